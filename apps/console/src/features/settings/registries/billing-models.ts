import { client } from '../../../api/client.ts'
import { defineRegistry } from '../../registry/index.ts'
import { CommissionInput, FeesInput, showCommission, showFees } from './billing-model-inputs.tsx'
import { billingModelsText } from './billing-models.text.ts'
import { currencies, descriptionField, nameField, words } from './known-fields.ts'

const { t } = billingModelsText

/** The terms of settlements. */
export const billingModels = defineRegistry({
  key: 'billing-models',
  title: () => t('billingModels'),
  about: () => t('billingModelsAbout'),
  newLabel: () => t('newBillingModel'),
  readScope: 'read:billing',
  writeScope: 'write:billing',
  param: 'billingModelId',
  list: client.billingModels.list,
  get: client.billingModels.get,
  create: client.billingModels.create,
  patch: client.billingModels.patch,
  remove: client.billingModels.delete,
  idOf: ({ billingModelId }) => billingModelId,
  nameOf: ({ name }) => name,
  fields: [
    nameField,
    {
      kind: 'textarea',
      name: 'description',
      label: descriptionField.label,
    },
    {
      kind: 'choice',
      name: 'currency',
      label: () => t('currency'),
      hint: () => t('anyCurrency'),
      choices: currencies,
      column: { width: '96px', isWideOnly: true },
    },
    {
      kind: 'custom',
      name: 'commission',
      label: () => t('commission'),
      initial: { basis: 'age', bands: [{ from: 0, rateBasisPoints: 0 }] },
      Input: CommissionInput,
      show: showCommission,
      column: { width: 'minmax(160px, 2fr)' },
    },
    {
      kind: 'custom',
      name: 'fees',
      label: () => t('fees'),
      initial: [],
      Input: FeesInput,
      show: showFees,
      column: { width: 'minmax(160px, 2fr)', isWideOnly: true },
    },
    {
      kind: 'percent',
      name: 'vatRateBasisPoints',
      label: () => t('vat'),
      initial: 2_500,
      column: { width: '104px', align: 'right', isWideOnly: true },
    },
    {
      kind: 'many',
      name: 'keptByCollector',
      label: () => t('kept'),
      initial: [],
      choices: words(t, 'interest', 'fee', 'cost', 'compensation', 'payout'),
    },
    { kind: 'amount', name: 'minimumCommission', label: () => t('minimumCommission'), initial: 0 },
    { kind: 'amount', name: 'minimumPayout', label: () => t('minimumPayout'), initial: 0 },
  ],
})
