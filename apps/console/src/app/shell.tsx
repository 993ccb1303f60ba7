import { ActionIcon, Burger, Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { followChanges } from '../api/live/live-changes.ts'
import { useMay, useSession } from '../api/session.ts'
import { wordsText } from '../text/words.text.ts'
import { TestClockBanner } from '../features/test-clock/index.ts'
import { useCommands } from '../ui/commands.ts'
import { copyScreenRequest } from '../ui/copy-curl.ts'
import { focusTitle } from '../ui/title-focus.ts'
import { CommandPalette, openPalette } from './command-palette.tsx'
import { features } from './features.ts'
import { Brand, Navigation, visibleEntries } from './navigation.tsx'
import classes from './shell.module.css'
import { shellText } from './shell.text.ts'
import { isFocusInPalette } from './palette-focus.ts'
import { openShortcutHelp, ShortcutHelp } from './shortcut-help.tsx'
import { useShortcuts } from './use-shortcuts.ts'

/** The frame of every screen: navigation, palette and shortcuts. */
export function Shell(): ReactNode {
  const t = shellText.useText()
  const tWords = wordsText.useText()
  const { tenant } = useSession()
  const [isMenuOpen, menu] = useDisclosure(false)
  const path = useRouterState({ select: (state) => state.location.pathname })
  useEffect(() => {
    menu.close()
  }, [path, menu])
  useFocusOnTitle()
  const queries = useQueryClient()
  useEffect(() => followChanges(queries), [queries])
  useShortcuts()
  useShellCommands()
  return (
    <div className={classes.shell}>
      <a href="#content" className={classes.skip}>
        {t('skip')}
      </a>
      <header className={classes.bar}>
        <Burger size="sm" opened={isMenuOpen} onClick={menu.toggle} aria-label={t('menu')} />
        <Brand name={tenant.name} />
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={tWords('search')} onClick={openPalette}>
          <IconSearch size={18} />
        </ActionIcon>
      </header>
      <aside className={classes.side}>
        <Navigation />
      </aside>
      <Drawer
        opened={isMenuOpen}
        onClose={menu.close}
        size={272}
        title={t('menu')}
        closeButtonProps={{ 'aria-label': tWords('close') }}
      >
        <Navigation />
      </Drawer>
      <main id="content" className={classes.main} tabIndex={-1}>
        <TestClockBanner />
        <Outlet />
      </main>
      <CommandPalette features={features} />
      <ShortcutHelp />
    </div>
  )
}

/** A new screen starts at its title, as far as the keyboard and a screen reader are concerned. */
function useFocusOnTitle(): void {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  useEffect(() => {
    // The focus is elsewhere if the screen has a field to begin with, or what opened the screen is still shown.
    if (document.activeElement === document.body || isFocusInPalette()) focusTitle()
  }, [path])
}

function useShellCommands(): void {
  const t = shellText.useText()
  const tWords = wordsText.useText()
  const navigate = useNavigate()
  const session = useSession()
  const may = useMay()
  const entries = visibleEntries(session.scopes)
  const go = (to: string): void => void navigate({ to })
  const commands = [
    ...features.flatMap(({ commands }) => commands?.({ may, go }) ?? []),
    ...entries.map(({ to, label }) => ({
      id: `go ${to}`,
      label: t('goTo', { place: label() }),
      group: tWords('goTo'),
      ...(goKeys[to] === undefined ? {} : { keys: goKeys[to] }),
      run: () => go(to),
    })),
    { id: 'palette', label: t('commandPalette'), keys: 'mod+k', isGlobal: true, run: openPalette },
    { id: 'find', label: tWords('search'), keys: '/', run: openPalette },
    { id: 'shortcuts', label: t('shortcuts'), keys: '?', run: openShortcutHelp },
    { id: 'curl', label: tWords('copyAsCurl'), run: copyScreenRequest },
  ]
  useCommands(commands, true)
}

/** `g` and a letter open an entry of the navigation. */
const goKeys: Readonly<Record<string, string>> = {
  '/today': 'g t',
  '/inbox': 'g i',
  '/bank': 'g b',
  '/dashboard': 'g d',
  '/cases': 'g c',
  '/customers': 'g u',
  '/creditors': 'g k',
  '/reports': 'g r',
  '/settings': 'g s',
  '/developers': 'g v',
}
