import { inject } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { buildApp } from '../src/app.ts'
import { Database } from '../src/platform/database/database.ts'
import { Listener } from '../src/platform/database/listener.ts'
import type { Services } from '../src/platform/http/server/services.ts'
import { SingleFlight } from '../src/platform/commands/single-flight.ts'
import { Authenticator } from '../src/platform/identity/authenticator.ts'
import { checkAnswers } from './check-answers.ts'
import { testPasses } from './template-database.ts'
import { type Answer, type RequestOptions, send, type TestApp } from './test-app.ts'

/** A second process of the service, from the database's point of view: with its own pool and caches. */
export interface SecondInstance {
  readonly app: FastifyInstance
  readonly services: Services
  /** Listens for changed tokens, if it was started with that. */
  readonly listener: Listener
  request(options: RequestOptions): Promise<Answer>
  close(): Promise<void>
}

/** Starts it on the same database, or through another URL. */
export async function startSecondInstance(
  api: TestApp,
  options: { url?: string; listenerUrl?: string; poolSize?: number; receivesChanges?: boolean } = {},
): Promise<SecondInstance> {
  const url = options.url ?? api.serviceUrl
  const database = new Database({
    url,
    passes: testPasses,
    poolSize: options.poolSize ?? 10,
    isDistributed: inject('isTemplateShared'),
    onIdleError: () => undefined,
  })
  const authenticator = new Authenticator(database, () => undefined)
  const listener = new Listener({
    url: options.listenerUrl ?? url,
    channels: {
      identity_changed: (tokenId) => {
        authenticator.forget(tokenId)
      },
    },
    onState: (isListening) => {
      authenticator.setReceivesChanges(isListening)
    },
  })
  if (options.receivesChanges === true) await listener.start()
  const services: Services = { ...api.services, database, authenticator, singleFlight: new SingleFlight() }
  const logger = pino({ level: process.env['TEST_LOG'] ?? 'silent' })
  const app = await buildApp({ services, logger, trustProxy: [], extend: checkAnswers })
  await app.ready()
  return {
    app,
    services,
    listener,
    request: (requestOptions) => send(app, { ...requestOptions, as: requestOptions.as ?? api.tenant }),
    close: async () => {
      await listener.stop()
      await app.close()
      await database.close()
    },
  }
}
