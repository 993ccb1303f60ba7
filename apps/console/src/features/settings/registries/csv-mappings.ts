import { client } from '../../../api/client.ts'
import { defineRegistry } from '../../registry/index.ts'
import { AccountInput, ColumnsInput, showColumns } from './csv-mapping-inputs.tsx'
import { csvMappingsText } from './csv-mappings.text.ts'
import { codes, nameField } from './known-fields.ts'

const { t } = csvMappingsText

/** How CSV statements are read, by bank. */
export const csvMappings = defineRegistry({
  key: 'csv-mappings',
  title: () => t('title'),
  about: () => t('about'),
  newLabel: () => t('newMapping'),
  readScope: 'read:bank-statements',
  writeScope: 'write:bank-statements',
  param: 'bankCsvMappingId',
  list: client.bankStatements.listBankCsvMappings,
  get: client.bankStatements.getBankCsvMapping,
  create: client.bankStatements.createBankCsvMapping,
  patch: client.bankStatements.patchBankCsvMapping,
  remove: client.bankStatements.deleteBankCsvMapping,
  idOf: ({ bankCsvMappingId }) => bankCsvMappingId,
  nameOf: ({ name }) => name,
  fields: [
    nameField,
    {
      ...{ kind: 'custom', name: 'transactionAccountId', isRequired: true, isFixed: true },
      label: () => t('account'),
      Input: AccountInput,
      show: () => '',
    },
    {
      ...{ kind: 'choice', name: 'delimiter', initial: ';', isRequired: true },
      label: () => t('delimiter'),
      choices: () => [
        { value: ';', label: t('semicolon') },
        { value: ',', label: t('comma') },
        { value: 'tab', label: t('tab') },
      ],
    },
    {
      ...{ kind: 'choice', name: 'decimalSeparator', initial: ',', isRequired: true },
      label: () => t('decimal'),
      choices: () => [
        { value: ',', label: t('comma') },
        { value: '.', label: t('point') },
      ],
    },
    {
      ...{ kind: 'choice', name: 'dateFormat', initial: 'DD-MM-YYYY', isRequired: true },
      label: () => t('dateFormat'),
      choices: codes('DD-MM-YYYY', 'DD.MM.YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD', 'YYYYMMDD'),
      column: { width: '136px', isWideOnly: true },
    },
    {
      ...{ kind: 'number', name: 'skippedLines', initial: 0, isRequired: true },
      label: () => t('skippedLines'),
    },
    {
      ...{ kind: 'custom', name: 'columns', isRequired: true },
      label: () => t('columns'),
      hint: () => t('columnsHint'),
      Input: ColumnsInput,
      show: showColumns,
      column: { width: 'minmax(160px, 2fr)', isWideOnly: true },
    },
  ],
})
