/** What a problem code means and how to mend the request: the text of its page at /problems/{code}. */
export interface ProblemDefinition {
  readonly status: number
  readonly title: string
  readonly meaning: string
  readonly mend: string
}

/** Every refusal the API can answer, by code. A code never changes its meaning. */
export const catalogue = {
  // The request as such
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
    meaning: 'JSON bodies may have 1 MiB, uploaded files 25 MiB.',
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
  // Who asks
  unauthorized: {
    status: 401,
    title: 'The access token is missing or not valid',
    meaning: 'The token is missing, unknown, revoked or expired, or it belongs to another tenant than the one in the path.',
    mend: 'Send the header Authorization: Bearer <token> with a live token of the tenant in the path.',
  },
  'insufficient-scope': {
    status: 401,
    title: 'The token lacks the scope of this endpoint',
    meaning: 'Scopes match exactly and do not cascade: write:interactions does not grant write:interactions.create.',
    mend: 'Add the scope named in the WWW-Authenticate header to the token. It need not be issued again.',
  },
  'rate-limited': {
    status: 429,
    title: 'Too many requests',
    meaning: 'The token has used up its requests for this minute.',
    mend: 'Wait for as many seconds as Retry-After says, and spread requests evenly.',
  },
  // Where it goes
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
  // Idempotency
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
  // The service
  unavailable: {
    status: 503,
    title: 'The service cannot answer right now',
    meaning: 'The database is out of reach or too busy, or the service is about to stop. Nothing was done, or the answer was lost.',
    mend: 'Wait as long as Retry-After says and try again; with an Idempotency-Key nothing happens twice.',
  },
  internal: {
    status: 500,
    title: 'Something went wrong on our side',
    meaning: 'The request met a fault in the service. What it had begun was rolled back.',
    mend: 'Try again; if it persists, report the requestId.',
  },
  // Direct payments
  'payment-reference-ambiguous': {
    status: 422,
    title: 'The payment names both vouchers or none',
    meaning: 'A direct payment pays off exactly one case voucher.',
    mend: 'Give exactly one of caseVoucherId and caseVoucherReferenceId; leave the other out or null.',
  },
  'voucher-not-found': {
    status: 422,
    title: 'There is no such case voucher',
    meaning: 'No case voucher of the creditor (or, without creditorId, of the tenant) has this id or reference.',
    mend: 'Check the reference and the creditorId.',
  },
  'voucher-not-unique': {
    status: 422,
    title: 'The reference matches several case vouchers',
    meaning: 'caseVoucherReferenceId must match exactly one case voucher.',
    mend: 'Give the creditorId as well, or name the voucher by caseVoucherId.',
  },
  'voucher-not-payable': {
    status: 422,
    title: 'The voucher is no debt',
    meaning: 'The named voucher is a credit, such as a payment, and nothing can be paid on it.',
    mend: 'Name the voucher of the debt that was paid.',
  },
  'amount-exceeds-outstanding': {
    status: 422,
    title: 'The amount is more than what is outstanding',
    meaning: 'A payment cannot exceed what is still outstanding on the voucher it pays.',
    mend: 'The problem carries what is outstanding. Register at most that amount.',
  },
  'currency-mismatch': {
    status: 422,
    title: 'The currency is not that of the voucher or case',
    meaning: 'A currency that is given is checked and never converted.',
    mend: 'Leave the currency out, or give that of the case.',
  },
} as const satisfies Record<string, ProblemDefinition>

export type ProblemCode = keyof typeof catalogue
