export { exampleIds } from './collectors.demo.ts'
