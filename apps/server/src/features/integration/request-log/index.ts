export { recordRequests } from './record-requests.ts'
export { RequestRecorder } from './request-recorder.ts'
export { sweepOldRequests } from './sweep-old-requests.ts'
