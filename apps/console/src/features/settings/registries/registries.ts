import { client } from '../../../api/client.ts'
import { endReasonName, updateName, voucherTypeName } from '../../cases/index.ts'
import { defineRegistry, type Registry } from '../../registry/index.ts'
import { messageRegistries } from '../message-registries.ts'
import { users } from '../users/users.tsx'
import { csvMappings } from './csv-mappings.ts'
import { ruleRows } from './rule-rows.ts'
import { workflows } from './workflows.ts'
import { billingModels } from './billing-models.ts'
import { updateTypeDescriptionField } from './update-type-field.ts'
import {
  bankAccountField,
  handleField,
  labelField,
  nameField,
  phoneField,
  registryIdentifierField,
  standardColumns,
  standardLock,
  words,
} from './known-fields.ts'
import { registriesText } from './registries.text.ts'
import { transactionAccounts } from './transaction-accounts.ts'

const { t } = registriesText

const contacts = defineRegistry({
  key: 'contacts',
  title: () => t('contacts'),
  about: () => t('contactsAbout'),
  newLabel: () => t('newContact'),
  readScope: 'read:contacts',
  writeScope: 'write:contacts',
  param: 'contactId',
  ...pick(client.contacts),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  isSearchable: true,
  fields: [
    nameField,
    {
      kind: 'email',
      name: 'email',
      label: () => t('email'),
      column: { width: 'minmax(216px, 2fr)', isWideOnly: true },
    },
    phoneField,
    registryIdentifierField,
    bankAccountField,
  ],
})

const voucherTypes = defineRegistry({
  key: 'voucher-types',
  title: () => t('voucherTypes'),
  about: () => t('voucherTypesAbout'),
  newLabel: () => t('newVoucherType'),
  readScope: 'read:voucher-types',
  writeScope: 'write:voucher-types',
  param: 'voucherTypeId',
  ...pick(client.voucherTypes),
  idOf: ({ voucherTypeId }) => voucherTypeId,
  nameOf: voucherTypeName,
  lockOf: standardLock,
  columns: standardColumns,
  fields: [
    labelField,
    handleField,
    {
      kind: 'choice',
      name: 'category',
      label: () => t('category'),
      isRequired: true,
      isFixed: true,
      choices: words(
        t,
        ...(['principal', 'interest', 'fee', 'cost', 'compensation', 'deposit', 'credit-note', 'write-off'] as const),
        'payout',
      ),
      column: { width: '140px' },
    },
    {
      kind: 'checkbox',
      name: 'payoutRecipient',
      label: () => t('payoutRecipient'),
      hint: () => t('payoutRecipientHint'),
      initial: false,
      column: { width: '200px', isWideOnly: true },
    },
  ],
})

const endReasons = defineRegistry({
  key: 'end-reasons',
  title: () => t('endReasons'),
  about: () => t('endReasonsAbout'),
  newLabel: () => t('newEndReason'),
  readScope: 'read:end-reasons',
  writeScope: 'write:end-reasons',
  param: 'endReasonId',
  ...pick({ ...client.endReasons, patch: client.endReasons.update }),
  idOf: ({ endReasonId }) => endReasonId,
  nameOf: endReasonName,
  lockOf: standardLock,
  columns: standardColumns,
  fields: [labelField, handleField],
})

const caseGroups = defineRegistry({
  key: 'case-groups',
  title: () => t('caseGroups'),
  about: () => t('caseGroupsAbout'),
  newLabel: () => t('newCaseGroup'),
  readScope: 'read:case-groups',
  writeScope: 'write:case-groups',
  param: 'caseGroupId',
  ...pick(client.caseGroups),
  idOf: ({ id }) => id,
  nameOf: ({ label }) => label,
  fields: [labelField],
})

const entities = words(t, 'case', 'case-voucher', 'creditor')

