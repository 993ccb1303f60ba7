export { type ClockWorker, runClockMoves } from './run-clock-moves.ts'
export { createClockMove } from './create-clock-move.ts'
export { getClockMove, getTestClock } from './read-clock.ts'
