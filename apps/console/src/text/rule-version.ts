import { formatMoment } from './format.ts'
import { wordsText } from './words.text.ts'

/** The version of a rule pack: the number of the shipped rows and, after a plus, when the tenant changed its own. */
export function formatRuleVersion(packVersion: string): string {
  const [version = '', changedAt] = packVersion.split('+')
  return changedAt === undefined
    ? wordsText.t('rulesVersion', { version })
    : wordsText.t('rulesVersionOwn', { version, when: formatMoment(changedAt) })
}
