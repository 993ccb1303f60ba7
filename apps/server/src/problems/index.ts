export { catalogue, type ProblemCode, type ProblemDefinition } from './catalogue.ts'
export { Problem, unknownReference, type FieldError } from './problem.ts'
