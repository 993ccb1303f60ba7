export { createPromise } from './create-promise.ts'
export { brokenPromiseItems, brokenPromises, followUpItems, promiseRows } from './promises.queries.ts'
