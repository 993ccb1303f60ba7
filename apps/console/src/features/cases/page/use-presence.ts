import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { client } from '../../../api/client.ts'
import type { Result } from '../../../api/query.ts'

export type Other = Result<typeof client.presence.show>['others'][number]

const sayEveryMs = 5_000

/** Says that this window shows a case for as long as it does, and answers who else has it open. */
export function usePresence(caseId: string): readonly Other[] {
  const [viewId] = useState(() => crypto.randomUUID())
  const { data } = useQuery({
    queryKey: ['presence', caseId, viewId],
    queryFn: ({ signal }) => client.presence.show({ body: { caseId, viewId, state: 'here' } }, { signal }),
    refetchInterval: sayEveryMs,
    refetchOnWindowFocus: 'always',
    // Who was here a while ago is nobody to show.
    gcTime: 0,
    staleTime: sayEveryMs,
  })
  useEffect(() => {
    const leave = (): void => {
      const body = { caseId, viewId, state: 'gone' } as const
      // Where this gets lost, the window is forgotten after a while.
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
