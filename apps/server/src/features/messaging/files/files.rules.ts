/** Decodes base64; undefined unless the text is exactly what an encoder writes. */
export function decodeBase64(text: string): Buffer | undefined {
  // Node's decoder skips invalid characters; only encoding again shows whether any were skipped.
  const bytes = Buffer.from(text, 'base64')
  return bytes.toString('base64') === text ? bytes : undefined
}

/**
 * The Content-Disposition header (RFC 6266) that makes a browser save a file under its name: the exact name encoded by
 * RFC 8187, preceded by an ASCII version for clients that do not support it.
 */
export function contentDisposition(fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%/]/gu, '_')
  const exact = encodeURIComponent(fileName).replaceAll(/['()*]/g, percentEncoded)
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
