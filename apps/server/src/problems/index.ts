export { catalogue, type ProblemCode, type ProblemDefinition } from './catalogue.data.ts'
export { Problem, unknownReference, unknownReferences, validationFailed, type FieldError } from './problem.ts'
