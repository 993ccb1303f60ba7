import { Select, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { client } from '../../../../api/client.ts'
import { useRead } from '../../../../api/query.ts'
import { wordsText } from '../../../../text/words.text.ts'
import { fieldErrors } from '../../../../ui/field-errors.ts'
import { type FormDraft, useFormDraft } from '../../../../ui/use-form-draft.ts'
import { AttachButton, AttachedList, type StoredFile, useAttachments } from '../../../files/index.ts'
import { htmlOf } from '../../note-html.tsx'
import { useGateCheck } from '../../contact/gate-notice.tsx'
import { despiteOf, ObjectionReason } from '../objection-reason.tsx'
import { PanelForm } from '../panel-form.tsx'
import type { PanelFormProps } from '../panel.ts'
import { panelsText } from '../panels.text.ts'
import {
  firstReached,
  type RecipientKey,
  recipientOf,
  RecipientSelect,
  userIdOf,
  type WayTo,
} from '../recipient-select.tsx'
import { TemplatePreview } from '../template-preview.tsx'
import { usePanelWrite } from '../use-panel-write.ts'
import { emailText } from './email.text.ts'

interface Fields {
  readonly to: RecipientKey | null
  readonly templateId: string | null
  readonly subject: string
  readonly text: string
  readonly despite: string
  readonly override: string
  readonly files: readonly StoredFile[]
}

const byEmail: WayTo = ({ email }) => email ?? undefined

/** Writes an e-mail to a person on the case or a contact, from a template or as free text. */
export function EmailForm({ data, onDone }: PanelFormProps): ReactNode {
  const tPanels = panelsText.useText()
  const t = emailText.useText()
  const tWords = wordsText.useText()
  const { id } = data.record
  const { data: templates } = useRead(client.templates.list, { kind: 'email', pageSize: 500 }, { staleTime: 60_000 })
  const draft = useFormDraft<Fields>(`email ${id}`, {
    ...{ to: firstReached(data, byEmail), templateId: null, subject: '', text: '', despite: '', override: '' },
    files: [],
  })
  const attachments = useAttachments(draft.fields.files, (files) => draft.set({ files }))
  const { to, templateId, subject, text, despite, override } = draft.fields
  const template = templates?.items.find((item) => item.templateId === templateId)
  const sending = usePanelWrite(client.interactions.create, { draft, message: t('sent'), onDone })
  const errors = fieldErrors(sending.error)
  const gate = useGateCheck(
    { caseId: id, userId: userIdOf(to), channel: 'EMAIL', fromTemplate: template !== undefined },
    { value: override, onChange: (next) => draft.set({ override: next }) },
  )
  const isWritten = to !== null && (template !== undefined || (subject.trim() !== '' && text.trim() !== ''))
  const isReady = isWritten && !gate.isStopped && !attachments.isBusy
  const send = (): void => {
    if (!isReady) return
    const words = template === undefined ? { subject } : { templateId: template.templateId, ...despiteOf(despite) }
    const body = {
      ...({ type: 'EMAIL', direction: 'OUTGOING', minVisibilityRole: 'debtor' } as const),
      ...({ referenceId: id, referenceType: 'case' } as const),
      ...(template === undefined ? { notes: htmlOf(text) } : {}),
      ...gate.override,
      files: attachments.ids,
      email: { to: [recipientOf(to)], ...words },
    }
    sending.save({ body })
  }
  return (
    <PanelForm
      draft={draft}
      label={tWords('send')}
      saving={sending}
      isReady={isReady}
      offersNext={false}
      onCancel={() => onDone()}
      onSave={send}
      belowProblem={
        <ObjectionReason error={sending.error} value={despite} onChange={(next) => draft.set({ despite: next })} />
      }
    >
      <RecipientSelect
        label={tWords('to')}
        data={data}
        wayTo={byEmail}
        noWay={t('noAddress')}
        value={to}
        onChange={(next) => draft.set({ to: next })}
        error={errors['email.to.0.userId'] ?? errors['email.to.0.contactId']}
      />
      {gate.notice}
      <Select
        label={tWords('template')}
        placeholder={t('ownWords')}
        clearable
        searchable
        value={templateId}
        onChange={(next) => draft.set({ templateId: next })}
        data={(templates?.items ?? []).map((item) => ({
          value: item.templateId,
          label: `${item.name} · ${tPanels(item.language)}`,
        }))}
      />
      {template === undefined ? (
        <OwnWords draft={draft} errors={errors} />
      ) : (
        <TemplatePreview template={template} caseId={id} />
      )}
      <AttachedList attachments={attachments} />
      <div>
        <AttachButton attachments={attachments} />
      </div>
    </PanelForm>
  )
}

function OwnWords(props: { draft: FormDraft<Fields>; errors: Readonly<Record<string, string>> }): ReactNode {
  const t = wordsText.useText()
  const { draft, errors } = props
  return (
    <>
      <TextInput
        label={t('subject')}
        maxLength={500}
        value={draft.fields.subject}
        error={errors['email.subject']}
        onChange={(event) => draft.set({ subject: event.currentTarget.value })}
      />
      <Textarea
        label={t('text')}
        autosize
        minRows={8}
        value={draft.fields.text}
        error={errors['notes']}
        onChange={(event) => draft.set({ text: event.currentTarget.value })}
      />
    </>
  )
}
