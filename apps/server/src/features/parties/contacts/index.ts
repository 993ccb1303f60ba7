export { exampleIds } from './contacts.demo.ts'
