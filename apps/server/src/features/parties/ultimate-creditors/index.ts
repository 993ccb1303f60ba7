export { exampleIds } from './ultimate-creditors.demo.ts'
