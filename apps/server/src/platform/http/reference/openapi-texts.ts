/** The introduction of the OpenAPI document. */
export const introduction = `All amounts are integers in the minor unit of their currency. Times are returned in ISO 8601 UTC.

Lists return \`meta\` and \`items\`. Read pages until one is not full, or continue with \`after\`.
If responses have a \`Database-Position\`, send the newest one with lists, exports and reports: a replica may then answer them.
Writes accept an \`Idempotency-Key\`: a retry with the same key within 48 hours gets the original response.
Errors are RFC 9457 problems; their \`type\` is the address of a page that explains how to fix the request.
Their texts are English, or Danish if \`Accept-Language\` prefers it; codes and paths do not depend on the language.`

/** The schema of every problem, with all codes. */
export function problemSchema(codes: readonly string[]): Record<string, unknown> {
  return {
    title: 'Problem',
    type: 'object',
    required: ['type', 'title', 'status', 'detail', 'instance', 'message', 'code', 'requestId'],
    properties: {
      type: {
        type: 'string',
        description: 'The address of a page that explains the problem and how to fix the request.',
        examples: ['/problems/validation-failed'],
      },
      title: {
        type: 'string',
        description: 'The problem in general. Like `detail` and the messages, in the language of `Content-Language`.',
      },
      status: { type: 'integer', description: 'The HTTP status code.' },
      detail: { type: 'string', description: 'What went wrong with this request, and how to fix it.' },
      instance: { type: 'string', description: 'The address of the request in the request log.' },
      message: { type: 'string', description: 'The same text as `detail`.' },
      code: { type: 'string', enum: codes, description: 'Identifies the problem. It never changes.' },
      errors: {
        type: 'array',
        description: 'The fields that are wrong.',
        items: {
          type: 'object',
          required: ['path', 'message'],
          properties: {
            path: { type: 'string', description: 'JSON pointer to the field.' },
            message: { type: 'string', description: 'What is wrong with the field.' },
          },
        },
      },
      requestId: { type: 'string', description: 'The id of the request, as in its `Request-Id` header.' },
    },
  }
}
