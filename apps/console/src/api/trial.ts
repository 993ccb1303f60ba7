import { useDebouncedValue } from '@mantine/hooks'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'

/**
 * Tries something out on the service, which does it and takes it back, once the typing rests. The name says what is
 * tried out, with all its values; undefined where there is nothing to try yet.
 */
export function useTrial<Data>(name: string | undefined, run: () => Promise<Data>): UseQueryResult<Data> {
  const [settled] = useDebouncedValue(name, 250)
  return useQuery({
    queryKey: ['trial', settled],
    enabled: settled !== undefined && settled === name,
    queryFn: run,
    gcTime: 0,
    staleTime: 0,
  })
}
