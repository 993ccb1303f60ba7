import { notifications } from '@mantine/notifications'
import { useRef } from 'react'
import { client } from '../../api/client.ts'
import { type Result, useRead, useWrite, type Write } from '../../api/query.ts'
import { type FormDraft, useFormDraft } from '../../ui/use-form-draft.ts'
import { despiteOf, htmlOf, smsBody, useGateCheck } from '../cases/index.ts'
import { type StoredFile, useAttachments } from '../files/index.ts'
import { type AnswerChannel, answerSubject, type AnswerTo } from './answer.rules.ts'
import type { Interaction } from './interaction.rules.ts'
import { interactionsText } from './interactions.text.ts'

export interface AnswerFields {
  readonly channel: AnswerChannel | null
  readonly templateId: string | null
  readonly subject: string
  readonly text: string
  readonly despite: string
  readonly override: string
  readonly files: readonly StoredFile[]
}

export interface AnswerProps {
  /** Whether the user came to answer. */
  readonly isFocused: boolean
  readonly interaction: Interaction
  /** The case of the message, with its customer; undefined if the message has none. */
  readonly caseId: string | undefined
  readonly customerId: string | undefined
  readonly caseNumber: number | undefined
  /** Called after the message was closed with the answer. */
  readonly onClosed: () => void
}

/** Whom and how an answer can reach. */
export interface Reach {
  readonly to: AnswerTo
  readonly channels: readonly AnswerChannel[]
}

type Template = Result<typeof client.templates.list>['items'][number]

export interface Answering {
  readonly draft: FormDraft<AnswerFields>
  readonly channel: AnswerChannel
  readonly attachments: ReturnType<typeof useAttachments>
  readonly template: Template | undefined
  readonly gate: ReturnType<typeof useGateCheck>
  readonly sending: Write<typeof client.interactions.create>
  readonly isReady: boolean
  readonly send: (closes: boolean) => void
}

/** An answer that is being written, with its draft, the check of the contact gate, and how it is sent. */
export function useAnswer(props: AnswerProps & Reach): Answering {
  const { interaction, caseId, to, channels } = props
  const subject = answerSubject(interaction, props.caseNumber, to.language)
  const draft = useFormDraft<AnswerFields>(`answer ${interaction.id}`, {
    ...{ channel: null, templateId: null, subject, text: '', despite: '', override: '' },
    files: [],
  })
  const { fields } = draft
  const channel = channels.find((each) => each === fields.channel) ?? channels[0] ?? 'EMAIL'
  const isEmail = channel === 'EMAIL'
  const attachments = useAttachments(fields.files, (files) => draft.set({ files }))
  const templates = useEmailTemplates(caseId !== undefined)
  const template = isEmail ? templates.find(({ templateId }) => templateId === fields.templateId) : undefined
  const gate = useGateCheck(
    { caseId: caseId ?? '', userId: to.userId, channel, fromTemplate: template !== undefined },
    { value: fields.override, onChange: (override) => draft.set({ override }) },
  )
  const { sending, start } = useSending(props, draft)
  const isWritten = template !== undefined || hasText(fields, isEmail)
  const isReady = isWritten && !gate.isStopped && !attachments.isBusy
  const send = (closes: boolean): void => {
    if (!isReady || sending.isPending) return
    const content = isEmail
      ? emailBody(fields, { to, caseId, templateId: template?.templateId, files: attachments.ids })
      : smsContent(fields.text, to, caseId ?? '')
    start({ ...content, ...gate.override }, closes)
  }
  return { draft, channel, attachments, template, gate, sending, isReady, send }
}

function hasText({ text, subject }: AnswerFields, isEmail: boolean): boolean {
  return text.trim() !== '' && (!isEmail || subject.trim() !== '')
}

type Body = Parameters<typeof client.interactions.create>[0]['body']

function useSending(
  { interaction, onClosed }: AnswerProps,
  draft: FormDraft<AnswerFields>,
): { sending: Answering['sending']; start: (body: Body, closes: boolean) => void } {
  const t = interactionsText.useText()
  const isClosing = useRef(false)
  const sending = useWrite(client.interactions.create, {
    intent: draft.intent,
    onDone: (answer) => {
      draft.finish(answer)
      notifications.show({ message: t(isClosing.current ? 'sentAndClosed' : 'answerSent') })
      if (isClosing.current) onClosed()
    },
  })
  return {
    sending,
    start: (body, closes) => {
      isClosing.current = closes
      sending.mutate({
        input: { body: closes ? { ...body, handlesInteractionId: interaction.id } : body },
      })
    },
  }
}

/** The e-mail templates; none for a message without a case, which they could not be filled in for. */
export function useEmailTemplates(isOnCase: boolean): readonly Template[] {
  const { data } = useRead(
    client.templates.list,
    { kind: 'email', pageSize: 500 },
    { staleTime: 60_000, enabled: isOnCase },
  )
  return data?.items ?? []
}

function emailBody(
  { subject, text, despite }: AnswerFields,
  answer: { to: AnswerTo; caseId: string | undefined; templateId: string | undefined; files: string[] },
) {
  const { to, caseId, templateId, files } = answer
  const recipient = to.userId === undefined ? { address: to.email ?? '', name: to.name } : { userId: to.userId }
  const words = templateId === undefined ? { subject } : { templateId, ...despiteOf(despite) }
  return {
    ...({ type: 'EMAIL', direction: 'OUTGOING' } as const),
    ...(caseId === undefined
      ? {}
      : ({ referenceId: caseId, referenceType: 'case', minVisibilityRole: 'debtor' } as const)),
    ...(templateId === undefined ? { notes: htmlOf(text) } : {}),
    files,
    email: { to: [recipient], ...words },
  }
}

function smsContent(text: string, { name, userId, phone, isDebtor }: AnswerTo, caseId: string) {
  const number = phone === undefined ? '' : `+${phone.locale}${phone.number}`
  const recipient = { name, phone: number, userId, isDebtor }
  return smsBody(caseId, { to: `user ${userId ?? ''}`, recipient, text, hasLink: false })
}
