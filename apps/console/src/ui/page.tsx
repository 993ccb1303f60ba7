import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconTerminal2 } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { copyLastRequest } from '../app/copy-curl.ts'
import { shellText } from '../app/shell.text.ts'
import classes from './page.module.css'

export interface PageProps {
  readonly title: string
  /** Stands above the title: where this belongs. */
  readonly above?: ReactNode
  readonly actions?: ReactNode
  /** Stands below the header and does not scroll with the content: filters, tabs. */
  readonly toolbar?: ReactNode
  /** Stand between the header and the filters: the lists that one changes between. */
  readonly tabs?: ReactNode
  /** Further entries of the menu of the screen. */
  readonly menu?: ReactNode
  /** The content scrolls by itself, as a list does. */
  readonly isFixed?: boolean
  readonly children: ReactNode
}

/** A screen: its title, what can be done, and its content. Every screen can be copied as curl. */
export function Page({ title, above, actions, toolbar, tabs, menu, isFixed = false, children }: PageProps): ReactNode {
  const t = shellText.useText()
  useEffect(() => {
    document.title = `${title} · Fordring`
  }, [title])
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div className={classes.titles}>
          {above}
          <h1>{title}</h1>
        </div>
        <div className={`${classes.actions ?? ''} no-print`}>
          {actions}
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('moreActions')}>
                <IconDots size={18} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {menu}
              <Menu.Item leftSection={<IconTerminal2 size={16} />} onClick={copyLastRequest}>
                {t('copyCurl')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </div>
      </header>
      {tabs !== undefined && <div className={`${classes.tabs ?? ''} no-print`}>{tabs}</div>}
      {toolbar !== undefined && <div className={`${classes.toolbar ?? ''} no-print`}>{toolbar}</div>}
      <div className={isFixed ? classes.fixed : classes.content}>{children}</div>
    </div>
  )
}
