export { type Demo, type DemoOptions, ensureDemo, fillDemo, isDemoFilled, openDemo } from './demo-tenant.ts'
