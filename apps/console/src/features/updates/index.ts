export { OwnUpdates } from './own-updates.tsx'
