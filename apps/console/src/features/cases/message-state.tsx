import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { useWrite } from '../../api/query.ts'
import { useMay } from '../../app/session.ts'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { casesText } from './cases.text.ts'
import classes from './cases.module.css'
import { messagesText } from './messages.text.ts'
import type { Interaction } from './use-case.ts'

/** Whether a message came or went; one that did not go yet, or will not, says so. */
export function MessageState({ interaction }: { interaction: Interaction }): ReactNode {
  const t = messagesText.useText()
  const tCases = casesText.useText()
  const { type, direction, state, delivery } = interaction
  if (type === 'PHONE CALL') return <span className={classes.small}>{t(direction)}</span>
  if (direction === 'INCOMING') return <span className={classes.small}>{tCases('incoming')}</span>
  if (delivery?.state === 'BOUNCED') return <span className={classes.waiting}>{t('stateBOUNCED')}</span>
  if (state !== 'PENDING' && state !== 'QUEUED' && state !== 'CANCELLED') {
    return <span className={classes.small}>{tCases('outgoing')}</span>
  }
  return <span className={classes.waiting}>{t(`state${state}`)}</span>
}

/** What somebody else sends, such as a gateway: whether they did is said here where they cannot say so themselves. */
export function MessageActions({ interaction }: { interaction: Interaction }): ReactNode {
  const t = messagesText.useText()
  const may = useMay()
  const { id, direction, state, delivery } = interaction
  const changing = useWrite(client.interactions.patch)
  if (direction !== 'OUTGOING' || state !== 'PENDING' || delivery !== null || !may('write:interactions')) return null
  const become = (next: 'SENT' | 'CANCELLED'): void => {
    changing.mutate({ input: { interactionId: id, body: { state: next } } })
  }
  return (
    <div className="no-print">
      <Button size="compact-xs" variant="subtle" loading={changing.isPending} onClick={() => become('SENT')}>
        {t('markSent')}
      </Button>
      <Button
        size="compact-xs"
        variant="subtle"
        color="gray"
        disabled={changing.isPending}
        onClick={() => become('CANCELLED')}
      >
        {t('cancelSending')}
      </Button>
      {changing.isError && <ProblemNotice error={changing.error} />}
    </div>
  )
}
