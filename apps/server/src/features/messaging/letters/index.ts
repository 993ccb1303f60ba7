export { createDocument } from './create-document.ts'
export { type MadeLetter, makeLetter } from './make-letter.ts'
export { reprintLetter } from './open-letter.ts'
export { renderLetter } from './set-letter.ts'
