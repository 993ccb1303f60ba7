import type { SentRequest } from '@fordring/client'

/** A request of the console as a developer would repeat it, with a token of their own. */
export function curlOf({ method, url, body }: SentRequest): string {
  const lines = [`curl '${url.replaceAll("'", '%27')}'`, `-H "Authorization: Bearer $FORDRING_TOKEN"`]
  if (method !== 'GET') lines.splice(1, 0, `-X ${method}`)
  if (body !== undefined) {
    lines.push(`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(body).replaceAll("'", `'\\''`)}'`)
  }
  return lines.join(' \\\n  ')
}
