export { type Bounce, readBounce } from './bounce.rules.ts'
export { reportBounce } from './report-bounce.ts'
