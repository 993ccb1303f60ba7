export { type DayCount, type PackName, shippedVersion } from './rule-packs.data.ts'
export { packVersion } from './rule-packs-view.ts'
export { RulePackName } from './rule-packs.schemas.ts'
