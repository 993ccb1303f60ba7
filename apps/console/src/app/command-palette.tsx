import { Kbd } from '@mantine/core'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { useThrottledValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { useMay } from '../api/session.ts'
import { isCpr } from '../text/cpr.ts'
import { type Command, currentCommands, useRegisteredCount } from '../ui/commands.ts'
import { recentScreens } from '../ui/recent.ts'
import { keepEarlyKeys, takeEarlyKeys } from './early-keys.ts'
import type { Feature, SearchHit } from './feature.ts'
import { usePaletteFocus } from './palette-focus.ts'
import { shellText } from './shell.text.ts'
import { shownKeys } from './use-shortcuts.ts'

const searchEveryMs = 60

const [paletteStore, palette] = createSpotlight()

/** Passes `tabIndex` on to the scrolling element; the types of the list do not declare it. */
const scrolledByKeys = { viewportProps: { tabIndex: 0 } }

export function openPalette(): void {
  keepEarlyKeys()
  palette.open()
}

/** The command palette: the commands of all features and of the screen, and search results from the service. */
export function CommandPalette({ features }: { features: readonly Feature[] }): ReactNode {
  const t = shellText.useText()
  const navigate = useNavigate()
  useRegisteredCount()
  const [query, setQuery] = useState('')
  const { hits, isSearching } = useSearch(features, query)
  const groups = commandGroups(query, t('groupHere'))
  const isEmpty = hits.length === 0 && groups.length === 0
  const focus = usePaletteFocus()
  const onEnter = useFirstSelected(query, isSearching, `${hits[0]?.id ?? ''} ${groups[0]?.label ?? ''}`)
  return (
    <Spotlight.Root
      store={paletteStore}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      maxHeight={400}
      scrollable
      lockScroll={false}
      returnFocus={false}
      onSpotlightOpen={focus.onOpen}
      onSpotlightClose={focus.onClose}
      transitionProps={{ duration: 100, onExited: focus.onExited }}
      attributes={{ content: { 'aria-label': t('commandPalette') } }}
      overlayProps={{ backgroundOpacity: 0.25, blur: 0 }}
    >
      <Spotlight.Search
        placeholder={t('searchAnything')}
        aria-label={t('commandPalette')}
        leftSection={<IconSearch size={18} aria-hidden />}
        onFocus={() => continueWithEarlyKeys(setQuery)}
        onKeyDownCapture={onEnter}
      />
      <Spotlight.ActionsList {...scrolledByKeys} onClickCapture={focus.onChoose}>
        {hits.length > 0 && (
          <Spotlight.ActionsGroup label={t('groupFound')}>
            {hits.map(({ id, title, subtitle, to }) => (
              <Spotlight.Action key={id} label={title} description={subtitle} onClick={() => void navigate({ to })} />
            ))}
          </Spotlight.ActionsGroup>
        )}
        <FoundActions hit={hits[0]} />
        {query === '' && <RecentScreens />}
        {groups.map(({ label, commands }) => (
          <Spotlight.ActionsGroup key={label} label={label}>
            {commands.map((command) => (
              <Spotlight.Action
                key={command.id}
                label={command.label}
                onClick={command.run}
                rightSection={<Keys command={command} />}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {isEmpty && (
          <Spotlight.Empty role="status">{isSearching ? t('searching') : t('nothingFound', { query })}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

function continueWithEarlyKeys(setQuery: (query: string) => void): void {
  const early = takeEarlyKeys()
  if (early !== '') setQuery(early)
}

/** What can be done with the first result, without opening it first. */
function FoundActions({ hit }: { hit: SearchHit | undefined }): ReactNode {
  const navigate = useNavigate()
  if (hit?.actions === undefined) return null
  const { title, to, actions } = hit
  return (
    <Spotlight.ActionsGroup label={title}>
      {actions.map(({ label, search }) => (
        <Spotlight.Action key={label} label={label} onClick={() => void navigate({ to, search })} />
      ))}
    </Spotlight.ActionsGroup>
  )
}

function RecentScreens(): ReactNode {
  const t = shellText.useText()
  const navigate = useNavigate()
  const recent = recentScreens()
  if (recent.length === 0) return null
  return (
    <Spotlight.ActionsGroup label={t('groupRecent')}>
      {recent.map(({ title, to }) => (
        <Spotlight.Action key={to} label={title} onClick={() => void navigate({ to })} />
      ))}
    </Spotlight.ActionsGroup>
  )
}

export function Keys({ command }: { command: Pick<Command, 'keys'> }): ReactNode {
  return (
    <span>
      {shownKeys(command).map((key, index) => (
        <Kbd key={`${key}${index}`} size="xs" ml={4}>
          {key}
        </Kbd>
      ))}
    </span>
  )
}

function commandGroups(query: string, fallback: string): { label: string; commands: Command[] }[] {
  const words = query.toLowerCase().split(/\s+/)
  const fitting = currentCommands().filter(({ label, id }) => {
    const text = label.toLowerCase()
    return !id.startsWith('palette') && words.every((word) => text.includes(word))
  })
  const groups = new Map<string, Command[]>()
  for (const command of fitting) {
    const label = command.group ?? fallback
    groups.set(label, [...(groups.get(label) ?? []), command])
  }
  return [...groups].map(([label, commands]) => ({ label, commands }))
}

/**
 * Selects the first entry whenever the entries change, so that Enter opens it. Enter during a search waits for the
 * results and opens the first one.
 */
function useFirstSelected(query: string, isSearching: boolean, first: string): (event: KeyboardEvent) => void {
  const [awaited, setAwaited] = useState<string>()
  useEffect(() => {
    if (query === '') return
    const list = document.getElementById(paletteStore.getState().listId)
    const [action] = list?.querySelectorAll<HTMLElement>('[data-action]') ?? []
    for (const selected of list?.querySelectorAll('[data-selected]') ?? []) selected.removeAttribute('data-selected')
    action?.setAttribute('data-selected', 'true')
    paletteStore.updateState((state) => ({ ...state, selected: action === undefined ? -1 : 0 }))
    if (awaited !== query || isSearching) return
    setAwaited(undefined)
    action?.click()
  }, [query, first, isSearching, awaited])
  return (event) => {
    if (event.key !== 'Enter' || !isSearching) return
    event.preventDefault()
    event.stopPropagation()
    setAwaited(query)
  }
}

function useSearch(
  features: readonly Feature[],
  query: string,
): { readonly hits: readonly SearchHit[]; readonly isSearching: boolean } {
  const may = useMay()
  const written = query.trim()
  // The first letters are searched for at once; faster typing than this is fewer searches.
  const text = useThrottledValue(written, searchEveryMs)
  const isLong = text.length > 1
  const { data, isPending, isPlaceholderData } = useQuery({
    queryKey: ['palette', text],
    enabled: isLong,
    // The results of the letters so far stay until the new ones are there, rather than flicker with every letter.
    placeholderData: (hits: readonly SearchHit[] | undefined, before) =>
      text.startsWith(String(before?.queryKey[1])) ? hits : undefined,
    queryFn: async ({ signal }): Promise<readonly SearchHit[]> => {
      const searching = features.filter(({ searchScope }) => may(searchScope))
      // A CPR number is only sent to where it does not become part of an address.
      const ask = isCpr(text)
        ? ({ findByCpr }: Feature) => findByCpr?.(text, signal)
        : ({ search }: Feature) => search?.(text, signal, may)
      // A failed search does not affect the others.
      const found = await Promise.allSettled(searching.map(async (feature) => ask(feature) ?? []))
      return found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
    },
  })
  return {
    hits: isLong ? (data ?? []) : [],
    isSearching: written.length > 1 && (written !== text || isPending || isPlaceholderData),
  }
}
