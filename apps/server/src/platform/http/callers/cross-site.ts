import type { FastifyRequest } from 'fastify'
import { problem, type Problem, message } from '../../../problems/index.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Rejects requests that another site makes a browser send with our cookie. Browsers state where a request comes from; a
 * program that does not has only the cookie its owner gave it.
 */
export function requireOwnSite({ method, headers }: FastifyRequest, publicUrl: string): void {
  if (safeMethods.has(method)) return
  const site = headers['sec-fetch-site']
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return
    throw crossSite()
  }
  if (headers.origin === undefined || isOwn(headers.origin, headers.host, publicUrl)) return
  throw crossSite()
}

function isOwn(origin: string, host: string | undefined, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false
  return origin === new URL(publicUrl).origin || new URL(origin).host === host
}

function crossSite(): Problem {
  return problem('cross-site-request', message('The request came from another site and was rejected.'))
}
