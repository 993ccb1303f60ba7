import { trialKey } from '../trial.ts'

/** What the service says of a change: which resource, and the case that it belongs to. */
export interface Change {
  readonly kind: string
  readonly id: string
  readonly caseId?: string
}

/** What is shown, as far as it decides whether a change concerns it. */
export interface ShownQuery {
  readonly queryKey: readonly unknown[]
  readonly pageCount: number
}

/** The first part of the key of who else has a case open, which is reported and not only read. */
export const presenceKey = 'presence'

/** Reads that a change does not concern: dry runs, the session, what is being searched, and rendered previews. */
const untouched = new Set<unknown>([
  ...[trialKey, presenceKey, 'session', 'palette'],
  ...['preview-template', 'preview-document'],
])
/** Longer lists stay as they are until they are opened again: they would be read page by page. */
const pagesMax = 4

/** The change, if the text is one. Other windows send it, and those may run another release. */
export function changeOf(text: string): Change | undefined {
  const data = JSON.parse(text) as Partial<Change>
  if (typeof data.kind !== 'string' || typeof data.id !== 'string') return undefined
  const { kind, id, caseId } = data
  return typeof caseId === 'string' ? { kind, id, caseId } : { kind, id }
}

/** Whether something on screen is about a changed resource, so that all that is shown is read again at once. */
export function isAboutShown(changes: readonly Change[], shown: readonly ShownQuery[]): boolean {
  const keys = shown.map(({ queryKey }) => JSON.stringify(queryKey))
  return changes.some(({ id, caseId }) =>
    keys.some((key) => key.includes(id) || (caseId !== undefined && key.includes(caseId))),
  )
}

/** Whether a read may show something else after any change. */
export function mayBeOutdated({ queryKey: [name], pageCount }: ShownQuery): boolean {
  return !untouched.has(name) && pageCount <= pagesMax
}

/**
 * Whether a read may show something else after a change of something that is not on screen: lists and counts may, one
 * record and what belongs to it may not. Reports stay as they are while they are looked at.
 */
export function isOverview(query: ShownQuery): boolean {
  const [name, ...rest] = query.queryKey
  return mayBeOutdated(query) && /^(list|count)-/.test(String(name)) && !/"caseId":/.test(JSON.stringify(rest))
}
