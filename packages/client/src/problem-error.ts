import type { components } from './generated/schema.ts'

type Problem = components['schemas']['Problem']

/** The codes that the service refuses with; each is explained at `/problems/{code}`. */
export type ProblemCode = Problem['code']

const standardMembers: ReadonlySet<string> = new Set<keyof Problem>([
  ...(['type', 'title', 'status', 'detail', 'instance', 'message', 'code', 'errors', 'requestId'] as const),
])

/** What is wrong with one field; `path` is a JSON pointer into what was sent. */
export interface FieldError {
  readonly path: string
  readonly message: string
}

/** A refusal of the service, or the news that no answer came at all (`code` is then `no-answer`). */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly code: ProblemCode | 'no-answer'
  readonly status: number
  readonly title: string
  readonly detail: string
  readonly errors: readonly FieldError[]
  readonly requestId: string | undefined
  /** Facts beyond the standard members, such as `outstanding`. */
  readonly facts: Readonly<Record<string, unknown>>
  /** How long to wait before trying again, where the service said so. */
  readonly retryAfterMs: number | undefined

  constructor(problem: Partial<Problem>, more: { status: number; retryAfterMs?: number | undefined; cause?: unknown }) {
    const { title, detail, code, errors, requestId } = problem
    super(detail ?? title ?? 'The service refused the request.', { cause: more.cause })
    this.code = code ?? 'internal'
    this.status = more.status
    this.title = title ?? ''
    this.detail = detail ?? ''
    this.errors = errors ?? []
    this.requestId = requestId
    this.facts = Object.fromEntries(Object.entries(problem).filter(([name]) => !standardMembers.has(name)))
    this.retryAfterMs = more.retryAfterMs
  }

  /** The problem of a request that no answer came to; whether it had an effect is not known. */
  static noAnswer(cause: unknown): ProblemError {
    const error = new ProblemError(
      { title: 'No answer', detail: 'The service could not be reached.' },
      { status: 0, cause },
    )
    return Object.assign(error, { code: 'no-answer' as const })
  }

  /** Reads a refusal from an answer, whatever form it has. */
  static async from(response: Response): Promise<ProblemError> {
    const text = await response.text().catch(() => '')
    const after = Number(response.headers.get('retry-after') ?? Number.NaN)
    return new ProblemError(parseProblem(text, response), {
      status: response.status,
      retryAfterMs: Number.isFinite(after) ? after * 1_000 : undefined,
    })
  }
}

function parseProblem(text: string, response: Response): Partial<Problem> {
  const requestId = response.headers.get('request-id')
  const known = requestId === null ? {} : { requestId }
  try {
    return { ...known, ...(JSON.parse(text) as Partial<Problem>) }
  } catch {
    // A proxy on the way may answer for the service, in its own words.
    return { ...known, code: response.status === 503 ? 'unavailable' : 'internal', title: response.statusText }
  }
}
