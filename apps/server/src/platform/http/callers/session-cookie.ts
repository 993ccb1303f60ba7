/** Whether browsers keep a cookie with Secure: over TLS, and on the machine itself. */
function isTrustworthy(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' || ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
}

/** The name says that the cookie is ours alone; browsers believe it only where it is Secure. */
function nameFor(name: 'sid' | 'device', publicUrl: string): string {
  return isTrustworthy(publicUrl) ? `__Host-${name}` : name
}

function readCookie(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

function attributesFor(publicUrl: string): string[] {
  return ['Path=/', 'HttpOnly', 'SameSite=Lax', ...(isTrustworthy(publicUrl) ? ['Secure'] : [])]
}

/** The text of the session that a Cookie header carries. */
export function readSessionCookie(header: string | undefined, publicUrl: string): string | undefined {
  return readCookie(header, nameFor('sid', publicUrl))
}

/** The Set-Cookie header that gives a browser its session, or takes it away. */
export function writeSessionCookie(text: string | undefined, publicUrl: string): string {
  // Without an age it ends with the browser; how long it is good for is for the server to say.
  const value = text === undefined ? ['=', 'Max-Age=0'] : [`=${text}`]
  const [pair = '', ...age] = value
  return [`${nameFor('sid', publicUrl)}${pair}`, ...age, ...attributesFor(publicUrl)].join('; ')
}

const deviceSeconds = 180 * 24 * 3600

/** The mark of a browser that somebody has signed in with before. */
export function readDeviceCookie(header: string | undefined, publicUrl: string): string | undefined {
  return readCookie(header, nameFor('device', publicUrl))
}

/** The Set-Cookie header that marks a browser; signing out leaves the mark in place. */
export function writeDeviceCookie(text: string, publicUrl: string): string {
  const pair = `${nameFor('device', publicUrl)}=${text}`
  return [pair, `Max-Age=${String(deviceSeconds)}`, ...attributesFor(publicUrl)].join('; ')
}
