/** The body of a command: a value, literal text, or a file. */
export interface CurlRequest {
  readonly method: string
  readonly url: string
  readonly body?: unknown
  readonly bodyText?: string
  readonly bodyFile?: string
  readonly idempotencyKey?: string
}

/** A request that a developer can repeat with their own token. */
export function curlOf({ method, url, idempotencyKey, ...sent }: CurlRequest): string {
  const lines = [`curl ${quoted(url.replaceAll("'", '%27'))}`]
  if (method !== 'GET') lines.push(`-X ${method}`)
  lines.push(`-H "Authorization: Bearer $FORDRING_TOKEN"`)
  if (idempotencyKey !== undefined) lines.push(`-H ${quoted(`Idempotency-Key: ${idempotencyKey}`)}`)
  const data = dataOf(sent)
  if (data !== undefined) lines.push(`-H 'Content-Type: application/json'`, `-d ${data}`)
  return lines.join(' \\\n  ')
}

function dataOf({ body, bodyText, bodyFile }: Pick<CurlRequest, 'body' | 'bodyText' | 'bodyFile'>): string | undefined {
  if (bodyFile !== undefined) return `@${bodyFile}`
  if (bodyText !== undefined) return quoted(bodyText)
  return body === undefined ? undefined : quoted(JSON.stringify(body))
}

/** Quotes any text for a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
