import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Statement } from '../../database/sql.ts'
import { readPositionCookie, writePositionCookie } from '../callers/session-cookie.ts'
import type { Services } from '../server/services.ts'
import type { ReadOperation } from './operation.ts'

/** The header, in responses and requests, with the position in the database's log that the caller has seen. */
const positionHeader = 'database-position'

type PositionServices = Pick<Services, 'publicUrl'> & { database: Pick<Services['database'], 'readAfter' | 'position'> }

/**
 * Whether an operation may be served by a replica: lists, exports and reports. A single record is often read to be changed,
 * and the write would then find another version.
 */
export function mayReadReplica({ success, tag }: ReadOperation): boolean {
  const isPage = success.body !== undefined && 'items' in ((success.body as { properties?: object }).properties ?? {})
  return isPage || success.mediaType === 'text/csv' || tag === 'Reports'
}

/** Reads for a caller who has seen the database at some position: never from before it. */
export class ReadAfterPosition {
  readonly #services: PositionServices
  readonly #tenantId: string
  #position: string | undefined

  constructor(services: PositionServices, request: FastifyRequest, tenantId: string) {
    this.#services = services
    this.#tenantId = tenantId
    this.#position = positionOf(services, request)
  }

  /** What the caller will have seen. */
  get position(): string | undefined {
    return this.#position
  }

  /** Notes that the caller may have seen all that this process knows of, through other reads. */
  advance(): void {
    this.#position = this.#services.database.position ?? this.#position
  }

  async read<Row>(statement: Statement<Row>): Promise<Row[]> {
    const { rows, position } = await this.#services.database.readAfter(this.#tenantId, statement, this.#position)
    // The statements of one response never go back.
    this.#position = position
    return rows
  }
}

/** A browser sends the position by itself, in a cookie that all its windows share. */
function positionOf(services: PositionServices, { headers, session }: FastifyRequest): string | undefined {
  const header = headers[positionHeader]
  if (typeof header === 'string') return header
  return session === undefined ? undefined : readPositionCookie(headers.cookie, services.publicUrl())
}

/** Tells a caller which position includes what they read or wrote, if there is a replica. */
export function sendPosition(services: PositionServices, reply: FastifyReply, position: string | undefined): void {
  if (position === undefined) return
  reply.header(positionHeader, position)
  if (reply.request.session !== undefined)
    reply.header('set-cookie', writePositionCookie(position, services.publicUrl()))
}
