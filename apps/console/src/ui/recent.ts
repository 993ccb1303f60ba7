/** A screen that the user has opened, as the palette names it. */
export interface Recent {
  readonly title: string
  readonly to: string
}

const key = 'recent'
const kept = 6

/** The screens that the user opened last in this window, the last one first. Signing out forgets them. */
export function recentScreens(): readonly Recent[] {
  return JSON.parse(globalThis.sessionStorage.getItem(key) ?? '[]') as Recent[]
}

export function keepRecent(opened: Recent): void {
  const others = recentScreens().filter(({ to }) => to !== opened.to)
  globalThis.sessionStorage.setItem(key, JSON.stringify([opened, ...others].slice(0, kept)))
}
