import multipart from '@fastify/multipart'
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { problem, message } from '../../../problems/index.ts'
import { newId } from '../../ids.ts'
import { compressAnswers } from './compression.ts'
import { type ConstraintProblems, problemFor, sendProblem } from '../errors/error-reply.ts'
import { readJsonBodies, refuseEncodedBodies } from '../operations/json-body.ts'
import { isBrowsing, sendNotFoundPage } from '../pages/not-found-page.ts'
import type { Operation } from '../operations/operation.ts'
import { recordRefusal } from '../callers/record-refusal.ts'
import { registerOperation } from '../operations/register-operation.ts'
import { serializerOf } from '../operations/serializer.ts'
import { answerInYaml } from '../operations/yaml.ts'
import { scopesByRole } from '../callers/role-scopes.ts'
import type { Services } from './services.ts'
import { closeSlowBodies, serverTimeouts } from './slow-clients.ts'

export interface ServerOptions {
  readonly services: Services
  readonly operations: readonly Operation[]
  readonly constraints: ConstraintProblems
  readonly logger: Logger
  readonly trustProxy: readonly string[]
  /** Adds pages and hooks besides the operations. */
  readonly extend?: (app: FastifyInstance) => Promise<void>
}

/** What browsers may do with our responses: only display them. Our own pages set a content policy of their own. */
const securityHeaders = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

/** Creates the HTTP server with all declared operations. It does not listen yet. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.logger,
    // `logAnswers` writes one line per response, without addresses or bodies.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: newId,
    requestIdHeader: false,
    bodyLimit: 1024 * 1024,
    forceCloseConnections: 'idle',
    trustProxy: options.trustProxy.length > 0 ? [...options.trustProxy] : false,
    http: serverTimeouts,
    keepAliveTimeout: serverTimeouts.keepAliveTimeout,
    requestTimeout: serverTimeouts.requestTimeout,
    routerOptions: { maxParamLength: 1_000 },
    frameworkErrors: (error, request, reply) => {
      // No hook ran for this response.
      reply.headers(headersOfEveryAnswer(request))
      sendProblem(
        request,
        reply,
        problemFor(error, {}) ?? problem('bad-request', message('The address could not be read.')),
      )
    },
  }) as unknown as FastifyInstance
  app.setSerializerCompiler(({ schema }) => {
    // Compiled on first use, as with request schemas.
    let compiled: ((answer: unknown) => string) | undefined
    return (answer) => (compiled ??= serializerOf(schema))(answer)
  })
  app.decorateRequest('principal', undefined)
  app.decorateRequest('session', undefined)
  app.decorateRequest('idempotency', undefined)
  app.decorateRequest('keptFiles', undefined)
  closeSlowBodies(app)
  await app.register(multipart, {
    // No limit of `parts`: parts beyond it have no error handler, so that a form which breaks off there would end the process.
    limits: { files: 1, fields: 10, fileSize: 25 * 1024 * 1024, fieldSize: 10_000 },
  })
  refuseEncodedBodies(app)
  readJsonBodies(app)
  addHeadersOfEveryAnswer(app)
  closeConnectionsWhenStopping(app)
  answerErrors(app, options)
  await options.extend?.(app)
  answerInYaml(app)
  compressAnswers(app)
  const { services, operations } = options
  const reads = operations.filter((operation) => operation.kind === 'read')
  const all = { scopesOfRole: scopesByRole(operations), reads }
  for (const operation of operations) registerOperation(app, services, operation, all)
  return app
}

/** Every response has its request id and the security headers, and caches must not store tenant data. */
function addHeadersOfEveryAnswer(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOfEveryAnswer(request))
    done()
  })
}

/** While stopping, closes each connection after its last response. Otherwise idle connections would delay the stop. */
function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', (done) => {
    isStopping = true
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) reply.header('connection', 'close')
    done(null, payload)
  })
}

function headersOfEveryAnswer(request: FastifyRequest): Record<string, string> {
  return { ...securityHeaders, 'request-id': request.id, 'cache-control': 'no-store' }
}

function answerErrors(app: FastifyInstance, options: ServerOptions): void {
  app.setErrorHandler((error, request, reply) => {
    const known = problemFor(error, options.constraints)
    if (known === undefined) request.log.error({ err: error }, 'a request met a fault')
    else if (known.status >= 500) request.log.warn({ err: error }, 'a request could not be answered')
    if (known?.definition.isAudited === true) recordRefusal(options.services, request, known.code)
    return sendProblem(
      request,
      reply,
      known ?? problem('internal', message('Something went wrong on our side. Report the requestId if it persists.')),
    )
  })
  const routes: Route[] = []
  app.addHook('onRoute', ({ method, url }) => {
    routes.push({ path: url, methods: [method].flat() })
  })
  app.setNotFoundHandler((request, reply) => answerNotFound(routes, request, reply))
}

interface Route {
  readonly path: string
  readonly methods: readonly string[]
}

function answerNotFound(routes: readonly Route[], request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?', 1)[0] ?? ''
  const allowed = routes.filter((route) => matches(route.path, path)).flatMap((route) => route.methods)
  if (allowed.length === 0 && isBrowsing(request)) return sendNotFoundPage(request, reply)
  if (allowed.length === 0)
    return sendProblem(request, reply, problem('route-not-found', message('There is no such address.')))
  const allow = [...new Set(allowed)].sort().join(', ')
  return sendProblem(
    request,
    reply,
    problem('method-not-allowed', message('This address supports {0}.', allow), { headers: { allow } }),
  )
}

function matches(pattern: string, path: string): boolean {
  const expected = pattern.split('/')
  const actual = path.split('/')
  return (
    expected.length === actual.length &&
    expected.every((step, index) => step === actual[index] || (step.startsWith(':') && actual[index] !== ''))
  )
}
