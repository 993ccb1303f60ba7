import type { client } from '../../api/client.ts'

export type Interaction = Awaited<ReturnType<typeof client.interactions.list>>['items'][number]

/** The details of a message as lines; nested ones are flattened. */
export function detailLines(details: object, above = ''): readonly (readonly [name: string, value: string])[] {
  return Object.entries(details).flatMap(([name, value]: [string, unknown]) => {
    const path = above + name
    if (value === null || value === '') return []
    if (typeof value === 'object') return detailLines(value, `${path} · `)
    return [[path, typeof value === 'string' ? value : JSON.stringify(value)] as const]
  })
}

/** The best search text to find the case of a message. */
export function searchFor({ details }: Pick<Interaction, 'details'>): string {
  const fields = ['caseNumber', 'caseSeqId', 'journalNumber', 'referenceId', 'reference', 'email', 'name', 'navn']
  const found = fields
    .map((field) => details[field])
    .find((value) => typeof value === 'string' || typeof value === 'number')
  return found === undefined ? '' : String(found).slice(0, 200)
}

/** The message to select after one was handled: the next, or the previous at the end. */
export function besideIn(ids: readonly string[], id: string): string | undefined {
  const at = ids.indexOf(id)
  return at === -1 ? ids[0] : (ids[at + 1] ?? ids[at - 1])
}
