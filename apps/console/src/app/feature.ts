import type { AnyRoute } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { Command } from '../ui/commands.ts'

export type NavSection = 'work' | 'records' | 'manage'

/** An entry of the navigation on the left. */
export interface NavEntry {
  readonly to: string
  /** A function, so that it follows the current language. */
  readonly label: () => string
  readonly icon: ComponentType<{ size?: number | string; stroke?: number | string }>
  readonly section: NavSection
  /** Lower comes first; leave gaps. */
  readonly order: number
  /** The scope without which the entry is not shown. */
  readonly scope?: string
}

/** Something that a search of the palette found. */
export interface SearchHit {
  readonly id: string
  readonly title: string
  readonly subtitle: string
  readonly to: string
}

/** What one folder below `features/` brings to the console. */
export interface Feature {
  readonly routes: readonly AnyRoute[]
  readonly nav?: readonly NavEntry[]
  /** Commands that are there on every screen; a screen's own are registered with `useCommands`. */
  readonly commands?: (session: {
    readonly may: (scope: string) => boolean
    readonly go: (to: string) => void
  }) => readonly Command[]
  /** What the palette finds for what was typed. */
  readonly search?: (text: string, signal: AbortSignal) => Promise<readonly SearchHit[]>
  /** The scope without which the feature is not searched. */
  readonly searchScope?: string
}
