export { TestClockBanner } from './test-clock-banner.tsx'
