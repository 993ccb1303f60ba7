import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { useRead } from '../../api/query.ts'
import layout from '../../ui/layout.module.css'
import { When } from '../../ui/when.tsx'
import { MessageEntry } from '../cases/index.ts'
import classes from './interactions.module.css'
import { interactionsText } from './interactions.text.ts'

/** How many earlier messages are shown; the case page has all of them. */
const messagesMax = 10

/** The other messages on the case, newest first, so that an answer fits what was said before. */
export function Conversation({ caseId, interactionId }: { caseId: string; interactionId: string }): ReactNode {
  const t = interactionsText.useText()
  const { data } = useRead(client.interactions.list, { caseId, sort: '-registeredAt', pageSize: messagesMax + 1 })
  const others = (data?.items ?? []).filter(({ id }) => id !== interactionId).slice(0, messagesMax)
  if (others.length === 0) return null
  return (
    <section>
      <h3>{t('conversation')}</h3>
      <ol className={classes.conversation} aria-label={t('conversation')}>
        {others.map((interaction) => (
          <li key={interaction.id}>
            <span className={layout.small}>
              <When at={interaction.createdAt} />
            </span>
            <MessageEntry interaction={interaction} />
          </li>
        ))}
      </ol>
    </section>
  )
}
