import type { FastifyReply, FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { sql } from '../../database/sql.ts'
import { ReadAfterPosition, sendPosition } from './read-position.ts'

const publicUrl = (): string => 'https://fordring.example'
const session = { sessionId: 's' } as unknown as NonNullable<FastifyRequest['session']>

/** A database at position 0/20, and the positions it was asked for. */
function givenServices(): { services: ConstructorParameters<typeof ReadAfterPosition>[0]; asked: unknown[] } {
  const asked: unknown[] = []
  const readAfter = (_tenantId: string, _statement: unknown, after: string | undefined) => {
    asked.push(after)
    return Promise.resolve({ rows: [], position: '0/20' })
  }
  return { services: { publicUrl, database: { readAfter, position: '0/20' } }, asked }
}

async function positionsAskedFor(request: Partial<FastifyRequest>): Promise<unknown[]> {
  const { services, asked } = givenServices()
  const reads = new ReadAfterPosition(services, { headers: {}, ...request } as FastifyRequest, 'tenant')
  await reads.read(sql`select`)
  await reads.read(sql`select`)
  expect(reads.position).toBe('0/20')
  return asked
}

function headersSent(request: Partial<FastifyRequest>, position: string | undefined): unknown[][] {
  const sent: unknown[][] = []
  const reply = { request, header: (...header: unknown[]) => sent.push(header) }
  sendPosition(givenServices().services, reply as unknown as FastifyReply, position)
  return sent
}

describe('the position of a caller', () => {
  const cookie = '__Host-sid=x; __Host-position=0/12'

  it('is that of the header, of the cookie of a session, or unknown', async () => {
    expect(await positionsAskedFor({})).toEqual([undefined, '0/20'])
    expect(await positionsAskedFor({ headers: { 'database-position': '0/10' } })).toEqual(['0/10', '0/20'])
    expect(await positionsAskedFor({ headers: { cookie }, session })).toEqual(['0/12', '0/20'])
    expect(await positionsAskedFor({ headers: { cookie } }), 'a token has no cookies').toEqual([undefined, '0/20'])
  })

  it('is sent to everybody, and kept by browsers', () => {
    expect(headersSent({}, undefined)).toEqual([])
    expect(headersSent({}, '0/20')).toEqual([['database-position', '0/20']])
    expect(headersSent({ session }, '0/20')).toEqual([
      ['database-position', '0/20'],
      ['set-cookie', '__Host-position=0/20; Path=/; HttpOnly; SameSite=Lax; Secure'],
    ])
  })
})
