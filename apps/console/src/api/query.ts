import { type Answer, type CallOptions, type Method, ProblemError } from '@fordring/client'
import {
  keepPreviousData,
  type InfiniteData,
  QueryClient,
  queryOptions,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useRef } from 'react'
import { type Intent, useIntent } from './intent.ts'
import { trialKey } from './trial.ts'

/** Cached data is shown at once and refreshed in the background. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      gcTime: 10 * 60_000,
      // The client already retries what can succeed; other errors would only repeat.
      retry: false,
      structuralSharing: true,
    },
    mutations: { retry: false },
  },
})

/** Any operation of the client. */
export type AnyMethod = Pick<Method<never, unknown>, 'operationId' | 'itemId'> & {
  (...given: never[]): Promise<unknown>
  full(...given: never[]): Promise<Answer<unknown>>
}
export type Input<Called extends AnyMethod> = Exclude<Parameters<Called>[0], undefined>
export type Result<Called extends AnyMethod> = Awaited<ReturnType<Called>>

/** The query of one call, for prefetching and for `useQuery`; its data has the headers too. */
export function readOptions<Called extends AnyMethod>(method: Called, input: Input<Called>) {
  return queryOptions({
    queryKey: [method.operationId, input] as const,
    queryFn: ({ signal }): Promise<Answer<Result<Called>>> => full(method)(input, { signal, batch: true }),
  })
}

type Full<Called extends AnyMethod> = (input: Input<Called>, options: CallOptions) => Promise<Answer<Result<Called>>>
function full<Called extends AnyMethod>(method: Called): Full<Called> {
  return (input, options) => (method.full as unknown as Full<Called>).call(method, input, options)
}

export type Read<Data> = Omit<UseQueryResult<Answer<Data>, ProblemError>, 'data'> & {
  readonly data: Data | undefined
  readonly etag: string | undefined
}

export interface ReadSettings {
  readonly enabled?: boolean
  readonly staleTime?: number
  /** Keeps the previous data on screen while new data is loading, so that the layout does not jump. */
  readonly keepPrevious?: boolean
  readonly refetchInterval?: number
}

/** Reads with an operation that returns one record or one page. */
export function useRead<Called extends AnyMethod>(
  method: Called,
  input: Input<Called>,
  { keepPrevious = false, ...settings }: ReadSettings = {},
): Read<Result<Called>> {
  const query = useQuery<Answer<Result<Called>>, ProblemError>({
    ...(readOptions(method, input) as unknown as { queryKey: readonly unknown[] }),
    queryFn: ({ signal }) => full(method)(input, { signal, batch: true }),
    ...settings,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  })
  return { ...query, data: query.data?.data, etag: query.data?.etag }
}

type ItemOf<Page> = Page extends { items: readonly (infer Item)[] } ? Item : never

export interface ReadList<Item> {
  readonly items: readonly Item[]
  readonly query: UseInfiniteQueryResult<InfiniteData<unknown>, ProblemError>
  readonly loadMore: () => void
}

/** The first page is small to be fast; later ones double in size up to the limit of the API. */
const pageSizeFirst = 100
const pageSizeMax = 500
/** How many pages of a list are refetched when it is shown again; the rest is fetched by scrolling. */
const pagesKept = 4

interface PagePlace {
  readonly after: string | undefined
  readonly pageSize: number
}

/** Reads a list as the user scrolls. Each page costs the same, however far down. */
export function useReadList<Called extends AnyMethod>(
  method: Called,
  input: Input<Called>,
  settings: { enabled?: boolean } = {},
): ReadList<ItemOf<Result<Called>>> {
  const itemId = method.itemId ?? 'id'
  type Page = { items: Record<string, unknown>[] }
  const query = useInfiniteQuery<Page, ProblemError, InfiniteData<Page>, readonly unknown[], PagePlace>({
    queryKey: [method.operationId, 'list', input],
    initialPageParam: { after: undefined, pageSize: pageSizeFirst },
    queryFn: async ({ pageParam, signal }) => {
      const pageInput = { ...(input as object), ...pageParam } as unknown as Input<Called>
      return (await full(method)(pageInput, { signal })).data
    },
    getNextPageParam: ({ items }, _pages, { pageSize }) =>
      items.length < pageSize
        ? undefined
        : { after: items.at(-1)?.[itemId] as string, pageSize: Math.min(pageSizeMax, pageSize * 2) },
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) <= pagesKept,
    placeholderData: keepPreviousData,
    ...settings,
  })
  const items = useFlat(query.data)
  const loadMore = (): void => {
    // Do not fetch a page that is already being fetched.
    if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage({ cancelRefetch: false })
  }
  return { items: items as ItemOf<Result<Called>>[], query, loadMore }
}

/** The items of all pages, joined once per change rather than once per render. */
function useFlat(data: InfiniteData<{ items: unknown[] }> | undefined): readonly unknown[] {
  const kept = useRef<{ data: unknown; items: readonly unknown[] }>({ data: undefined, items: [] })
  if (kept.current.data !== data) {
    kept.current = { data, items: data?.pages.flatMap((page) => page.items) ?? [] }
  }
  return kept.current.items
}

export type WriteOptions = Pick<CallOptions, 'ifMatch' | 'dryRun'>

export type Write<Called extends AnyMethod> = UseMutationResult<
  Answer<Result<Called>>,
  ProblemError,
  { input: Input<Called>; options?: WriteOptions }
>

/**
 * Writes with one Idempotency-Key per intent. Until it has succeeded, another attempt is the same intent, so a double
 * click or a retry after a lost response books once. Refetches the shown data afterwards.
 */
export function useWrite<Called extends AnyMethod>(
  method: Called,
  settings: { onDone?: (answer: Answer<Result<Called>>) => void; intent?: Intent } = {},
): Write<Called> {
  const queries = useQueryClient()
  const ofScreen = useIntent()
  const intent = settings.intent ?? ofScreen
  return useMutation<Answer<Result<Called>>, ProblemError, { input: Input<Called>; options?: WriteOptions }>({
    mutationKey: [method.operationId],
    mutationFn: ({ input, options = {} }) => {
      if (options.dryRun === true) return full(method)(input, options)
      return full(method)(input, { ...options, idempotencyKey: intent.key() })
    },
    onSuccess: async (answer, { options = {} }) => {
      if (options.dryRun === true) return
      settings.onDone?.(answer)
      intent.forget()
      shortenLeftLists(queries)
      // A dry run of what has just been written would be rejected.
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== trialKey })
    },
    onError: ({ code }) => {
      // The first response was lost and the input has changed since, so this is a new intent.
      if (code === 'idempotency-key-reused') intent.forget()
    },
  })
}

/** A list is refetched page by page, so a hidden one is cut down to a few pages first. */
function shortenLeftLists(queries: QueryClient): void {
  queries.setQueriesData<InfiniteData<unknown>>(
    { type: 'inactive', predicate: ({ queryKey }) => queryKey[1] === 'list' },
    (data) =>
      data === undefined || data.pages.length <= pagesKept
        ? data
        : { pages: data.pages.slice(0, pagesKept), pageParams: data.pageParams.slice(0, pagesKept) },
  )
}

/** Any error as a problem; an error that did not come from the service becomes an internal one. */
export function problemOf(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error
  const detail = error instanceof Error ? error.message : String(error)
  return new ProblemError({ code: 'internal', title: '', detail }, { status: 0, cause: error })
}
