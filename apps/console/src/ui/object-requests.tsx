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

/** A menu entry that links to the requests about one object, for users who may read the request log. */
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

/** The same as a link, for objects without their own screen. */
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
