import type { Section } from '../registry/index.ts'
import { exportsText } from './exports/exports.text.ts'
import { planRulesText } from './payment-plans/plan-rules.text.ts'
import { registries } from './registries/registries.ts'
import { settingsText } from './settings.text.ts'

const { t } = settingsText

/** The groups of sections, in their order, with the registries in each. */
const groups = {
  groupOrganisation: ['users', 'contacts', 'collectors'],
  groupCasework: ['case-groups', 'property-types', 'update-types', 'end-reasons', 'workflows'],
  groupFinance: ['voucher-types', 'billing-models', 'transaction-accounts', 'csv-mappings'],
  groupCommunication: ['mailboxes', 'adapters'],
  groupLaw: ['rule-rows'],
  groupData: [],
} as const satisfies Readonly<Record<string, readonly string[]>>
type Group = keyof typeof groups

/** The sections that are no registries, and come before those of their group. */
const others: Readonly<Partial<Record<Group, readonly Section[]>>> = {
  groupOrganisation: [{ to: '/settings/tenant', label: () => t('tenant'), scope: 'read:settings' }],
  groupFinance: [{ to: '/settings/payment-plans', label: () => planRulesText.t('title'), scope: 'read:payment-plans' }],
  groupCommunication: [{ to: '/settings/templates', label: () => t('templates'), scope: 'read:templates' }],
  groupLaw: [{ to: '/settings/rule-packs', label: () => t('rulePacks'), scope: 'read:rule-packs' }],
  groupData: [
    { to: '/settings/exports', label: () => exportsText.t('title'), scope: 'read:exports' },
    { to: '/settings/audit', label: () => t('audit'), scope: 'read:audit' },
  ],
}

function sectionsOf(group: Group): readonly Section[] {
  const keys: readonly string[] = groups[group]
  const own = keys.flatMap((key) => registries.filter((registry) => registry.key === key))
  const ofRegistries = own.map(({ key, title, readScope }) => ({
    ...{ to: `/settings/${key}`, label: title, scope: readScope },
  }))
  return [...(others[group] ?? []), ...ofRegistries].map((section) => ({ ...section, group: () => t(group) }))
}

/** The sections of the settings, the user's own first, then by what they are for. */
export const sections: readonly Section[] = [
  { to: '/settings/account', label: () => t('account') },
  ...(Object.keys(groups) as Group[]).flatMap(sectionsOf),
]
