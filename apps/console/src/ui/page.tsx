import { ActionIcon, Menu } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconDots, IconTerminal2 } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { wordsText } from '../text/words.text.ts'
import { copyScreenRequest, copyRequest, screenRequests } from './copy-curl.ts'
import { ObjectRequestsItem } from './object-requests.tsx'
import classes from './page.module.css'
import { uiText } from './ui.text.ts'

export interface PageProps {
  readonly title: string
  /** A link above the title to the parent. */
  readonly above?: ReactNode
  readonly actions?: ReactNode
  /** Before the actions; below the title on a phone: when the figures were counted. */
  readonly note?: ReactNode
  /** Below the header; does not scroll with the content. */
  readonly toolbar?: ReactNode
  /** Between the header and the toolbar: the views of a screen. */
  readonly tabs?: ReactNode
  /** Further entries of the screen's menu. */
  readonly menu?: ReactNode
  /** The object that the screen shows; the menu links to its requests. */
  readonly objectId?: string
  /** The content scrolls separately, as a list does. */
  readonly isFixed?: boolean
  readonly children: ReactNode
}

/** A screen: its title, actions and content. The requests of every screen can be copied as curl. */
export function Page(props: PageProps): ReactNode {
  const t = uiText.useText()
  const { title, above, note, actions, toolbar, tabs, menu, objectId, isFixed = false, children } = props
  const heading = useKeptFocus()
  useEffect(() => {
    document.title = `${title} · Fordring`
  }, [title])
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div className={classes.titles}>
          {above}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
        </div>
        {note !== undefined && <div className={classes.note}>{note}</div>}
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
              {objectId !== undefined && <ObjectRequestsItem objectId={objectId} />}
              <CurlItem />
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

let hasTakenFocusAway = false

/** A screen replaces its skeleton. If the title of the one had the focus, that of the other gets it. */
function useKeptFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const own = heading.current
    if (hasTakenFocusAway && document.activeElement === document.body) own?.focus({ preventScroll: true })
    hasTakenFocusAway = false
    return () => {
      hasTakenFocusAway = document.activeElement === own
    }
  }, [])
  return heading
}

/** The requests of the screen as curl, by operation if there are several. Rendered when the menu opens. */
function CurlItem(): ReactNode {
  const t = wordsText.useText()
  const requests = screenRequests()
  const icon = <IconTerminal2 size={16} />
  const isPhone = useMediaQuery('(max-width: 900px)')
  // On a phone, the list would cover the menu that it belongs to.
  if (isPhone && requests.length > 1) return null
  if (requests.length < 2) {
    return (
      <Menu.Item leftSection={icon} onClick={copyScreenRequest}>
        {t('copyAsCurl')}
      </Menu.Item>
    )
  }
  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item leftSection={icon}>{t('copyAsCurl')}</Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>
        {requests.map((request) => (
          <Menu.Item key={request.operationId} onClick={() => copyRequest(request)}>
            {request.operationId}
          </Menu.Item>
        ))}
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  )
}
