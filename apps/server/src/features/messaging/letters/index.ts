export { createDocument } from './create-document.ts'
export { fileNameOf } from './letters.rules.ts'
export { type MadeLetter, makeLetter } from './make-letter.ts'
export { renderLetter } from './set-letter.ts'
