// What rendering workers use: they load neither operations nor SQL.
export { readMail, readMailHead } from './read-mail.ts'
