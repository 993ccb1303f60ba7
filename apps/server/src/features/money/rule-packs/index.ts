export {
  type DayCount,
  type Interruption,
  type LimitationRule,
  type PackName,
  packs,
  type RuleName,
  shippedVersion,
} from './rule-packs.data.ts'
export { listPackRows, type PackRow } from './rule-packs.queries.ts'
export { ruleOn } from './rule-packs.rules.ts'
export { packVersion } from './rule-packs-view.ts'
export { RulePackName } from './rule-packs.schemas.ts'
