export { createPromise } from './create-promise.ts'
export { brokenPromiseItems, brokenPromises, followUpItems } from './promises.queries.ts'
