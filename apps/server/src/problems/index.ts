export { catalogue, type ProblemCode } from './catalogue.data.ts'
export type { ProblemDefinition } from './catalogue/problem-definition.ts'
export {
  errorsIn,
  namesNo,
  Problem,
  requireFound,
  unknownReference,
  unknownReferences,
  validationFailed,
  wordsOf,
  type FieldError,
} from './problem.ts'
export {
  chain,
  inLanguage,
  languages,
  say,
  type Language,
  type Noun,
  type PlainText,
  type Said,
  type SaidValue,
  type UsedBy,
} from './say.ts'
