import { catalogue, type ProblemCode } from './catalogue.data.ts'

/** What was wrong with one field; the path is a JSON pointer into the body, or names a parameter. */
export interface FieldError {
  readonly path: string
  readonly message: string
}

export interface ProblemOptions {
  /** All bad fields at once. */
  readonly errors?: readonly FieldError[]
  /** Further members of the problem body that help a program to react, such as `outstanding`. */
  readonly extensions?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}

/** An expected refusal: whoever throws it says in `detail` what was wrong and how to mend it. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly options: ProblemOptions

  constructor(code: ProblemCode, detail: string, options: ProblemOptions = {}) {
    super(detail)
    this.name = 'Problem'
    this.code = code
    this.options = options
  }

  get status(): number {
    return catalogue[this.code].status
  }
}

/** A thing named in the body or the query that this tenant does not have. */
export function unknownReference(path: string, what: string): Problem {
  return new Problem('unknown-reference', `There is no ${what} with this id on the tenant.`, {
    errors: [{ path, message: `names no ${what} of this tenant` }],
  })
}

/** Several such things, all named at once; each error says what is missing in its own words. */
export function unknownReferences(errors: readonly FieldError[]): Problem {
  const [first] = errors
  const others = errors.length > 1 ? ` (and ${errors.length - 1} more)` : ''
  return new Problem(
    'unknown-reference',
    `${first?.path ?? 'The request'} ${first?.message ?? 'names nothing'}${others}.`,
    { errors },
  )
}

/** Values that do not fit what is expected of them, all named at once. */
export function validationFailed(errors: readonly FieldError[]): Problem {
  const [first] = errors
  const place = first === undefined || first.path === '' ? 'The body' : first.path
  const others = errors.length > 1 ? ` (and ${errors.length - 1} more)` : ''
  return new Problem('validation-failed', `${place} ${first?.message ?? 'is not valid'}${others}.`, { errors })
}
