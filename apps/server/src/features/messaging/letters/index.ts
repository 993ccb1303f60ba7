export { fileNameOf } from './letters.rules.ts'
export { renderLetter } from './set-letter.ts'
