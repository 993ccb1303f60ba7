import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { actorName } from '../../../text/actor-name.ts'
import { wordsText } from '../../../text/words.text.ts'
import layout from '../../../ui/layout.module.css'
import { FileList } from '../../files/index.ts'
import classes from '../cases.module.css'
import { casesText } from '../cases.text.ts'
import { NoteHtml } from '../note-html.tsx'
import { relationName } from '../standard.text.ts'
import type { Interaction } from '../use-case.ts'
import { MessageActions, MessageState } from './message-state.tsx'
import { messagesText } from './messages.text.ts'
import { addressesOf, recipientOf, statedSender, subjectOf } from './parties.rules.ts'
import { timelineText } from './timeline.text.ts'

const roleLabels = {
  'alternative-contact': 'alternative-contact',
  debtor: 'debtorRole',
  client: 'client',
  caseworker: 'caseworker',
  admin: 'admin',
  'super-admin': 'super-admin',
} as const

/** A message on a case: its direction, parties, state, text and files. */
export function MessageEntry({ interaction }: { interaction: Interaction }): ReactNode {
  const tCases = casesText.useText()
  const t = timelineText.useText()
  const { type, minVisibilityRole, createdBy, notes, files } = interaction
  const isInternal = !['alternative-contact', 'debtor', 'client'].includes(minVisibilityRole)
  const isNote = type === 'NOTE'
  const subject = subjectOf(interaction)
  return (
    <>
      <div className={classes.line}>
        {!isNote && <Direction interaction={interaction} />}
        <b>{tCases(type)}</b>
        <WithWhom interaction={interaction} />
        {!isNote && <MessageState interaction={interaction} />}
        <span className={layout.small}>{actorName(createdBy)}</span>
        <span className={classes.badge}>{t(roleLabels[minVisibilityRole])}</span>
      </div>
      {subject !== undefined && <div className={classes.subject}>{subject}</div>}
      {notes !== '' && (
        <div className={`${layout.richText ?? ''} ${classes.words ?? ''}`} data-internal={isInternal && isNote}>
          <NoteHtml html={notes} />
        </div>
      )}
      <FileList files={files} />
      <MessageActions interaction={interaction} />
    </>
  )
}

/** Whether a message came in or went out. */
function Direction({ interaction: { type, direction } }: { interaction: Interaction }): ReactNode {
  const t = messagesText.useText()
  const isIncoming = direction === 'INCOMING'
  const Icon = isIncoming ? IconArrowDownLeft : IconArrowUpRight
  const label = type === 'PHONE CALL' ? t(direction) : t(isIncoming ? 'incoming' : 'outgoing')
  return <Icon className={classes.direction} size={14} role="img" aria-label={label} />
}

/** The other party: of a call, the sender of an incoming message, or everybody that an outgoing one is for. */
function WithWhom({ interaction }: { interaction: Interaction }): ReactNode {
  const t = messagesText.useText()
  const tWords = wordsText.useText()
  const { type, direction, details } = interaction
  const { name } = details
  if (type === 'PHONE CALL') return typeof name === 'string' ? <span>{t('withName', { name })}</span> : null
  if (direction !== 'OUTGOING') {
    const sender = statedSender(interaction)
    return sender === undefined ? null : <span>{t('fromName', { name: sender })}</span>
  }
  const people = namedAddressees(interaction)
  const recipients = people.length > 0 ? people.join(', ') : recipientOf(interaction)
  if (recipients === '') return null
  return (
    <>
      <span>{tWords('toNamed', { name: recipients })}</span>
      <span className={layout.small}>{addressesOf(interaction).join(', ')}</span>
    </>
  )
}

/** Everybody that an outgoing message is for, with their relation to the customer. */
function namedAddressees({ addressees }: Interaction): readonly string[] {
  return addressees.flatMap(({ name, relation }) =>
    name === null ? [] : relation === null ? name : nameOf(name, relation),
  )
}

function nameOf(name: string, relation: string): string {
  return `${name} (${relationName(relation).toLocaleLowerCase()})`
}
