import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { client } from '../../../api/client.ts'
import type { Result } from '../../../api/query.ts'

export type Other = Result<typeof client.presence.show>['others'][number]

const reportEveryMs = 5_000

/** Reports that this window shows the case, and returns who else has it open. */
export function usePresence(caseId: string): readonly Other[] {
  const [viewId] = useState(() => crypto.randomUUID())
  const { data } = useQuery({
    queryKey: ['presence', caseId, viewId],
    queryFn: ({ signal }) => client.presence.show({ body: { caseId, viewId, state: 'here' } }, { signal }),
    refetchInterval: reportEveryMs,
    refetchOnWindowFocus: 'always',
    // Do not show colleagues from an outdated response.
    gcTime: 0,
    staleTime: reportEveryMs,
  })
  useEffect(() => {
    const leave = (): void => {
      const body = { caseId, viewId, state: 'gone' } as const
      // If this request is lost, the service forgets the window after a while.
      client.presence.show({ body }, { keepalive: true }).catch(() => undefined)
    }
    globalThis.addEventListener('pagehide', leave)
    return () => {
      globalThis.removeEventListener('pagehide', leave)
      leave()
    }
  }, [caseId, viewId])
  return data?.others ?? []
}
