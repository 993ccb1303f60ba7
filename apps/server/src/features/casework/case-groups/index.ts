export { createCaseGroup } from './create-case-group.ts'
