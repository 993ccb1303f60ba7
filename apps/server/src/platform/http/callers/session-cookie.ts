/** Whether browsers accept a Secure cookie: over TLS, and on localhost. */
function isTrustworthy(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' || ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
}

/** The __Host- prefix binds the cookie to this host. Browsers accept it only on Secure cookies. */
function nameFor(name: 'sid' | 'device' | 'position', publicUrl: string): string {
  return isTrustworthy(publicUrl) ? `__Host-${name}` : name
}

function readCookie(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

function attributesFor(publicUrl: string): string[] {
  return ['Path=/', 'HttpOnly', 'SameSite=Lax', ...(isTrustworthy(publicUrl) ? ['Secure'] : [])]
}

/** The session token in a Cookie header. */
export function readSessionCookie(header: string | undefined, publicUrl: string): string | undefined {
  return readCookie(header, nameFor('sid', publicUrl))
}

/** The Set-Cookie header that sets or removes the session of a browser. */
export function writeSessionCookie(text: string | undefined, publicUrl: string): string {
  // Without Max-Age, the cookie ends with the browser. The server decides when the session expires.
  const value = text === undefined ? ['=', 'Max-Age=0'] : [`=${text}`]
  const [pair = '', ...age] = value
  return [`${nameFor('sid', publicUrl)}${pair}`, ...age, ...attributesFor(publicUrl)].join('; ')
}

/** The position in the database's log that the browser has seen. */
export function readPositionCookie(header: string | undefined, publicUrl: string): string | undefined {
  return readCookie(header, nameFor('position', publicUrl))
}

export function writePositionCookie(position: string, publicUrl: string): string {
  return [`${nameFor('position', publicUrl)}=${position}`, ...attributesFor(publicUrl)].join('; ')
}

const deviceSeconds = 180 * 24 * 3600

/** Identifies a browser that has signed in before. */
export function readDeviceCookie(header: string | undefined, publicUrl: string): string | undefined {
  return readCookie(header, nameFor('device', publicUrl))
}

/** The Set-Cookie header that identifies a browser. It stays after signing out. */
export function writeDeviceCookie(text: string, publicUrl: string): string {
  const pair = `${nameFor('device', publicUrl)}=${text}`
  return [pair, `Max-Age=${String(deviceSeconds)}`, ...attributesFor(publicUrl)].join('; ')
}
