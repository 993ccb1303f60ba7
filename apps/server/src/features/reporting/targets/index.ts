export { type MonthTarget, sumTargets, type TargetSum, targetsOfMonth } from './targets.queries.ts'
export { Month } from './targets.schemas.ts'
