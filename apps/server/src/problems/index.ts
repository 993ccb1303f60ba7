export {
  chain,
  inLanguage,
  languages,
  message,
  shownAmount,
  type Language,
  type Message,
  type MessageValue,
  type Noun,
  type UsedBy,
} from './message.ts'
export {
  defineProblems,
  errorsIn,
  noMatch,
  problem,
  Problem,
  requireFirst,
  requireFound,
  unknownReference,
  unknownReferences,
  validationFailed,
  type FieldError,
  type ProblemDefinition,
  type ProblemDefinitions,
  type ProblemParts,
} from './problem.ts'
export { sharedProblems } from './shared-problems.ts'
