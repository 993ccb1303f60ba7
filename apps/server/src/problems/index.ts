export { catalogue, type ProblemCode, type ProblemDefinition } from './catalogue.ts'
export { Problem, unknownReference, unknownReferences, validationFailed, type FieldError } from './problem.ts'
