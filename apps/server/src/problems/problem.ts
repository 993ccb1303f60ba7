import { inLanguage, type Language, message, type Message, type MessageOf, messagesIn, type Noun } from './message.ts'
import { sharedProblems } from './shared-problems.ts'

/** What a problem means and how to fix the request, for the page at `/problems/{code}`. */
export interface ProblemWords {
  readonly title: string
  readonly meaning: string
  readonly howToFix: string
}

/** A problem the API can return. The meaning of a code never changes. */
export interface ProblemDefinition {
  readonly status: number
  /** The rejected request is recorded on the audit trail. */
  readonly isAudited?: true
  readonly en: ProblemWords
  readonly da: ProblemWords
}

/** Problems by their code. */
export type ProblemDefinitions = Readonly<Record<string, ProblemDefinition>>

/** What is wrong with one field. The path is a JSON pointer into the body, or the name of a parameter. */
export interface FieldError {
  readonly path: string
  readonly message: Message
}

export interface ProblemOptions {
  /** All invalid fields. */
  readonly errors?: readonly FieldError[]
  /** Further members of the problem that help a program to react, such as `outstanding`. */
  readonly extensions?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}

/** An expected error. `detail` says what is wrong and how to fix it; logs have it in English. */
export class Problem extends Error {
  readonly code: string
  readonly definition: ProblemDefinition
  readonly detail: Message
  readonly options: ProblemOptions

  constructor(code: string, { definition, detail, options }: ProblemParts) {
    super(inLanguage(detail, 'en'))
    this.name = 'Problem'
    this.code = code
    this.definition = definition
    this.detail = detail
    this.options = options
  }

  get status(): number {
    return this.definition.status
  }
}

/** A problem as plain data, which can pass between threads. */
export type ProblemParts = Pick<Problem, 'definition' | 'detail' | 'options'>

type ProblemOf<Code extends string> = (code: Code, detail: Message, options?: ProblemOptions) => Problem

interface DefinedProblems<Own extends ProblemDefinitions, Texts extends Readonly<Record<string, string>>> {
  /** Creates a problem of the feature or a shared one. */
  readonly problem: ProblemOf<(keyof Own & string) | keyof typeof sharedProblems>
  readonly message: MessageOf<keyof Texts & string>
  readonly definitions: Own
  readonly texts: Texts
}

/** Declares the problems and texts of a feature, in both languages. */
export function defineProblems<
  const Own extends ProblemDefinitions,
  const Texts extends Readonly<Record<string, string>>,
>({ problems, texts }: { readonly problems: Own; readonly texts: Texts }): DefinedProblems<Own, Texts> {
  const known = new Map<string, ProblemDefinition>(Object.entries({ ...sharedProblems, ...problems }))
  return {
    problem: (code, detail, options = {}) => {
      const definition = known.get(code)
      if (definition === undefined) throw new TypeError(`The problem ${code} is not declared.`)
      return new Problem(code, { definition, detail, options })
    },
    message: messagesIn(texts),
    definitions: problems,
    texts,
  }
}

/** Creates a shared problem. */
export const { problem } = defineProblems({ problems: {}, texts: {} })

/** Returns the row, or throws a 404 with this detail if there is none. */
export function requireFound<Row>(row: Row | undefined, detail: Message): Row {
  if (row === undefined) throw problem('not-found', detail)
  return row
}

/** Returns the first row, or throws a 404 with this detail if there is none. */
export function requireFirst<Row>(rows: readonly Row[], detail: Message): Row {
  return requireFound(rows[0], detail)
}

/** The errors with their messages in this language. */
export function errorsIn(errors: readonly FieldError[], language: Language): { path: string; message: string }[] {
  return errors.map((error) => ({ path: error.path, message: inLanguage(error.message, language) }))
}

/** The message for a field whose id does not exist on this tenant. */
export function noMatch(what: Noun): Message {
  return message('does not match any {0}', message(what))
}

/** The problem that an id in the body or query does not exist on this tenant. */
export function unknownReference(path: string, what: Noun): Problem {
  return problem('unknown-reference', message('There is no {0} with this id.', message(what)), {
    errors: [{ path, message: noMatch(what) }],
  })
}

/** The same for several ids; each error names what is missing. */
export function unknownReferences(errors: readonly FieldError[]): Problem {
  const place = errors[0]?.path ?? message('The request')
  return problem('unknown-reference', firstOf(errors, place, message('does not match anything')), { errors })
}

/** The problem that values do not match their schema or a rule. */
export function validationFailed(errors: readonly FieldError[]): Problem {
  const [first] = errors
  const place = first === undefined || first.path === '' ? message('The body') : first.path
  return problem('validation-failed', firstOf(errors, place, message('is not valid')), { errors })
}

function firstOf(errors: readonly FieldError[], place: string | Message, otherwise: Message): Message {
  const first = errors[0]?.message ?? otherwise
  const others = errors.length - 1
  return others > 0 ? message('{0} {1} (and {2} more).', place, first, others) : message('{0} {1}.', place, first)
}