const propertyTypes = defineRegistry({
  key: 'property-types',
  title: () => t('propertyTypes'),
  about: () => t('propertyTypesAbout'),
  newLabel: () => t('newPropertyType'),
  readScope: 'read:properties',
  writeScope: 'write:properties',
  param: 'propertyTypeId',
  ...pick(client.propertyTypes),
  idOf: ({ propertyTypeId }) => propertyTypeId,
  nameOf: ({ label }) => label,
  filter: { name: 'entity', label: () => t('entity'), choices: entities },
  fields: [
    labelField,
    { ...handleField, isFixed: true },
    {
      kind: 'choice',
      name: 'entity',
      label: () => t('entity'),
      initial: 'case',
      isRequired: true,
      isFixed: true,
      choices: entities,
      column: { width: '120px', isWideOnly: true },
    },
    {
      kind: 'choice',
      name: 'type',
      label: () => t('type'),
      isRequired: true,
      isFixed: true,
      choices: () => [
        ...words(t, 'text', 'dropdown', 'checkbox', 'date', 'money', 'address', 'file')(),
        { value: 'number', label: t('numberKind') },
      ],
      column: { width: '120px' },
    },
    {
      kind: 'lines',
      name: 'options',
      label: () => t('options'),
      hint: () => t('optionsHint'),
      isShown: ({ type }) => type === 'dropdown',
      column: { width: 'minmax(120px, 2fr)', isWideOnly: true },
    },
  ],
})

const updateTypes = defineRegistry({
  key: 'update-types',
  title: () => t('updateTypes'),
  about: () => t('updateTypesAbout'),
  newLabel: () => t('newUpdateType'),
  readScope: 'read:updates',
  writeScope: 'write:updates',
  param: 'updateTypeId',
  list: client.updates.listTypes,
  get: client.updates.getType,
  create: client.updates.createType,
  patch: client.updates.patchType,
  remove: client.updates.deleteType,
  idOf: ({ updateTypeId }) => updateTypeId,
  nameOf: ({ label }) => updateName(label),
  fields: [
    labelField,
    updateTypeDescriptionField,
    {
      kind: 'choice',
      name: 'referenceType',
      label: () => t('referenceType'),
      initial: 'CASE',
      isRequired: true,
      choices: () => [
        { value: 'CASE', label: t('case') },
        { value: 'CUSTOMER', label: t('customer') },
        { value: 'CREDITOR', label: t('creditor') },
      ],
      column: { width: '104px', isWideOnly: true },
    },
    { kind: 'number', name: 'priority', label: () => t('priority'), initial: 0 },
    {
      kind: 'checkbox',
      name: 'pausing',
      label: () => t('pausing'),
      initial: false,
      column: { width: '120px' },
    },
    { kind: 'checkbox', name: 'selectable', label: () => t('selectable'), initial: true },
    { kind: 'checkbox', name: 'public', label: () => t('public'), initial: false },
    { kind: 'checkbox', name: 'important', label: () => t('important'), initial: false },
  ],
})

const collectors = defineRegistry({
  key: 'collectors',
  title: () => t('collectors'),
  about: () => t('collectorsAbout'),
  newLabel: () => t('newCollector'),
  readScope: 'read:collectors',
  writeScope: 'write:collectors',
  param: 'collectorId',
  ...pick(client.collectors),
  idOf: ({ collectorId }) => collectorId,
  nameOf: ({ name }) => name,
  fields: [nameField, registryIdentifierField],
})

/** The five operations that every registry has. */
function pick<List, Get, Create, Patch, Remove>(area: {
  readonly list: List
  readonly get: Get
  readonly create: Create
  readonly patch: Patch
  readonly delete: Remove
}): { list: List; get: Get; create: Create; patch: Patch; remove: Remove } {
  return { list: area.list, get: area.get, create: area.create, patch: area.patch, remove: area.delete }
}

export const registries: readonly Registry[] = [
  users,
  contacts,
  voucherTypes,
  endReasons,
  caseGroups,
  propertyTypes,
  updateTypes,
  collectors,
  workflows,
  billingModels,
  ruleRows,
  transactionAccounts,
  csvMappings,
  ...messageRegistries,
]
