import { Kbd } from '@mantine/core'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useMay } from '../api/session.ts'
import { type Command, currentCommands, useRegisteredCount } from '../ui/commands.ts'
import type { Feature, SearchHit } from './feature.ts'
import { shellText } from './shell.text.ts'
import { shownKeys } from './use-shortcuts.ts'

const [paletteStore, palette] = createSpotlight()

/** Passes `tabIndex` on to the scrolling element; the types of the list do not declare it. */
const scrolledByKeys = { viewportProps: { tabIndex: 0 } }

export function openPalette(): void {
  palette.open()
}

/** The command palette: the commands of all features and of the screen, and search results from the service. */
export function CommandPalette({ features }: { features: readonly Feature[] }): ReactNode {
  const t = shellText.useText()
  const navigate = useNavigate()
  useRegisteredCount()
  const [query, setQuery] = useState('')
  const hits = useSearch(features, query)
  const groups = commandGroups(query, t('groupHere'))
  const isEmpty = hits.length === 0 && groups.length === 0
  return (
    <Spotlight.Root
      store={paletteStore}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      maxHeight={400}
      scrollable
      lockScroll={false}
      attributes={{ content: { 'aria-label': t('commandPalette') } }}
      overlayProps={{ backgroundOpacity: 0.25, blur: 0 }}
    >
      <Spotlight.Search
        placeholder={t('searchAnything')}
        aria-label={t('commandPalette')}
        leftSection={<IconSearch size={18} aria-hidden />}
      />
      <Spotlight.ActionsList {...scrolledByKeys}>
        {hits.length > 0 && (
          <Spotlight.ActionsGroup label={t('groupFound')}>
            {hits.map(({ id, title, subtitle, to }) => (
              <Spotlight.Action key={id} label={title} description={subtitle} onClick={() => void navigate({ to })} />
            ))}
          </Spotlight.ActionsGroup>
        )}
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
        {isEmpty && <Spotlight.Empty>{t('nothingFound', { query })}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
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

function useSearch(features: readonly Feature[], query: string): readonly SearchHit[] {
  const may = useMay()
  const [text] = useDebouncedValue(query.trim(), 150)
  const { data } = useQuery({
    queryKey: ['palette', text],
    enabled: text.length > 1,
    queryFn: async ({ signal }) => {
      const searching = features.filter(({ searchScope }) => may(searchScope))
      // A failed search does not affect the others.
      const found = await Promise.allSettled(searching.map(async ({ search }) => search?.(text, signal) ?? []))
      return found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
    },
  })
  return text.length > 1 ? (data ?? []) : []
}
