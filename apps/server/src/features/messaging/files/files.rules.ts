/** The bytes that a text in base64 stands for, or undefined where it is not exactly what an encoder writes. */
export function decodeBase64(text: string): Buffer | undefined {
  // Node's decoder skips what it does not know; only the way back shows whether anything was skipped.
  const bytes = Buffer.from(text, 'base64')
  return bytes.toString('base64') === text ? bytes : undefined
}

/**
 * The Content-Disposition header (RFC 6266) that makes a browser save a file under its name, whatever characters are in
 * it: the exact name as RFC 8187 encodes it, and before it one in plain ASCII for readers that know no better.
 */
export function contentDisposition(fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%/]/gu, '_')
  const exact = encodeURIComponent(fileName).replaceAll(/['()*]/g, percentEncoded)
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
