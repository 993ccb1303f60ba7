export { createDocument } from './create-document.ts'
export { makeLetter } from './make-letter.ts'
