export { type Demo, ensureDemo, isDemoFilled } from './ensure-demo.ts'
