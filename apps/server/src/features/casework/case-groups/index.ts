export { demoGroupIds } from './case-groups.demo.ts'
