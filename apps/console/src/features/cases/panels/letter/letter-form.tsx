import { Button, Checkbox, Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { client } from '../../../../api/client.ts'
import { useRead, useWrite } from '../../../../api/query.ts'
import { dateInDays } from '../../../../text/plain-date.ts'
import { wordsText } from '../../../../text/words.text.ts'
import { DateField } from '../../../../ui/date-field.tsx'
import { fieldErrors } from '../../../../ui/field-errors.ts'
import layout from '../../../../ui/layout.module.css'
import { useFormDraft } from '../../../../ui/use-form-draft.ts'
import { AttachButton, AttachedList, type StoredFile, useAttachments } from '../../../files/index.ts'
import classes from '../../cases.module.css'
import { relationName } from '../../standard.text.ts'
import { useGateCheck } from '../../contact/gate-notice.tsx'
import { despiteOf, ObjectionReason } from '../objection-reason.tsx'
import { PanelForm } from '../panel-form.tsx'
import type { PanelFormProps } from '../panel.ts'
import { panelsText } from '../panels.text.ts'
import { type LetterChoice, LetterPreview } from './letter-preview.tsx'
import { letterText } from './letter.text.ts'
import { usePdfAddress } from './use-pdf-address.ts'
import type { WrittenLanguage } from '../../../../text/written-languages.ts'

interface Fields {
  readonly templateId: string | null
  readonly userId: string | undefined
  readonly deadline: string
  readonly sharedWithDebtor: boolean
  readonly despite: string
  readonly override: string
  readonly files: readonly StoredFile[]
}

/** Creates a letter from a template, after a preview. */
export function LetterForm({ data, onDone }: PanelFormProps): ReactNode {
  const tWords = wordsText.useText()
  const t = letterText.useText()
  const { data: templates } = useRead(client.templates.list, { kind: 'letter', pageSize: 500 }, { staleTime: 60_000 })
  const users = data.customer?.users ?? []
  const draft = useFormDraft<Fields>(`letter ${data.record.id}`, {
    ...{ templateId: null, userId: firstAddressee(users), sharedWithDebtor: false, despite: '', override: '' },
    deadline: dateInDays(14),
    files: [],
  })
  const attachments = useAttachments(draft.fields.files, (files) => draft.set({ files }))
  const { templateId, userId, deadline, sharedWithDebtor, despite, override } = draft.fields
  const gate = useGateCheck(
    { caseId: data.record.id, userId, channel: 'LETTER', fromTemplate: true },
    { value: override, onChange: (next) => draft.set({ override: next }) },
  )
  const making = useWrite(client.documents.create, { intent: draft.intent, onDone: draft.finish })
  const errors = fieldErrors(making.error)
  const template = templates?.items.find((item) => item.templateId === templateId)
  const chosen = (ofTemplate: string): LetterChoice => ({
    ...{ caseId: data.record.id, templateId: ofTemplate, deadline },
    ...(userId === undefined ? {} : { userId }),
  })
  const make = (): void => {
    if (template === undefined) return
    const reasons = { ...despiteOf(despite), ...gate.override }
    making.mutate({
      input: { body: { ...chosen(template.templateId), sharedWithDebtor, files: attachments.ids, ...reasons } },
    })
  }
  if (making.data !== undefined) {
    return <Made documentId={making.data.data.documentId} onAnother={() => making.reset()} onDone={onDone} />
  }
  return (
    <PanelForm
      draft={draft}
      label={t('make')}
      saving={making}
      isReady={template !== undefined && deadline !== '' && !gate.isStopped && !attachments.isBusy}
      offersNext={false}
      onCancel={() => onDone()}
      onSave={make}
      belowProblem={
        <ObjectionReason error={making.error} value={despite} onChange={(next) => draft.set({ despite: next })} />
      }
    >
      {gate.notice}
      <TemplateSelect
        templates={templates?.items}
        value={templateId}
        error={errors['templateId']}
        onChange={(next) => draft.set({ templateId: next })}
      />
      <Select
        label={tWords('to')}
        allowDeselect={false}
        value={userId ?? null}
        error={errors['userId']}
        onChange={(value) => draft.set({ userId: value ?? undefined })}
        data={users.map((user) => ({
          value: user.userId,
          label: `${user.details.name} · ${relationName(user.relation)}`,
        }))}
      />
      <DateField
        label={t('deadline')}
        required
        value={deadline}
        error={errors['deadline']}
        onChange={(next) => draft.set({ deadline: next })}
      />
      <Checkbox
        label={t('shared')}
        checked={sharedWithDebtor}
        onChange={(event) => draft.set({ sharedWithDebtor: event.currentTarget.checked })}
      />
      <AttachedList attachments={attachments} />
      <div>
        <AttachButton attachments={attachments} />
      </div>
      {template !== undefined && deadline !== '' && (
        <LetterPreview template={template} choice={chosen(template.templateId)} />
      )}
    </PanelForm>
  )
}

/** The debtor, or the first person on the case. */
function firstAddressee(users: readonly { readonly relation: string; readonly userId: string }[]): string | undefined {
  return (users.find(({ relation }) => relation === 'debtor') ?? users[0])?.userId
}

function TemplateSelect(props: {
  readonly templates: readonly { templateId: string; name: string; language: WrittenLanguage }[] | undefined
  readonly value: string | null
  readonly error: string | undefined
  readonly onChange: (templateId: string | null) => void
}): ReactNode {
  const tPanels = panelsText.useText()
  const tWords = wordsText.useText()
  const t = letterText.useText()
  const templates = props.templates ?? []
  return (
    <Select
      label={tWords('template')}
      placeholder={t('chooseTemplate')}
      searchable
      data-autofocus
      description={props.templates?.length === 0 ? t('noTemplates') : undefined}
      value={props.value}
      error={props.error}
      onChange={props.onChange}
      data={templates.map(({ templateId, name, language }) => ({
        value: templateId,
        label: `${name} · ${tPanels(language)}`,
      }))}
    />
  )
}

function Made(props: { documentId: string; onAnother: () => void; onDone: () => void }): ReactNode {
  const t = letterText.useText()
  const tWords = wordsText.useText()
  const address = usePdfAddress()
  return (
    <section className={layout.box} aria-live="polite">
      <p>{t('made')}</p>
      <div className={classes.actions}>
        <Button component="a" href={address(props.documentId)} target="_blank" rel="noreferrer">
          {tWords('openPdf')}
        </Button>
        <Button variant="default" onClick={props.onAnother}>
          {t('another')}
        </Button>
        <Button variant="subtle" color="gray" onClick={() => props.onDone()}>
          {tWords('done')}
        </Button>
      </div>
    </section>
  )
}
