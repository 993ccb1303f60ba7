export { AttachButton, AttachedList } from './attach-files.tsx'
export { FileList } from './file-list.tsx'
export { filesText } from './files.text.ts'
export { type StoredFile, useAttachments } from './use-attachments.ts'
