export { createDocument } from './create-document.ts'
export { type MadeLetter, makeLetter } from './make-letter.ts'
export { letterBytes, reprintLetter } from './open-letter.ts'
export { renderLetter, setLetter } from './set-letter.ts'
