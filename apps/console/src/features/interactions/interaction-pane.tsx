import { Button, Skeleton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconArrowLeft, IconArrowRight, IconCheck, IconFolderSymlink, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
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
import { DebtorName, MessageActions, MessageState, NoteHtml } from '../cases/index.ts'
import { CasePicker, type PickedCase } from './case-picker.tsx'
import { FileList } from './file-list.tsx'
import { detailLines, type Interaction, partyOf, searchFor } from './interaction.rules.ts'
import classes from './interactions.module.css'
import { interactionsText } from './interactions.text.ts'

export interface PaneProps {
  readonly interactionId: string
  readonly isMapping: boolean
  readonly onMapping: (isOn: boolean) => void
  /** The message to show next. */
  readonly next: string | undefined
  readonly onSelect: (id: string | undefined) => void
}

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

type MessageProps = PaneProps & { readonly interaction: Interaction; readonly etag: string | undefined }

function Message(props: MessageProps): ReactNode {
  const t = interactionsText.useText()
  const tWords = wordsText.useText()
  const { interaction } = props
  const lines = detailLines(interaction.details)
  return (
    <article className={classes.message}>
      <Button
        className={classes.back ?? ''}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconArrowLeft size={16} />}
        onClick={() => props.onSelect(undefined)}
      >
        {t('back')}
      </Button>
      <header className={classes.head}>
        <h2>{partyOf(interaction)}</h2>
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
      {lines.length > 0 && (
        <section>
          <h3>{tWords('details')}</h3>
          <dl className={classes.facts}>
            {lines.map(([name, value]) => (
              <div key={name}>
                <dt>{detailName(name)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <FileList files={interaction.files} />
      <ObjectRequestsLink objectId={interaction.id} />
    </article>
  )
}

const knownDetails = ['name', 'email', 'phone', 'subject', 'from', 'address', 'reference'] as const

/** The label of a detail: common names are translated, any other is shown as received. */
function detailName(name: string): string {
  const known = knownDetails.find((detail) => detail === name)
  return known === undefined ? name : interactionsText.t(`detail_${known}`)
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
        <>
          <Link to={`/cases/${found.caseSeqId}`}>{t('onCase', { number: found.journalNumber })}</Link>
          <DebtorName customerId={found.customerId} />
        </>
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
  const { interaction, isMapping, onMapping } = props
  const { patch, finish } = useChange(props)
  const goOn = (): void => {
    if (props.next === undefined) notifications.show({ message: t('endOfList') })
    else props.onSelect(props.next)
  }
  const mayChange = may('write:interactions')
  const isWaiting = interaction.state === 'UNMAPPED' || interaction.state === 'MAPPED'
  const group = t('group')
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
  return (
    <>
      <div className={layout.row}>
        {mayChange && (
          <Button
            variant={interaction.referenceId === null ? 'filled' : 'default'}
            leftSection={<IconFolderSymlink size={16} />}
            onClick={() => onMapping(!isMapping)}
            aria-expanded={isMapping}
          >
            {t(interaction.referenceId === null ? 'map' : 'mapOther')}
          </Button>
        )}
        {mayChange && isWaiting && (
          <>
            <Button
              variant={interaction.referenceId === null ? 'default' : 'filled'}
              leftSection={<IconCheck size={16} />}
              loading={patch.isPending}
              onClick={() => finish('HANDLED')}
            >
              {t('handle')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconTrash size={16} />}
              loading={patch.isPending}
              onClick={() => finish('DELETED')}
            >
              {tWords('delete')}
            </Button>
          </>
        )}
        <Button variant="subtle" color="gray" rightSection={<IconArrowRight size={16} />} onClick={goOn}>
          {t('next')}
        </Button>
      </div>
      {patch.isError && <ProblemNotice error={patch.error} />}
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
    patch.mutate(
      { input: { interactionId: interaction.id, body: { referenceId: id } }, options: { ifMatch: etag } },
      { onSuccess: () => notifications.show({ message: t('doneMapped', { number }) }) },
    )
  }
  return (
    <>
      {isMapping && may('write:interactions') && (
        <CasePicker startWith={searchFor(interaction)} onCancel={() => onMapping(false)} onPick={put} />
      )}
      {patch.isError && <ProblemNotice error={patch.error} />}
    </>
  )
}

type Patch = ReturnType<typeof useWrite<typeof client.interactions.patch>>

/** Changes a message. After it is handled, the next one opens, and the change can be undone for a moment. */
function useChange({ interaction, etag, next, onSelect }: MessageProps): {
  patch: Patch
  finish: (state: 'HANDLED' | 'DELETED') => void
} {
  const t = interactionsText.useText()
  const tWords = wordsText.useText()
  const patch = useWrite(client.interactions.patch)
  const undo = useWrite(client.interactions.patch)
  const isSent = useRef(false)
  const finish = (state: 'HANDLED' | 'DELETED'): void => {
    if (isSent.current || patch.isPending) return
    isSent.current = true
    const offerUndo = (): void => {
      const id = `done ${interaction.id}`
      notifications.show({
        id,
        message: (
          <span className={classes.undo}>
            {t(state === 'HANDLED' ? 'doneHandled' : 'doneDeleted')}
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                notifications.hide(id)
                undo.mutate({ input: { interactionId: interaction.id, body: { state: interaction.state } } })
                onSelect(interaction.id)
              }}
            >
              {tWords('undo')}
            </Button>
          </span>
        ),
      })
      onSelect(next)
    }
    patch
      .mutateAsync({ input: { interactionId: interaction.id, body: { state } }, options: { ifMatch: etag } })
      .then(offerUndo)
      .catch(() => {
        isSent.current = false
      })
  }
  return { patch, finish }
}
