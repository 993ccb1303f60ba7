import { client } from '../../../api/client.ts'
import { rulePackNames } from '../../../text/rule-pack-names.ts'
import { defineRegistry } from '../../registry/index.ts'
import { words } from './known-fields.ts'
import { ruleRowsText } from './rule-rows.text.ts'
import { RuleValueInput, showRuleValue } from './rule-value-input.tsx'

const { t } = ruleRowsText

export const rulePackChoices = words(t, ...rulePackNames)

/** The tenant's own rows of rule packs. */
export const ruleRows = defineRegistry({
  key: 'rule-rows',
  title: () => t('ruleRows'),
  about: () => t('ruleRowsAbout'),
  newLabel: () => t('newRuleRow'),
  readScope: 'read:rule-packs',
  writeScope: 'write:rule-packs',
  param: 'ruleRowId',
  list: client.rulePacks.listRuleRows,
  get: client.rulePacks.getRuleRow,
  create: client.rulePacks.createRuleRow,
  patch: client.rulePacks.patchRuleRow,
  idOf: ({ ruleRowId }) => ruleRowId,
  nameOf: ({ rule, pack }) => `${t(rule)} (${t(pack)})`,
  filter: { name: 'pack', label: () => t('rulePack'), choices: rulePackChoices },
  fields: [
    {
      kind: 'choice',
      name: 'pack',
      label: () => t('rulePack'),
      isRequired: true,
      isFixed: true,
      choices: rulePackChoices,
      column: { width: 'minmax(140px, 1fr)', isWideOnly: true },
    },
    {
      kind: 'choice',
      name: 'rule',
      label: () => t('rule'),
      isRequired: true,
      isFixed: true,
      choices: words(
        t,
        ...(['statutory-rate', 'day-count', 'interest-start-days', 'reminder-fee', 'collection-fee'] as const),
        ...(['plan-fee', 'compensation', 'cost-table', 'demand-deadline-days'] as const),
        ...(['allocation-order', 'dispute-answer-days', 'limitation', 'fees-after-breach'] as const),
        ...(['costs-after-demand', 'cost-vat', 'contract-rate-limit', 'debtor-earmarks'] as const),
        ...(['payment-order', 'court-fee'] as const),
        ...(['contact-hours', 'contact-cap'] as const),
      ),
      column: { width: 'minmax(200px, 2fr)' },
    },
    {
      kind: 'day',
      name: 'from',
      label: () => t('ruleFrom'),
      isRequired: true,
      isFixed: true,
      column: { width: '112px' },
    },
    {
      kind: 'day',
      name: 'until',
      label: () => t('ruleUntil'),
      hint: () => t('ruleUntilHint'),
      column: { width: '112px', isWideOnly: true },
    },
    {
      kind: 'custom',
      name: 'value',
      label: () => t('ruleValue'),
      hint: () => t('ruleValueHint'),
      isRequired: true,
      isFixed: true,
      Input: RuleValueInput,
      show: showRuleValue,
      column: { width: 'minmax(120px, 1fr)', isWideOnly: true },
    },
    { kind: 'text', name: 'source', label: () => t('ruleSource'), isRequired: true, isFixed: true, maxLength: 500 },
    { kind: 'checkbox', name: 'reviewed', label: () => t('ruleReviewed'), initial: false },
    { kind: 'textarea', name: 'reason', label: () => t('ruleReason'), hint: () => t('ruleReasonHint') },
  ],
})
