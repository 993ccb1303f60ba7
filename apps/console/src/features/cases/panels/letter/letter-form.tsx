import { Button, Checkbox, Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { client } from '../../../../api/client.ts'
import { useRead, useWrite } from '../../../../api/query.ts'
import { plainDate } from '../../../../text/format.ts'
import { fieldErrors } from '../../../../ui/field-errors.ts'
import { DateField } from '../../../../ui/date-field.tsx'
import { useFormDraft } from '../../../../ui/use-form-draft.ts'
import classes from '../../cases.module.css'
import type { PanelFormProps } from '../panel.ts'
import { PanelForm } from '../panel-form.tsx'
import { usePdfAddress } from './use-pdf-address.ts'
import { type LetterChoice, LetterPreview } from './letter-preview.tsx'
import { despiteOf, ObjectionReason } from '../objection-reason.tsx'
import { relationName } from '../../standard.text.ts'
import { letterText } from './letter.text.ts'
import { panelsText } from '../panels.text.ts'

const fortnightMs = 14 * 86_400_000

interface Fields {
  readonly templateId: string | null
  readonly userId: string | undefined
  readonly deadline: string
  readonly sharedWithDebtor: boolean
  readonly despite: string
}

/** Makes a letter from a template, after showing how it will read. */
export function LetterForm({ data, onDone }: PanelFormProps): ReactNode {
  const t = panelsText.useText()
  const tLetter = letterText.useText()
  const { data: templates } = useRead(client.templates.list, { kind: 'letter', pageSize: 500 }, { staleTime: 60_000 })
  const users = data.customer?.users ?? []
  const draft = useFormDraft<Fields>(`letter ${data.one.id}`, {
    ...{ templateId: null, userId: firstAddressee(users), sharedWithDebtor: false, despite: '' },
    deadline: plainDate(new Date(Date.now() + fortnightMs)),
  })
  const { templateId, userId, deadline, sharedWithDebtor, despite } = draft.fields
  const making = useWrite(client.documents.create, { intent: draft.intent, onDone: draft.finish })
  const errors = fieldErrors(making.error)
  const template = templates?.items.find((one) => one.templateId === templateId)
  const chosen = (ofTemplate: string): LetterChoice => ({
    ...{ caseId: data.one.id, templateId: ofTemplate, deadline },
    ...(userId === undefined ? {} : { userId }),
  })
  const make = (): void => {
    if (template === undefined) return
    making.mutate({ input: { body: { ...chosen(template.templateId), sharedWithDebtor, ...despiteOf(despite) } } })
  }
  if (making.data !== undefined) {
    return <Made documentId={making.data.data.documentId} onAnother={() => making.reset()} onDone={onDone} />
  }
  return (
    <PanelForm
      draft={draft}
      label={tLetter('make')}
      saving={making}
      isReady={template !== undefined && deadline !== ''}
      offersNext={false}
      onCancel={() => onDone()}
      onSave={make}
      belowProblem={
        <ObjectionReason error={making.error} value={despite} onChange={(next) => draft.set({ despite: next })} />
      }
    >
      <TemplateSelect
        templates={templates?.items}
        value={templateId}
        error={errors['templateId']}
        onChange={(next) => draft.set({ templateId: next })}
      />
      <Select
        label={t('to')}
        allowDeselect={false}
        value={userId ?? null}
        error={errors['userId']}
        onChange={(value) => draft.set({ userId: value ?? undefined })}
        data={users.map((one) => ({ value: one.userId, label: `${one.details.name} · ${relationName(one.relation)}` }))}
      />
      <DateField
        label={tLetter('deadline')}
        required
        value={deadline}
        error={errors['deadline']}
        onChange={(next) => draft.set({ deadline: next })}
      />
      <Checkbox
        label={tLetter('shared')}
        checked={sharedWithDebtor}
        onChange={(event) => draft.set({ sharedWithDebtor: event.currentTarget.checked })}
      />
      {template !== undefined && deadline !== '' && (
        <LetterPreview template={template} choice={chosen(template.templateId)} />
      )}
    </PanelForm>
  )
}

/** The debtor, or else whoever there is. */
function firstAddressee(users: readonly { readonly relation: string; readonly userId: string }[]): string | undefined {
  return (users.find(({ relation }) => relation === 'debtor') ?? users[0])?.userId
}

function TemplateSelect(props: {
  readonly templates: readonly { templateId: string; name: string; language: 'da' | 'en' }[] | undefined
  readonly value: string | null
  readonly error: string | undefined
  readonly onChange: (templateId: string | null) => void
}): ReactNode {
  const t = panelsText.useText()
  const tLetter = letterText.useText()
  const templates = props.templates ?? []
  return (
    <Select
      label={t('template')}
      placeholder={tLetter('chooseTemplate')}
      searchable
      data-autofocus
      description={props.templates?.length === 0 ? tLetter('noTemplates') : undefined}
      value={props.value}
      error={props.error}
      onChange={props.onChange}
      data={templates.map(({ templateId, name, language }) => ({
        value: templateId,
        label: `${name} · ${t(language)}`,
      }))}
    />
  )
}

function Made(props: { documentId: string; onAnother: () => void; onDone: () => void }): ReactNode {
  const t = letterText.useText()
  const tPanels = panelsText.useText()
  const address = usePdfAddress()
  return (
    <section className={classes.preview} aria-live="polite">
      <p>{t('made')}</p>
      <div className={classes.actions}>
        <Button component="a" href={address(props.documentId)} target="_blank" rel="noreferrer">
          {t('open')}
        </Button>
        <Button variant="default" onClick={props.onAnother}>
          {t('another')}
        </Button>
        <Button variant="subtle" color="gray" onClick={() => props.onDone()}>
          {tPanels('done')}
        </Button>
      </div>
    </section>
  )
}
