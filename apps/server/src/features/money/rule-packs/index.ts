export {
  capDaysMax,
  type Channel,
  channels,
  type ContactCapRule,
  type ContactHoursRule,
  type DayCount,
  type Hours,
  isInterruption,
  type LimitationRule,
  type PackName,
  packs,
  type PaymentOrderRule,
  type RuleName,
  shippedVersion,
} from './rule-packs.data.ts'
export { listContactRows, listPackRows, type PackRow } from './rule-packs.queries.ts'
export { ruleOn } from './rule-packs.rules.ts'
export { isLaxerRow, packVersion } from './rule-packs-view.ts'
export { RulePackName } from './rule-packs.schemas.ts'
