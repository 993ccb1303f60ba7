export { exampleIds } from './files.demo.ts'
export { deleteStoredFile } from './delete-file.ts'
export { eraseFiles } from './erase-files.ts'
export { addFiles, type KeptFile } from './add-files.ts'
export { downloadFile, fileHeaders, shownHeaders } from './download-file.ts'
export { contentKey } from './file-view.ts'
export { decodeBase64 } from './files.rules.ts'
export { lockFiles } from './files.queries.ts'
export { Base64Content, ClaimedContentType, type FileInput, FileName } from './files.schemas.ts'
export { inspectFile, keepInlineFiles } from './inline-files.ts'
export { listQuarantined } from './quarantine.queries.ts'
export { restoreFile } from './restore-file.ts'
export {
  extendFileSweepHold,
  type FileSweepHold,
  holdFileSweep,
  liftFileSweepHold,
  listFileSweepHolds,
  resumeFileSweep,
} from './sweep-holds.ts'
export { sweepOrphanFiles, type SweptFile } from './sweep-orphan-files.ts'
export { verifyFiles } from './verify-files.ts'
export { setFileQuota } from './set-file-quota.ts'
