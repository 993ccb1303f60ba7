const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const systems = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const

/** A user agent in readable form: `Firefox · Windows`. Undefined if it is not recognised. */
export function deviceName(userAgent: string): string | undefined {
  const known = [browsers, systems].map((names) => names.find(([mark]) => mark.test(userAgent))?.[1])
  const found = known.filter((name) => name !== undefined)
  if (found.length > 0) return found.join(' · ')
  return userAgent === '' ? undefined : userAgent
}
