/** What the API document says ahead of its operations. */
export const introduction = `All amounts are integers in the minor unit of their currency. Times are answered in ISO 8601 UTC.

Lists answer \`meta\` and \`items\`; read page after page until one is not full, or walk with \`after\`.
Writes take an \`Idempotency-Key\`: a retry with the same key within 48 hours gets the original answer.
Refusals are RFC 9457 problems; their \`type\` is the address of a page that says how to mend the request.
Their words are English, or Danish for callers whose \`Accept-Language\` prefers it; codes and paths are the same.`

/** The shape of every problem, with the codes there are. */
export function problemSchema(codes: readonly string[]): Record<string, unknown> {
  return {
    title: 'Problem',
    type: 'object',
    required: ['type', 'title', 'status', 'detail', 'instance', 'message', 'code', 'requestId'],
    properties: {
      type: { type: 'string', examples: ['/problems/validation-failed'] },
      title: {
        type: 'string',
        description: 'In the language that `Content-Language` names, as `detail` and the messages are.',
      },
      status: { type: 'integer' },
      detail: { type: 'string' },
      instance: { type: 'string' },
      message: { type: 'string', description: 'The same text as `detail`.' },
      code: { type: 'string', enum: codes },
      errors: {
        type: 'array',
        items: {
          type: 'object',
          required: ['path', 'message'],
          properties: { path: { type: 'string', description: 'A JSON pointer.' }, message: { type: 'string' } },
        },
      },
      requestId: { type: 'string' },
    },
  }
}
