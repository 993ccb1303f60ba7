import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { client } from '../../../api/client.ts'
import type { Result } from '../../../api/query.ts'
import { presenceKey } from '../../../api/live/refresh.rules.ts'
import { trialKey } from '../../../api/trial.ts'

export type Other = Result<typeof client.presence.show>['others'][number]

const reportEveryMs = 5_000

/** Reports that this window shows the case, returns who else has it open, and shows what others change on it. */
export function usePresence(caseId: string): readonly Other[] {
  const viewId = useView(caseId)
  const { data } = useQuery({
    queryKey: [presenceKey, caseId, viewId],
    queryFn: ({ signal }) =>
      client.presence.show({ body: { caseId, viewId: viewId ?? '', state: 'here' } }, { signal }),
    enabled: viewId !== undefined,
    refetchInterval: reportEveryMs,
    refetchOnWindowFocus: 'always',
    // Do not show colleagues from an outdated response.
    gcTime: 0,
    staleTime: reportEveryMs,
  })
  useRefresh(caseId, data?.eventCount)
  return data?.others ?? []
}

/** Reads the shown data again when something has happened on the case since it was read, if the stream of changes has not said so. */
function useRefresh(caseId: string, eventCount: number | undefined): void {
  const queries = useQueryClient()
  const seen = useRef({ caseId, eventCount })
  useEffect(() => {
    const before = seen.current.caseId === caseId ? seen.current.eventCount : undefined
    if (eventCount === undefined) return
    seen.current = { caseId, eventCount }
    if (before === undefined || before === eventCount) return
    void queries.invalidateQueries({
      refetchType: 'active',
      predicate: ({ queryKey: [name] }) => name !== trialKey && name !== presenceKey,
    })
  }, [queries, caseId, eventCount])
}

/** The id of this view of the case. A view that was left is over, so that a late "here" cannot bring it back. */
function useView(caseId: string): string | undefined {
  const [viewId, setViewId] = useState<string>()
  useEffect(() => {
    let current = ''
    const open = (): void => {
      current = crypto.randomUUID()
      setViewId(current)
    }
    const leave = (): void => {
      const body = { caseId, viewId: current, state: 'gone' } as const
      // If this request is lost, the service forgets the window after a while.
      client.presence.show({ body }, { keepalive: true }).catch(() => undefined)
    }
    /** The browser may show a page again that it had put aside. */
    const returnTo = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) open()
    }
    open()
    globalThis.addEventListener('pagehide', leave)
    globalThis.addEventListener('pageshow', returnTo)
    return () => {
      globalThis.removeEventListener('pagehide', leave)
      globalThis.removeEventListener('pageshow', returnTo)
      leave()
    }
  }, [caseId])
  return viewId
}
