import { Kbd, Menu, useMantineColorScheme } from '@mantine/core'
import { IconLanguage, IconLogout, IconMoon, IconSearch, IconSun } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { forgetSession, useSession } from '../api/session.ts'
import { signOut } from '../api/sign-in.ts'
import { currentLanguage, type Language, setLanguage } from '../text/define-text.ts'
import { formatCount } from '../text/format.ts'
import { wordsText } from '../text/words.text.ts'
import layout from '../ui/layout.module.css'
import { openPalette } from './command-palette.tsx'
import type { NavEntry, NavSection } from './feature.ts'
import { features } from './features.ts'
import classes from './shell.module.css'
import { shellText } from './shell.text.ts'

const sections: readonly NavSection[] = ['work', 'records', 'manage']
const languageNames: Readonly<Record<Language, string>> = { en: 'English', da: 'Dansk' }

/** The entries that the user's role may open. */
export function visibleEntries(scopes: readonly string[]): readonly NavEntry[] {
  return features
    .flatMap(({ nav }) => nav ?? [])
    .filter(({ scope }) => scope === undefined || scopes.includes(scope))
    .sort((a, b) => a.order - b.order)
}

export function Brand({ name }: { name: string }): ReactNode {
  return (
    <div className={classes.brand}>
      <img src="/favicon.svg" alt="" width={20} height={20} />
      <span title={name}>{name}</span>
    </div>
  )
}

/** The sidebar: the company, the navigation and the user. */
export function Navigation(): ReactNode {
  const t = shellText.useText()
  const tWords = wordsText.useText()
  const session = useSession()
  const entries = visibleEntries(session.scopes)
  return (
    <>
      <Brand name={session.tenant.name} />
      <button type="button" className={classes.search} onClick={openPalette}>
        <IconSearch size={16} aria-hidden />
        {tWords('search')}
        <Kbd size="xs">Ctrl K</Kbd>
      </button>
      <nav className={classes.nav} aria-label={t('navigation')}>
        {sections.map((section) => (
          <ul key={section} className={classes.section}>
            {entries
              .filter((entry) => entry.section === section)
              .map(({ to, label, icon: Icon, useCount, useAlert }) => (
                <li key={to}>
                  <Link to={to} className={classes.link}>
                    <Icon size={18} stroke={1.6} />
                    {label()}
                    {useCount !== undefined && <NavCount useCount={useCount} />}
                    {useAlert !== undefined && <NavAlert useAlert={useAlert} />}
                  </Link>
                </li>
              ))}
          </ul>
        ))}
      </nav>
      <UserMenu />
    </>
  )
}

/** The number of items that wait on the screen of an entry; nothing if there are none. */
function NavCount({ useCount }: { useCount: NonNullable<NavEntry['useCount']> }): ReactNode {
  const counted = useCount()
  if (counted === undefined || counted.count === 0) return null
  return <span className={classes.count}>{`${formatCount(counted.count)}${counted.isExact ? '' : '+'}`}</span>
}

/** A dot on an entry whose screen shows a failure. */
function NavAlert({ useAlert }: { useAlert: NonNullable<NavEntry['useAlert']> }): ReactNode {
  const alert = useAlert()
  if (alert === undefined) return null
  return (
    <span className={classes.alert} title={alert}>
      <span className="visually-hidden">{alert}</span>
    </span>
  )
}

function UserMenu(): ReactNode {
  const t = shellText.useText()
  const tWords = wordsText.useText()
  const navigate = useNavigate()
  const { user } = useSession()
  const { setColorScheme, colorScheme } = useMantineColorScheme({ keepTransitions: true })
  const leave = async (): Promise<void> => {
    await signOut()
    // Navigate first: no screen of the shell can render without a session.
    await navigate({ to: '/sign-in' })
    forgetSession()
  }
  return (
    <Menu position="top-start" width={208}>
      <Menu.Target>
        <button type="button" className={classes.user}>
          <span>
            <span>{user.name}</span>
            <span className={layout.small}>{user.email}</span>
          </span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{tWords('language')}</Menu.Label>
        {(['en', 'da'] as const).map((language) => (
          <Menu.Item
            key={language}
            leftSection={<IconLanguage size={16} />}
            fw={currentLanguage() === language ? 600 : 400}
            onClick={() => {
              setLanguage(language, { isChosen: true })
            }}
          >
            {languageNames[language]}
          </Menu.Item>
        ))}
        <Menu.Label>{t('appearance')}</Menu.Label>
        {(['light', 'dark', 'auto'] as const).map((scheme) => (
          <Menu.Item
            key={scheme}
            leftSection={scheme === 'dark' ? <IconMoon size={16} /> : <IconSun size={16} />}
            fw={colorScheme === scheme ? 600 : 400}
            onClick={() => {
              setColorScheme(scheme)
            }}
          >
            {t(scheme === 'auto' ? 'asSystem' : scheme)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void leave()}>
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
