import { Button, SegmentedControl, Select, Textarea, TextInput } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { client } from '../../api/client.ts'
import { useRead } from '../../api/query.ts'
import { wordsText } from '../../text/words.text.ts'
import { useCommands } from '../../ui/commands.ts'
import { DraftNote } from '../../ui/draft-note.tsx'
import { fieldErrors } from '../../ui/field-errors.ts'
import layout from '../../ui/layout.module.css'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { ObjectionReason, TemplatePreview } from '../cases/index.ts'
import { AttachButton, AttachedList, filesText } from '../files/index.ts'
import { answerChannels, answerTo } from './answer.rules.ts'
import { interactionsNavText } from './interactions-nav.text.ts'
import classes from './interactions.module.css'
import { interactionsText } from './interactions.text.ts'
import { type Answering, type AnswerProps, type Reach, useAnswer, useEmailTemplates } from './use-answer.ts'

/** Answers a message on the channel it came in on, from a template or as free text, and closes it if wanted. */
export function AnswerForm(props: AnswerProps): ReactNode {
  const { interaction, customerId } = props
  const t = interactionsText.useText()
  const { data: customer, isLoading } = useRead(
    client.customers.get,
    { customerId: customerId ?? '' },
    { enabled: customerId !== undefined },
  )
  if (isLoading) return null
  const to = answerTo(interaction, customer?.users ?? [])
  const channels = answerChannels(interaction, to)
  if (to === undefined || channels.length === 0) return <p className={layout.quiet}>{t('noAnswerAddress')}</p>
  return <Answer {...props} to={to} channels={channels} />
}

function Answer(props: AnswerProps & Reach): ReactNode {
  const t = interactionsText.useText()
  const tWords = wordsText.useText()
  const field = useRef<HTMLTextAreaElement>(null)
  const answering = useAnswer(props)
  const { isFocused } = props
  useEffect(() => {
    if (isFocused) field.current?.focus()
  }, [isFocused])
  const { draft, channel, attachments, gate, sending, isReady, send } = answering
  const isEmail = channel === 'EMAIL'
  const form = useRef<HTMLFormElement>(null)
  const group = interactionsNavText.t('inbox')
  useCommands([
    { id: 'inbox answer', label: t('answer'), keys: 'r', group, run: () => field.current?.focus() },
    ...(isEmail
      ? [
          {
            ...{ id: 'inbox attach', label: filesText.t('attach'), keys: 'mod+u', group, isGlobal: true },
            run: () => form.current?.querySelector<HTMLInputElement>('[data-attach] input[type=file]')?.click(),
          },
        ]
      : []),
  ])
  return (
    <form
      ref={form}
      className={classes.answer}
      aria-label={t('answer')}
      data-drop-zone
      onSubmit={(event) => {
        event.preventDefault()
        send(true)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(true)
      }}
    >
      <div className={layout.bar}>
        <b>{t('answerTo', { name: props.to.name })}</b>
        {props.channels.length > 1 && (
          <SegmentedControl
            size="xs"
            aria-label={t('channel')}
            value={channel}
            onChange={(value) => draft.set({ channel: value })}
            data={props.channels.map((value) => ({ value, label: t(value) }))}
          />
        )}
      </div>
      <DraftNote draft={draft} />
      {gate.notice}
      <Words {...props} answering={answering} field={field} />
      {isEmail && <AttachedList attachments={attachments} />}
      {sending.isError && <ProblemNotice error={sending.error} />}
      <ObjectionReason
        error={sending.error}
        value={draft.fields.despite}
        onChange={(despite) => draft.set({ despite })}
      />
      <div className={layout.rowCentered}>
        <Button
          type="submit"
          leftSection={<IconSend size={16} aria-hidden />}
          disabled={!isReady}
          loading={sending.isPending}
        >
          {t('sendAndClose')}
        </Button>
        <Button variant="default" disabled={!isReady} loading={sending.isPending} onClick={() => send(false)}>
          {tWords('send')}
        </Button>
        {isEmail && <AttachButton attachments={attachments} />}
      </div>
    </form>
  )
}

/** What the answer says: a template filled in for the case, or free text. */
function Words(
  props: AnswerProps & Reach & { answering: Answering; field: RefObject<HTMLTextAreaElement | null> },
): ReactNode {
  const { answering, caseId, to, field } = props
  const t = wordsText.useText()
  const { draft, channel, template, sending } = answering
  const { fields } = draft
  const errors = fieldErrors(sending.error)
  const isEmail = channel === 'EMAIL'
  return (
    <>
      {isEmail && caseId !== undefined && (
        <TemplateSelect value={fields.templateId} onChange={(templateId) => draft.set({ templateId })} />
      )}
      {template !== undefined && <TemplatePreview template={template} caseId={caseId ?? ''} userId={to.userId} />}
      {template === undefined && isEmail && (
        <TextInput
          label={t('subject')}
          maxLength={500}
          value={fields.subject}
          error={errors['email.subject']}
          onChange={(event) => draft.set({ subject: event.currentTarget.value })}
        />
      )}
      {template === undefined && (
        <Textarea
          ref={field}
          label={t('text')}
          autosize
          minRows={4}
          maxRows={14}
          maxLength={isEmail ? 60_000 : 1_530}
          value={fields.text}
          error={errors['notes']}
          onChange={(event) => draft.set({ text: event.currentTarget.value })}
        />
      )}
    </>
  )
}

function TemplateSelect(props: { value: string | null; onChange: (value: string | null) => void }): ReactNode {
  const t = wordsText.useText()
  const tInbox = interactionsText.useText()
  const templates = useEmailTemplates(true)
  return (
    <Select
      label={t('template')}
      placeholder={tInbox('noTemplate')}
      clearable
      searchable
      value={props.value}
      onChange={props.onChange}
      data={templates.map(({ templateId, name }) => ({ value: templateId, label: name }))}
    />
  )
}
