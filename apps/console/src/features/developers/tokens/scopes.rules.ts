export interface ScopeEntry {
  readonly scope: string
  readonly operations: readonly { readonly summary: string }[]
}

export interface ScopeArea {
  readonly area: string
  readonly read: ScopeEntry | undefined
  readonly write: ScopeEntry | undefined
}

/** The scopes by area, read next to write, in alphabetical order. */
export function scopeAreas(scopes: readonly ScopeEntry[]): ScopeArea[] {
  const areas = new Set(scopes.map(({ scope }) => areaOf(scope)))
  const find = (scope: string): ScopeEntry | undefined => scopes.find((entry) => entry.scope === scope)
  return [...areas].sort().map((area) => ({ area, read: find(`read:${area}`), write: find(`write:${area}`) }))
}

function areaOf(scope: string): string {
  return scope.slice(scope.indexOf(':') + 1)
}
