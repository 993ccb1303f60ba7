export { summaryOf } from './case-workflow-view.ts'
export { listAllPositions, type PositionRow } from './positions.queries.ts'
