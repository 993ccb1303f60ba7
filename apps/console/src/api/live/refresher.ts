import type { Query, QueryClient } from '@tanstack/react-query'
import { readLatest } from '../client.ts'
import { type Change, isAboutShown, isOverview, mayBeOutdated, type ShownQuery } from './refresh.rules.ts'

/** How long changes are collected, since one action often changes several resources. */
const collectMs = 250
/** Lists and counts are read again this often at most, however much happens elsewhere. */
const overviewEveryMs = 10_000
/** Windows of a tenant read their lists at slightly different times. */
const spreadMs = 1_000

/**
 * Reads again what changes concern. Drafts and forms are not touched: they keep what the user has typed, and the version
 * it is based on.
 */
export class Refresher {
  readonly #queries: QueryClient
  readonly #startedAt = new WeakMap<Query, number>()
  readonly #unsubscribe: () => void
  #changes: Change[] = []
  #moment = 0
  #changedAt = 0
  #collecting: ReturnType<typeof setTimeout> | undefined
  #waiting: ReturnType<typeof setTimeout> | undefined
  #overviewAt = Number.NEGATIVE_INFINITY

  constructor(queries: QueryClient) {
    this.#queries = queries
    this.#unsubscribe = queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'fetch') {
        this.#moment += 1
        this.#startedAt.set(event.query as Query, this.#moment)
      }
    })
  }

  /** Notes a change; what it concerns is read again in a moment. */
  add(change: Change): void {
    this.#changes.push(change)
    this.#moment += 1
    this.#changedAt = this.#moment
    this.#collecting ??= setTimeout(() => {
      this.#collecting = undefined
      this.#apply(this.#changes.splice(0))
    }, collectMs)
  }

  /** Reads everything on screen again. */
  refreshAll(): void {
    this.#moment += 1
    this.#changedAt = this.#moment
    this.#refresh(mayBeOutdated)
  }

  /** Reads the lists and counts on screen again. */
  refreshOverviews(): void {
    this.#moment += 1
    this.#changedAt = this.#moment
    this.#refresh(isOverview)
  }

  stop(): void {
    clearTimeout(this.#collecting)
    clearTimeout(this.#waiting)
    this.#unsubscribe()
  }

  #apply(changes: readonly Change[]): void {
    const shown = this.#queries.getQueryCache().findAll({ type: 'active' }).map(shownOf)
    if (isAboutShown(changes, shown)) this.#refresh(mayBeOutdated)
    else this.#refreshOverviewsSoon()
  }

  #refreshOverviewsSoon(): void {
    const sinceMs = performance.now() - this.#overviewAt
    const delayMs = Math.max(0, overviewEveryMs - sinceMs) + Math.random() * spreadMs
    this.#waiting ??= setTimeout(() => {
      this.#waiting = undefined
      this.#overviewAt = performance.now()
      this.#refresh(isOverview)
    }, delayMs)
  }

  /** What was asked for after the change, such as after the user's own write, already shows it. */
  #refresh(concerns: (query: ShownQuery) => boolean): void {
    const changedAt = this.#changedAt
    void readLatest(() =>
      this.#queries.invalidateQueries({
        // A hidden window reads again when it is looked at.
        refetchType: document.visibilityState === 'visible' ? 'active' : 'none',
        predicate: (query) => concerns(shownOf(query)) && (this.#startedAt.get(query) ?? 0) < changedAt,
      }),
    )
  }
}

function shownOf({ queryKey, state }: Query): ShownQuery {
  const { pages } = (state.data ?? {}) as { readonly pages?: readonly unknown[] }
  return { queryKey, pageCount: pages?.length ?? 1 }
}
