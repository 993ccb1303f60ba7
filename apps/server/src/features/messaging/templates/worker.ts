// What rendering workers use: they load neither operations nor SQL.
export { checkTemplate, fillTemplate } from './fill-template.ts'
