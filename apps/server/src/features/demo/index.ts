export { type Demo, ensureDemo } from './ensure-demo.ts'
