import { useDebouncedValue } from '@mantine/hooks'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'

/** The first part of the key of a dry run, which is never refetched because of a write. */
export const trialKey = 'trial'

export type Trial<Data> = UseQueryResult<Data> & {
  /** Whether the result on screen is that of the current values, so that they may be booked. */
  readonly isCurrent: boolean
}

/**
 * Tries a write as a dry run once the user stops typing. The name identifies the attempt with all its values;
 * undefined if there is nothing to try yet.
 */
export function useTrial<Data>(name: string | undefined, run: () => Promise<Data>): Trial<Data> {
  const [settled] = useDebouncedValue(name, 250)
  const isSettled = settled !== undefined && settled === name
  const query = useQuery({
    queryKey: [trialKey, settled],
    enabled: isSettled,
    queryFn: run,
    gcTime: 0,
    staleTime: 0,
  })
  return { ...query, isCurrent: isSettled && query.isSuccess }
}
