import { ProblemError } from '@fordring/client'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { hasChosenLanguage, languages, setLanguage } from '../text/define-text.ts'
import { setTimeZone } from '../text/format.ts'
import { setTenant } from './client.ts'
import { forgetDrafts } from './drafts.ts'
import { queryClient } from './query.ts'
import { readSession, type Session } from './sign-in.ts'

/** The session, or null. Read once, and again when the service reports that it has ended. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  staleTime: Infinity,
  gcTime: Infinity,
  queryFn: async (): Promise<Session | null> => {
    const session = await readSession().catch((error: unknown) => {
      if (error instanceof ProblemError && error.status === 401) return null
      throw error
    })
    if (session !== null) adopt(session)
    return session
  },
})

function adopt({ tenant, user }: Session): void {
  setTenant(tenant.tenantId)
  setTimeZone(tenant.timeZone)
  const language = languages.find((supported) => supported === user.language)
  if (language !== undefined && !hasChosenLanguage()) setLanguage(language)
}

/** The session, for screens that need one. */
export function useSession(): Session {
  const { data } = useSuspenseQuery(sessionQuery)
  if (data === null) throw new Error('This screen is for those who are signed in.')
  return data
}

/** Whether the user's role has a scope. */
export function useMay(): (scope: string | undefined) => boolean {
  const { scopes } = useSession()
  return (scope) => scope === undefined || scopes.includes(scope)
}

/** Whether the user is an administrator. */
export function useIsAdministrator(): boolean {
  return /admin$/.test(useSession().user.role)
}

/** Removes everything of the session from this computer, which others may use. */
export function forgetSession(): void {
  queryClient.clear()
  globalThis.sessionStorage.clear()
  forgetDrafts()
  queryClient.setQueryData(sessionQuery.queryKey, null)
}
