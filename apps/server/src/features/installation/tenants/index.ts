export { createTenant } from './create-tenant.ts'
export { startClock, stopClock } from './clock.queries.ts'
export { findRemoval, requestRemoval } from './removal.queries.ts'
export { removeTestTenant } from './remove-test-tenant.ts'
