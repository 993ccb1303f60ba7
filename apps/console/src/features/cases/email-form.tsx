import { Button, Select, Textarea, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { useRead, useWrite } from '../../api/query.ts'
import { DraftNote } from '../../ui/draft-note.tsx'
import { fieldErrors } from '../../ui/field-errors.ts'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { PanelFooter } from '../../ui/side-panel.tsx'
import { type FormDraft, useFormDraft } from '../../ui/use-form-draft.ts'
import { casesText } from './cases.text.ts'
import classes from './cases.module.css'
import type { PanelFormProps } from './panel-form.tsx'
import { lettersText } from './letters.text.ts'
import { htmlOf } from './note-html.tsx'
import { despiteOf, ObjectionReason } from './objection-reason.tsx'
import { firstReached, type RecipientKey, recipientOf, RecipientSelect, type WayTo } from './recipient-select.tsx'
import { TemplatePreview } from './template-preview.tsx'

interface Fields {
  readonly to: RecipientKey | null
  readonly templateId: string | null
  readonly subject: string
  readonly text: string
  readonly despite: string
}

const byEmail: WayTo = ({ email }) => email ?? undefined

/** Writes an e-mail to somebody of the case or to a contact, with a template or in one's own words. */
export function EmailForm({ data, onDone }: PanelFormProps): ReactNode {
  const t = lettersText.useText()
  const tCases = casesText.useText()
  const { id } = data.one
  const { data: templates } = useRead(client.templates.list, { kind: 'email', pageSize: 500 }, { staleTime: 60_000 })
  const draft = useFormDraft<Fields>(`email ${id}`, {
    ...{ to: firstReached(data, byEmail), templateId: null, subject: '', text: '', despite: '' },
  })
  const { to, templateId, subject, text, despite } = draft.fields
  const template = templates?.items.find((one) => one.templateId === templateId)
  const sending = useWrite(client.interactions.create, {
    intent: draft.intent,
    onDone: (answer) => {
      draft.finish(answer)
      notifications.show({ message: t('sent') })
      onDone()
    },
  })
  const errors = fieldErrors(sending.error)
  const isReady = to !== null && (template !== undefined || (subject.trim() !== '' && text.trim() !== ''))
  const send = (): void => {
    if (!isReady) return
    const words = template === undefined ? { subject } : { templateId: template.templateId, ...despiteOf(despite) }
    const body = {
      ...({ type: 'EMAIL', direction: 'OUTGOING', minVisibilityRole: 'debtor' } as const),
      ...({ referenceId: id, referenceType: 'case' } as const),
      ...(template === undefined ? { notes: htmlOf(text) } : {}),
      email: { to: [recipientOf(to)], ...words },
    }
    sending.mutate({ input: { body } })
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <DraftNote draft={draft} />
      <RecipientSelect
        label={t('to')}
        data={data}
        wayTo={byEmail}
        noWay={t('noAddress')}
        value={to}
        onChange={(next) => draft.set({ to: next })}
        error={errors['email.to.0.userId'] ?? errors['email.to.0.contactId']}
      />
      <Select
        label={t('template')}
        placeholder={t('ownWords')}
        clearable
        searchable
        value={templateId}
        onChange={(next) => draft.set({ templateId: next })}
        data={(templates?.items ?? []).map((one) => ({
          value: one.templateId,
          label: `${one.name} · ${t(one.language)}`,
        }))}
      />
      {template === undefined ? (
        <OwnWords draft={draft} errors={errors} />
      ) : (
        <TemplatePreview template={template} caseId={id} />
      )}
      {sending.isError && <ProblemNotice error={sending.error} />}
      <ObjectionReason error={sending.error} value={despite} onChange={(next) => draft.set({ despite: next })} />
      <PanelFooter>
        <Button variant="subtle" color="gray" onClick={() => onDone()}>
          {tCases('cancel')}
        </Button>
        <Button type="submit" disabled={!isReady} loading={sending.isPending}>
          {t('send')}
        </Button>
      </PanelFooter>
    </form>
  )
}

function OwnWords(props: { draft: FormDraft<Fields>; errors: Readonly<Record<string, string>> }): ReactNode {
  const t = lettersText.useText()
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
        label={t('words')}
        autosize
        minRows={8}
        value={draft.fields.text}
        error={errors['notes']}
        onChange={(event) => draft.set({ text: event.currentTarget.value })}
      />
    </>
  )
}
