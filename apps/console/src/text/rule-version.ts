import { formatMoment } from './format.ts'
import { ruleVersionText } from './rule-version.text.ts'

/** The version of a rule pack: the number of the shipped rows and, after a plus, when the tenant changed its own. */
export function formatRuleVersion(packVersion: string): string {
  const [version = '', changedAt] = packVersion.split('+')
  return changedAt === undefined
    ? ruleVersionText.t('shipped', { version })
    : ruleVersionText.t('changed', { version, when: formatMoment(changedAt) })
}
