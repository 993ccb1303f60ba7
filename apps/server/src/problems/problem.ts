import { catalogue, danishCatalogue, type ProblemCode } from './catalogue.data.ts'
import type { ProblemDefinition, ProblemWords } from './catalogue/problem-definition.ts'
import { inLanguage, type Language, type Noun, say, type Said } from './say.ts'

/** What was wrong with one field; the path is a JSON pointer into the body, or names a parameter. */
export interface FieldError {
  readonly path: string
  readonly message: Said
}

export interface ProblemOptions {
  /** All bad fields at once. */
  readonly errors?: readonly FieldError[]
  /** Further members of the problem body that help a program to react, such as `outstanding`. */
  readonly extensions?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}

/** An expected refusal: whoever throws it says in `detail` what was wrong and how to mend it. Logs have it in English. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly detail: Said
  readonly options: ProblemOptions

  constructor(code: ProblemCode, detail: Said, options: ProblemOptions = {}) {
    super(inLanguage(detail, 'en'))
    this.name = 'Problem'
    this.code = code
    this.detail = detail
    this.options = options
  }

  get status(): number {
    return catalogue[this.code].status
  }

  /** Whether it belongs on the audit trail. */
  get isAudited(): boolean {
    const definition: ProblemDefinition = catalogue[this.code]
    return definition.isAudited === true
  }
}

/** The row that was looked for; a 404 that says `detail` where there is none. */
export function requireFound<Row>(row: Row | undefined, detail: Said): Row {
  if (row === undefined) throw new Problem('not-found', detail)
  return row
}

/** What a code means, for a reader of this language. */
export function wordsOf(code: ProblemCode, language: Language): ProblemWords {
  return language === 'da' ? danishCatalogue[code] : catalogue[code]
}

/** What was wrong with fields, for a reader of this language. */
export function errorsIn(errors: readonly FieldError[], language: Language): { path: string; message: string }[] {
  return errors.map(({ path, message }) => ({ path, message: inLanguage(message, language) }))
}

/** Says of a field that the tenant does not have what it names. */
export function namesNo(what: Noun): Said {
  return say('names no {0} of this tenant', say(what))
}

/** A thing named in the body or the query that this tenant does not have. */
export function unknownReference(path: string, what: Noun): Problem {
  return new Problem('unknown-reference', say('There is no {0} with this id on the tenant.', say(what)), {
    errors: [{ path, message: namesNo(what) }],
  })
}

/** Several such things, all named at once; each error says what is missing in its own words. */
export function unknownReferences(errors: readonly FieldError[]): Problem {
  const place = errors[0]?.path ?? say('The request')
  return new Problem('unknown-reference', firstOf(errors, place, say('names nothing')), { errors })
}

/** Values that do not fit what is expected of them, all named at once. */
export function validationFailed(errors: readonly FieldError[]): Problem {
  const [first] = errors
  const place = first === undefined || first.path === '' ? say('The body') : first.path
  return new Problem('validation-failed', firstOf(errors, place, say('is not valid')), { errors })
}

function firstOf(errors: readonly FieldError[], place: string | Said, otherwise: Said): Said {
  const message = errors[0]?.message ?? otherwise
  const others = errors.length - 1
  return others > 0 ? say('{0} {1} (and {2} more).', place, message, others) : say('{0} {1}.', place, message)
}
