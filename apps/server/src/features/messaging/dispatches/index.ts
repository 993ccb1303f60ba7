export { resealChannelSecrets } from './change-channel.ts'
