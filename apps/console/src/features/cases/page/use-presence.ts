import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { client } from '../../../api/client.ts'
import type { Result } from '../../../api/query.ts'

export type Other = Result<typeof client.presence.show>['others'][number]

const reportEveryMs = 5_000

/** Reports that this window shows the case, and returns who else has it open. */
export function usePresence(caseId: string): readonly Other[] {
  const viewId = useView(caseId)
  const { data } = useQuery({
    queryKey: ['presence', caseId, viewId],
    queryFn: ({ signal }) =>
      client.presence.show({ body: { caseId, viewId: viewId ?? '', state: 'here' } }, { signal }),
    enabled: viewId !== undefined,
    refetchInterval: reportEveryMs,
    refetchOnWindowFocus: 'always',
    // Do not show colleagues from an outdated response.
    gcTime: 0,
    staleTime: reportEveryMs,
  })
  return data?.others ?? []
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
