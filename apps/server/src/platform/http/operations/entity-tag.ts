import { createHash } from 'node:crypto'
import { problem, message } from '../../../problems/index.ts'
import { canonicalJson } from '../../json/canonical.ts'

/** The version of a resource: a digest of its representation, so that any visible change changes it. */
export function entityTagOf(resource: unknown): string {
  return `"${createHash('sha256').update(canonicalJson(resource)).digest('base64url').slice(0, 27)}"`
}

/** Whether an If-Match or If-None-Match header contains a tag, in any encoding; `*` matches any. */
export function includesTag(header: string, tag: string): boolean {
  return header
    .split(',')
    .map((word) =>
      word
        .trim()
        .replace(/^W\//, '')
        .replace(/;(br|gzip)"$/, '"'),
    )
    .some((word) => word === '*' || word === tag)
}

/** Rejects a change to a resource that has changed since the caller read it. */
export function requireMatch(ifMatch: string | undefined, current: unknown): void {
  if (ifMatch === undefined || includesTag(ifMatch, entityTagOf(current))) return
  throw problem(
    'precondition-failed',
    message('Someone else has changed the resource since you read it. Read it again and repeat your change.'),
    {
      headers: { etag: entityTagOf(current) },
    },
  )
}
