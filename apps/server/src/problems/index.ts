export { catalogue, type ProblemCode } from './catalogue.data.ts'
export type { ProblemDefinition } from './catalogue/problem-definition.ts'
export { Problem, unknownReference, unknownReferences, validationFailed, type FieldError } from './problem.ts'
