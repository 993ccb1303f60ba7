export { createDocument } from './create-document.ts'
export { letterOperations } from './letters.routes.ts'
export { makeLetter } from './make-letter.ts'
