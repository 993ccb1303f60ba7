/** Whether browsers keep a cookie with Secure: over TLS, and on the machine itself. */
function isTrustworthy(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' || ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
}

/** The name says that the cookie is ours alone; browsers believe it only where it is Secure. */
function nameFor(publicUrl: string): string {
  return isTrustworthy(publicUrl) ? '__Host-sid' : 'sid'
}

/** The text of the session that a Cookie header carries. */
export function readSessionCookie(header: string | undefined, publicUrl: string): string | undefined {
  const prefix = `${nameFor(publicUrl)}=`
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length)
}

/** The Set-Cookie header that gives a browser its session, or takes it away. */
export function writeSessionCookie(text: string | undefined, publicUrl: string): string {
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', ...(isTrustworthy(publicUrl) ? ['Secure'] : [])]
  // Without an age it ends with the browser; how long it is good for is for the server to say.
  const value = text === undefined ? ['=', 'Max-Age=0'] : [`=${text}`]
  const [pair = '', ...age] = value
  return [`${nameFor(publicUrl)}${pair}`, ...age, ...attributes].join('; ')
}
