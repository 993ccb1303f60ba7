import type { components } from './generated/schema.ts'

type Problem = components['schemas']['Problem']

/** The problem codes of the service; each is explained at `/problems/{code}`. */
export type ProblemCode = Problem['code']

const standardMembers: ReadonlySet<string> = new Set<keyof Problem>([
  ...(['type', 'title', 'status', 'detail', 'instance', 'message', 'code', 'errors', 'requestId'] as const),
])

/** What is wrong with a field; `path` is a JSON pointer into the request body. */
export interface FieldError {
  readonly path: string
  readonly message: string
}

/** A problem returned by the service, or the failure to get any response (then `code` is `no-answer`). */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly code: ProblemCode | 'no-answer'
  readonly status: number
  readonly title: string
  readonly detail: string
  readonly errors: readonly FieldError[]
  readonly requestId: string | undefined
  /** Members beyond the standard ones, such as `outstanding`. */
  readonly facts: Readonly<Record<string, unknown>>
  /** How long to wait before a retry, if the service specified it. */
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

  /** The problem of a request without a response. It is unknown whether it had an effect. */
  static noAnswer(cause: unknown): ProblemError {
    const error = new ProblemError(
      { title: 'No answer', detail: 'The service could not be reached.' },
      { status: 0, cause },
    )
    return Object.assign(error, { code: 'no-answer' as const })
  }

  /** Reads a problem from a response in any format. */
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
    // A proxy may respond instead of the service, in its own format.
    return { ...known, code: response.status === 503 ? 'unavailable' : 'internal', title: response.statusText }
  }
}
