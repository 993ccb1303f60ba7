export { createCaseGroup } from './case-groups.registry.ts'
