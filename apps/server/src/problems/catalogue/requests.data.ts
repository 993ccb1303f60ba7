import type { ProblemDefinition } from './problem-definition.ts'

/** What is wrong with a request as such, with where it goes, or with us. */
export const requestProblems = {
  'malformed-json': {
    status: 400,
    title: 'The body is not valid JSON',
    meaning: 'The body could not be read as one JSON value, or an object in it names the same member twice.',
    mend: 'Send UTF-8 JSON as your JSON library writes it, and name each member once.',
  },
  'bad-request': {
    status: 400,
    title: 'The request could not be read',
    meaning: 'The request breaks the rules of HTTP, for example by a header sent twice that may stand once.',
    mend: 'The detail names what could not be read. Correct it and send the request again.',
  },
  'body-too-large': {
    status: 413,
    title: 'The body is too large',
    meaning:
      'A JSON body may have as many bytes as the fields of its operation can need (`x-max-bytes` in the OpenAPI document), and as many values, 1 MiB and 20,000 values at most; an uploaded file may have 25 MiB.',
    mend: 'Send less in one request: split vouchers over several requests, or upload files on their own.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'The body has another content type than expected',
    meaning: 'The endpoint reads application/json (uploads: multipart/form-data or application/json).',
    mend: 'Set the Content-Type header to application/json.',
  },
  'validation-failed': {
    status: 422,
    title: 'A value does not fit its schema',
    meaning: 'One or more values in the body, the query or the path do not fit what the endpoint declares.',
    mend: 'The errors list names every bad value with its path and what is expected there.',
  },
  'unknown-fields': {
    status: 422,
    title: 'The body holds fields that the endpoint does not know',
    meaning: 'The request asked for strict handling (Prefer: handling=strict) and holds unknown fields.',
    mend: 'Remove or rename the fields in the errors list, or leave out the Prefer header to have them ignored.',
  },
  'unknown-reference': {
    status: 422,
    title: 'The request names something that does not exist',
    meaning: 'An id in the body or the query names nothing on this tenant.',
    mend: 'Create it first, or correct the id. Ids of other tenants count as missing.',
  },
  'route-not-found': {
    status: 404,
    title: 'There is no such address',
    meaning: 'No endpoint has this path.',
    mend: 'Compare the path with the API reference at /reference.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'The address does not take this method',
    meaning: 'The path exists with other methods.',
    mend: 'Use one of the methods in the Allow header.',
  },
  'not-found': {
    status: 404,
    title: 'There is no such resource',
    meaning: 'The thing named in the path does not exist on this tenant.',
    mend: 'Check the id, and that it belongs to the tenant in the path.',
  },
  'precondition-failed': {
    status: 412,
    title: 'The resource has changed since it was read',
    meaning: 'The If-Match header names another version of the resource than the one that is there now.',
    mend: 'Read the resource again, look at what changed, and repeat your change with its new ETag.',
  },
  'idempotency-key-invalid': {
    status: 400,
    title: 'The Idempotency-Key is not valid',
    meaning: 'A key is one header of 1 to 64 printable ASCII characters without spaces.',
    mend: 'Send one key per business transaction; a UUID is a good one.',
  },
  'idempotency-key-reused': {
    status: 400,
    title: 'The Idempotency-Key was used for another request',
    meaning: 'Within 48 hours the same key came with another method, path, query or body.',
    mend: 'Use a new key for a new request. Use the old one only to repeat the same request.',
  },
  'idempotency-in-progress': {
    status: 503,
    title: 'The first request with this key is still running',
    meaning: 'A request with the same key has been running for 10 seconds.',
    mend: 'Wait as long as Retry-After says and send the same request with the same key again.',
  },
  unavailable: {
    status: 503,
    title: 'The service cannot answer right now',
    meaning:
      'The database is out of reach or too busy, or the service is about to stop. Nothing was done, or the answer was lost.',
    mend: 'Wait as long as Retry-After says and try again; with an Idempotency-Key nothing happens twice.',
  },
  internal: {
    status: 500,
    title: 'Something went wrong on our side',
    meaning: 'The request met a fault in the service. What it had begun was rolled back.',
    mend: 'Try again; if it persists, report the requestId.',
  },
} as const satisfies Record<string, ProblemDefinition>
