import { client } from '../../api/client.ts'
import { useRead } from '../../api/query.ts'
import { useMay } from '../../api/session.ts'
import { totalOf, type WorkKind } from './work-item.rules.ts'

/** How long the counts are shown without reading them again. Every change on this screen reads them again at once. */
const shownMs = 60_000

/** The number of items that wait, of one kind or of all; undefined until it is known. */
export function useWorkCount(kind?: WorkKind): { readonly count: number; readonly isExact: boolean } | undefined {
  const may = useMay()
  const { data } = useRead(
    client.workQueue.count,
    {},
    { enabled: may('read:work-queue'), staleTime: shownMs, keepPrevious: true },
  )
  if (data === undefined) return undefined
  return totalOf(kind === undefined ? data.counts : data.counts.filter((counted) => counted.kind === kind))
}
