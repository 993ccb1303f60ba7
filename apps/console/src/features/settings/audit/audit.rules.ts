/** One field of a change; undefined if the version does not have it. */
export interface ComparedField {
  readonly path: string
  readonly before: string | undefined
  readonly after: string | undefined
  readonly isChanged: boolean
}

/** Shown in the header of an entry, or always the user's own tenant. */
const shownElsewhere = /^(tenantId|(created|updated)(At|By))(\.|$)/

/** Both versions field by field, in the order of the fields. */
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

/** The name of a subject if it has one, never its ID. */
export function nameOfVersion(version: unknown): string | undefined {
  if (typeof version !== 'object' || version === null) return undefined
  const fields = version as Readonly<Record<string, unknown>>
  const found = naming.map((name) => fields[name])
  return found.find((value): value is string => typeof value === 'string' && value !== '' && !uuid.test(value))
}

const naming = ['name', 'label', 'fileName', 'subject', 'url', 'email', 'journalNumber', 'referenceId', 'text', 'type']
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
