export { brokenPromises } from './promises.queries.ts'
