export { brokenPromiseItems, brokenPromises, followUpItems } from './promises.queries.ts'
