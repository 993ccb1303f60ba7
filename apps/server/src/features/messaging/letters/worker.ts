// What rendering workers use: they load neither operations nor SQL.
export { type LetterJob, letterOf } from './letter.ts'
