import { Button, Skeleton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconArrowLeft, IconArrowRight, IconCheck, IconFolderSymlink, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { useRead, useWrite } from '../../api/query.ts'
import { useMay } from '../../api/session.ts'
import { wordsText } from '../../text/words.text.ts'
import { useCommands } from '../../ui/commands.ts'
import layout from '../../ui/layout.module.css'
import { ObjectRequestsLink } from '../../ui/object-requests.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { StatusDot } from '../../ui/status-dot.tsx'
import { When } from '../../ui/when.tsx'
import { CaseCard, MessageActions, MessageState, NoteHtml, PartyName } from '../cases/index.ts'
import { FileList } from '../files/index.ts'
import { ItemAssignee } from '../work-queue/index.ts'
import { AnswerForm } from './answer-form.tsx'
import { CasePicker, type PickedCase } from './case-picker.tsx'
import { CaseSuggestions } from './case-suggestions.tsx'
import { Conversation } from './conversation.tsx'
import { type Interaction, searchFor } from './interaction.rules.ts'
import { detailsInWords } from './message-details.ts'
import { interactionsNavText } from './interactions-nav.text.ts'
import classes from './interactions.module.css'
import { interactionsText } from './interactions.text.ts'
import type { MessageProps, PaneProps } from './message-props.ts'
import { useMessageChange } from './use-message-change.tsx'

/** One message: its text, its case, and what can be done with it. */
export function InteractionPane(props: PaneProps): ReactNode {
  const { data, error, etag, refetch } = useRead(client.interactions.get, { interactionId: props.interactionId })
  if (error !== null && data === undefined) return <ProblemNotice error={error} retry={() => void refetch()} />
  if (data === undefined) {
    return (
      <div aria-busy>
        <Skeleton height={18} width="40%" mb={16} />
        <Skeleton height={32} width="70%" mb={24} />
        <Skeleton height={96} />
      </div>
    )
  }
  return <Message {...props} interaction={data} etag={etag} />
}

function Message(props: MessageProps): ReactNode {
  const t = interactionsText.useText()
  const tWords = wordsText.useText()
  const { interaction } = props
  const lines = detailsInWords(interaction.details)
  const caseId = caseOf(interaction)
  return (
    <article className={classes.message}>
      <Button
        className={classes.back ?? ''}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconArrowLeft size={16} />}
        onClick={() => props.onSelect(undefined)}
      >
        {interactionsNavText.t('inbox')}
      </Button>
      <header className={classes.head}>
        <h2>
          <PartyName interaction={interaction} />
        </h2>
        <p className={layout.quiet}>
          {t(interaction.type)} · <When at={interaction.registeredAt} />
        </p>
        {interaction.direction === 'OUTGOING' && (
          <p>
            {interaction.delivery !== null && <span className={layout.strong}>{interaction.delivery.subject} </span>}
            <MessageState interaction={interaction} />
          </p>
        )}
        <Belonging interaction={interaction} />
      </header>
      {interaction.direction === 'OUTGOING' ? <MessageActions interaction={interaction} /> : <Actions {...props} />}
      {interaction.notes === '' ? (
        <p className={layout.quiet}>{t('noText')}</p>
      ) : (
        <div className={`${layout.textBox ?? ''} ${layout.richText ?? ''}`}>
          <NoteHtml html={interaction.notes} />
        </div>
      )}
      <Mapping {...props} />
      {caseId !== undefined && <CaseCard caseId={caseId} />}
      {lines.length > 0 && (
        <section>
          <h3>{tWords('details')}</h3>
          <dl className={layout.facts}>
            {lines.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <FileList files={interaction.files} />
      {interaction.direction === 'INCOMING' && <Answering {...props} />}
      {caseId !== undefined && <Conversation caseId={caseId} interactionId={interaction.id} />}
      <ObjectRequestsLink objectId={interaction.id} />
    </article>
  )
}

/** The case of a message. */
function caseOf({ referenceType, referenceId }: Interaction): string | undefined {
  return referenceType === 'case' ? (referenceId ?? undefined) : undefined
}

/** The form to answer a message, once its case is known. */
function Answering(props: MessageProps): ReactNode {
  const { interaction, next, onSelect, isAnswering } = props
  const may = useMay()
  const caseId = caseOf(interaction)
  const { data: record } = useRead(client.cases.get, { caseId: caseId ?? '' }, { enabled: caseId !== undefined })
  if (!may('write:interactions') || (caseId !== undefined && record === undefined)) return null
  return (
    <AnswerForm
      interaction={interaction}
      isFocused={isAnswering}
      caseId={caseId}
      customerId={record?.customerId}
      caseNumber={record?.caseSeqId}
      onClosed={() => onSelect(next)}
    />
  )
}

/** The case or other record that the message belongs to. */
function Belonging({ interaction }: { interaction: Interaction }): ReactNode {
  const t = interactionsText.useText()
  const isOnCase = interaction.referenceType === 'case' && interaction.referenceId !== null
  const caseId = isOnCase ? (interaction.referenceId ?? '') : ''
  const { data: found } = useRead(client.cases.get, { caseId }, { enabled: isOnCase })
  const isDone = interaction.state === 'HANDLED' || interaction.state === 'DELETED'
  return (
    <p className={classes.belonging}>
      {isDone && <StatusDot tone="good" label={t(interaction.state === 'HANDLED' ? 'isHandled' : 'isDeleted')} />}
      {interaction.referenceId === null && !isDone && <StatusDot tone="waiting" label={t('unmapped')} />}
      {found !== undefined && (
        <Link to={`/cases/${found.caseSeqId}`}>{t('onCase', { number: found.journalNumber })}</Link>
      )}
      {interaction.referenceId !== null && !isOnCase && (
        <span>{t('onOther', { what: t(otherKind(interaction)) })}</span>
      )}
    </p>
  )
}

function otherKind({ referenceType }: Interaction): 'debtor' | 'creditor' | 'customer' | 'somethingElse' {
  if (referenceType === 'debtor' || referenceType === 'creditor' || referenceType === 'customer') return referenceType
  return 'somethingElse'
}

function Actions(props: MessageProps): ReactNode {
  const t = interactionsText.useText()
  const tWords = wordsText.useText()
  const may = useMay()
  const { interaction, onMapping } = props
  const { patch, finish } = useMessageChange(props)
  const goOn = (): void => {
    if (props.next === undefined) notifications.show({ message: t('endOfList') })
    else props.onSelect(props.next)
  }
  const mayChange = may('write:interactions')
  const isWaiting = interaction.state === 'UNMAPPED' || interaction.state === 'MAPPED'
  const group = interactionsNavText.t('inbox')
  useCommands([
    { id: 'inbox next', label: t('next'), keys: 'n', group, run: goOn },
    ...(mayChange ? [{ id: 'inbox map', label: t('map'), keys: 'm', group, run: () => onMapping(true) }] : []),
    ...(mayChange && isWaiting
      ? [
          { id: 'inbox handle', label: t('handle'), keys: 'h', group, run: () => finish('HANDLED') },
          { id: 'inbox delete', label: tWords('delete'), keys: '#', group, run: () => finish('DELETED') },
        ]
      : []),
  ])
  // The usual step comes first.
  const isUnmapped = interaction.referenceId === null
  return (
    <>
      <div className={layout.row}>
        {mayChange && isUnmapped && <MapButton {...props} />}
        {mayChange && isWaiting && <FinishButtons {...props} isPending={patch.isPending} onFinish={finish} />}
        {mayChange && !isUnmapped && <MapButton {...props} />}
        <Button variant="subtle" color="gray" rightSection={<IconArrowRight size={16} />} onClick={goOn}>
          {t('next')}
        </Button>
      </div>
      {patch.isError && <ProblemNotice error={patch.error} />}
    </>
  )
}

function MapButton({ interaction, isMapping, onMapping }: MessageProps): ReactNode {
  const t = interactionsText.useText()
  const isUnmapped = interaction.referenceId === null
  return (
    <Button
      variant={isUnmapped ? 'filled' : 'default'}
      leftSection={<IconFolderSymlink size={16} />}
      onClick={() => onMapping(!isMapping)}
      aria-expanded={isMapping}
    >
      {t(isUnmapped ? 'map' : 'mapOther')}
    </Button>
  )
}

/** Closes a message, and shows who works on it. */
function FinishButtons(
  props: MessageProps & { isPending: boolean; onFinish: (state: 'HANDLED' | 'DELETED') => void },
): ReactNode {
  const t = interactionsText.useText()
  const tWords = wordsText.useText()
  const { interaction, isPending, onFinish } = props
  return (
    <>
      <Button
        variant={interaction.referenceId === null ? 'default' : 'filled'}
        leftSection={<IconCheck size={16} />}
        loading={isPending}
        onClick={() => onFinish('HANDLED')}
      >
        {t('handle')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconTrash size={16} />}
        loading={isPending}
        onClick={() => onFinish('DELETED')}
      >
        {tWords('delete')}
      </Button>
      <ItemAssignee kind="message" subjectId={interaction.id} />
    </>
  )
}

/** Searches for the case of a message, below its text, so that both are visible. */
function Mapping({ interaction, etag, isMapping, onMapping }: MessageProps): ReactNode {
  const t = interactionsText.useText()
  const may = useMay()
  const patch = useWrite(client.interactions.patch)
  const put = ({ id, number }: PickedCase): void => {
    // Closed at once, so that the next key is a shortcut again and not search text.
    onMapping(false)
    // A promise, since another message may be shown by the time the answer arrives.
    patch
      .mutateAsync({ input: { interactionId: interaction.id, body: { referenceId: id } }, options: { ifMatch: etag } })
      .then(
        () => notifications.show({ message: t('doneMapped', { number }) }),
        () => undefined,
      )
  }
  return (
    <>
      {isMapping && may('write:interactions') && (
        <CasePicker startWith={searchFor(interaction)} onCancel={() => onMapping(false)} onPick={put} />
      )}
      {interaction.state === 'UNMAPPED' && !isMapping && may('write:interactions') && (
        <CaseSuggestions interaction={interaction} onPick={put} isPending={patch.isPending} />
      )}
      {patch.isError && <ProblemNotice error={patch.error} />}
    </>
  )
}
