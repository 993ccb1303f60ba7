import { useDebouncedValue } from '@mantine/hooks'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'

/**
 * Tries a write as a dry run once the user stops typing. The name identifies the attempt with all its values;
 * undefined if there is nothing to try yet.
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
