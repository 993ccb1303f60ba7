export { recordRequests } from './record-requests.ts'
export { RequestRecorder } from './request-recorder.ts'
