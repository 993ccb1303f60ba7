import type { AnyRoute } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { Command } from '../ui/commands.ts'

export type NavSection = 'work' | 'records' | 'manage'

/** An entry of the main navigation. */
export interface NavEntry {
  readonly to: string
  /** A function, so that it follows the current language. */
  readonly label: () => string
  readonly icon: ComponentType<{ size?: number | string; stroke?: number | string }>
  readonly section: NavSection
  /** Lower comes first; leave gaps. */
  readonly order: number
  /** The entry is hidden without this scope. */
  readonly scope?: string
  /** A hook with the number of items that wait there. */
  readonly useCount?: () => { readonly count: number; readonly isExact: boolean } | undefined
  /** A hook with what has gone wrong there, in words; undefined if nothing has. */
  readonly useAlert?: () => string | undefined
}

/** A search result in the palette. */
export interface SearchHit {
  readonly id: string
  readonly title: string
  readonly subtitle: string
  readonly to: string
  /** What can be done with it at once. Offered for the first result. */
  readonly actions?: readonly { readonly label: string; readonly search: Readonly<Record<string, string>> }[]
}

/** What a folder in `features/` adds to the console. */
export interface Feature {
  readonly routes: readonly AnyRoute[]
  readonly nav?: readonly NavEntry[]
  /** Commands available on every screen; those of one screen are registered with `useCommands`. */
  readonly commands?: (session: {
    readonly may: (scope: string) => boolean
    readonly go: (to: string) => void
  }) => readonly Command[]
  /** The palette's search results for the typed text. */
  readonly search?: (
    text: string,
    signal: AbortSignal,
    may: (scope: string | undefined) => boolean,
  ) => Promise<readonly SearchHit[]>
  /** The palette's search results for a CPR number, which must not be part of an address. */
  readonly findByCpr?: (cpr: string, signal: AbortSignal) => Promise<readonly SearchHit[]>
  /** The feature is not searched without this scope. */
  readonly searchScope?: string
}
