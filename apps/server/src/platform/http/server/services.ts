import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../clock/clock.ts'
import type { Database } from '../../database/database.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { WatchedFolder } from '../../files/watched-folder.ts'
import type { SingleFlight } from '../../commands/single-flight.ts'
import type { Authenticator } from '../../identity/authenticator.ts'
import type { Principal } from '../../identity/principal.ts'
import type { Session } from '../../identity/session.ts'
import type { OutboundGuard } from '../../outbound/outbound-guard.ts'
import type { SecretBox } from '../../secrets/secret-box.ts'
import type { AddressGuard } from './address-guard.ts'
import type { LiveStreams } from '../streams/live-streams.ts'
import type { Operation } from '../operations/operation.ts'
import type { RefusalRecorder } from '../callers/refusals.ts'
import type { SharedRateLimit } from './shared-rate-limit.ts'
import type { Upload } from '../operations/uploads.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation
    /** The response contains a secret and must not be compressed. */
    showsSecret?: boolean
    /** The maximum number of values in the JSON body. */
    bodyValuesMax?: number
  }
  interface FastifyRequest {
    principal: Principal | undefined
    session: Session | undefined
    idempotency: { readonly key: string; readonly fingerprint: Buffer } | undefined
    /** Files whose content the request has stored. */
    keptFiles: readonly Upload[] | undefined
  }
}

/** What requests are served with. Created once per process. */
export interface Services {
  readonly database: Database
  readonly files: FileStore
  readonly secrets: SecretBox
  readonly outbound: OutboundGuard
  /** Whether a mail server is configured. Without one, e-mails wait in the outbox. */
  readonly isMailConfigured: boolean
  /** From where bank statements are imported, with a folder for each tenant; undefined if from nowhere. */
  readonly bankFolder: WatchedFolder | undefined
  /** The folder into which print batches are handed over, with a folder for each tenant; undefined if there is none. */
  readonly printFolder: string | undefined
  readonly clock: Clock
  readonly authenticator: Authenticator
  readonly rateLimit: SharedRateLimit
  readonly singleFlight: SingleFlight
  readonly signInGuard: AddressGuard
  readonly refusals: RefusalRecorder
  readonly streams: LiveStreams
  /** The URL at which browsers reach the service. */
  readonly publicUrl: () => string
}

export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
