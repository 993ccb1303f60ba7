/** One field of what was changed; undefined where it was not there. */
export interface ComparedField {
  readonly path: string
  readonly before: string | undefined
  readonly after: string | undefined
  readonly isChanged: boolean
}

/** The header of an entry shows who changed it and when, and the tenant is always the user's. */
const shownElsewhere = /^(tenantId|(created|updated)(At|By))(\.|$)/

/** Both versions side by side, field by field, in the order in which the fields stand. */
export function compareVersions(before: unknown, after: unknown): ComparedField[] {
  const [was, is] = [flat(before), flat(after)]
  const paths = [...new Set([...was.keys(), ...is.keys()])].filter((path) => !shownElsewhere.test(path))
  return paths.map((path) => ({
    path,
    before: was.get(path),
    after: is.get(path),
    isChanged: was.get(path) !== is.get(path),
  }))
}

function flat(value: unknown, path = '', into = new Map<string, string>()): Map<string, string> {
  if (value === null || value === undefined) {
    if (path !== '' && value === null) into.set(path, '')
  } else if (typeof value === 'object') {
    for (const [name, inner] of Object.entries(value)) flat(inner, path === '' ? name : `${path}.${name}`, into)
  } else {
    into.set(path, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return into
}

/** A subject's name, where it has one: what people call it, never its id. */
export function nameOfVersion(version: unknown): string | undefined {
  if (typeof version !== 'object' || version === null) return undefined
  const fields = version as Readonly<Record<string, unknown>>
  const found = naming.map((name) => fields[name])
  return found.find((value): value is string => typeof value === 'string' && value !== '' && !uuid.test(value))
}

const naming = ['name', 'label', 'fileName', 'subject', 'url', 'email', 'journalNumber', 'referenceId', 'text', 'type']
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
