export { exampleIds } from './billings.demo.ts'
