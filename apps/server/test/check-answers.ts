import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifyInstance } from 'fastify'
import { problems } from '../src/app.ts'
import type { Operation } from '../src/platform/http/operations/operation.ts'
import { commonProblems } from '../src/platform/http/reference/openapi.ts'

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, strictRequired: false })
addFormats(ajv)
ajv.addFormat('timestamp', true)
ajv.addFormat('binary', true)

/**
 * Checks every response in every test against the declaration of its operation: the status, the schema, and the problem
 * code. A response that violates its declaration becomes a 599, which no test expects.
 */
export function checkAnswers(app: FastifyInstance): Promise<void> {
  const validators = new Map<string, ReturnType<typeof ajv.compile>>()
  app.addHook('onSend', (request, reply, payload, done) => {
    const { operation } = request.routeOptions.config
    const complaint = operation && complaintAbout(operation, reply.statusCode, payload, validators)
    if (complaint === undefined) {
      done(null, payload)
      return
    }
    reply.code(599).type('text/plain')
    done(null, `${operation?.id ?? ''} broke its declaration: ${complaint}`)
  })
  return Promise.resolve()
}

function complaintAbout(
  operation: Operation,
  status: number,
  payload: unknown,
  validators: Map<string, ReturnType<typeof ajv.compile>>,
): string | undefined {
  if (status >= 400) {
    const { code } = JSON.parse(String(payload)) as { code: string }
    const isDeclared = [...commonProblems(operation), ...operation.problems].includes(code)
    if (!isDeclared) return `the problem ${code} is not declared`
    return problems[code]?.status === status ? undefined : `${code} came with status ${status}`
  }
  if (status === 304 && operation.kind === 'read') return undefined
  if (status !== operation.success.status) return `status ${status} instead of ${operation.success.status}`
  if (operation.success.body === undefined) return undefined
  let validate = validators.get(operation.id)
  if (validate === undefined) {
    validate = ajv.compile(operation.success.body)
    validators.set(operation.id, validate)
  }
  return validate(JSON.parse(String(payload))) ? undefined : ajv.errorsText(validate.errors)
}
