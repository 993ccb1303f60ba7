import { Menu } from '@mantine/core'
import { IconListSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMay } from '../api/session.ts'
import { wordsText } from '../text/words.text.ts'

const scope = 'read:requests'

function addressOf(objectId: string): string {
  return `/developers/requests?objectId=${objectId}`
}

/** Leads those who may read the log of requests to the requests of one thing; an entry of the menu of its screen. */
export function ObjectRequestsItem({ objectId }: { objectId: string }): ReactNode {
  const t = wordsText.useText()
  const may = useMay()
  if (!may(scope)) return null
  return (
    <Menu.Item component={Link} to={addressOf(objectId)} leftSection={<IconListSearch size={16} />}>
      {t('requestsForThisObject')}
    </Menu.Item>
  )
}

/** The same where a thing has no screen of its own. */
export function ObjectRequestsLink({ objectId }: { objectId: string }): ReactNode {
  const t = wordsText.useText()
  const may = useMay()
  if (!may(scope)) return null
  return (
    <div className="no-print">
      <Link to={addressOf(objectId)}>{t('requestsForThisObject')}</Link>
    </div>
  )
}
