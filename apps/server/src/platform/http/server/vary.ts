import type { FastifyReply } from 'fastify'

/** Adds a request header to Vary, since the response depends on it. */
export function varyBy(reply: FastifyReply, header: 'Accept' | 'Accept-Encoding' | 'Accept-Language'): void {
  const named = String(reply.getHeader('vary') ?? '')
    .split(', ')
    .filter((name) => name !== '' && name !== header)
  reply.header('vary', [...named, header].join(', '))
}
