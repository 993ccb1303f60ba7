import { useQueryClient } from '@tanstack/react-query'
import { client } from './client.ts'
import { type Result, useRead } from './query.ts'
import { useMay } from './session.ts'

export type User = Result<typeof client.users.list>['items'][number]

/** All users of the tenant; none for those who may not read them. */
export function useUsers(): readonly User[] {
  const may = useMay()
  const { data } = useRead(client.users.list, { pageSize: 500 }, { enabled: may('read:users'), staleTime: 300_000 })
  return data?.items ?? []
}

/** Reads the users again, for a list of people that must have the newest colleague. */
export function useReadUsers(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: [client.users.list.operationId] })
}

const workers: readonly string[] = ['caseworker', 'admin', 'super-admin']

/** The active users who work on cases. */
export function useCaseworkers(): readonly User[] {
  return useUsers().filter(({ active, role }) => active && workers.includes(role))
}

/** Users as options of a field. */
export function optionsOf(users: readonly User[]): { value: string; label: string }[] {
  return users.map(({ userId, name }) => ({ value: userId, label: name }))
}
