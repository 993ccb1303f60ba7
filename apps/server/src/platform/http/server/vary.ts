import type { FastifyReply } from 'fastify'

/** Says which header of the request chose between versions of the answer, beside those that were named before. */
export function varyBy(reply: FastifyReply, header: 'Accept-Encoding' | 'Accept-Language'): void {
  const named = String(reply.getHeader('vary') ?? '')
    .split(', ')
    .filter((name) => name !== '' && name !== header)
  reply.header('vary', [...named, header].join(', '))
}
