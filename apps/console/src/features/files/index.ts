export { AttachButton, AttachedList } from './attach-files.tsx'
export { FileList } from './file-list.tsx'
export { type StoredFile, useAttachments } from './use-attachments.ts'
