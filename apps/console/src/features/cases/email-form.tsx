import { Button, Select, Textarea, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useState } from 'react'
import { client } from '../../api/client.ts'
import { useRead, useWrite } from '../../api/query.ts'
import { fieldErrors } from '../../ui/field-errors.ts'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { PanelFooter } from '../../ui/side-panel.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import type { PanelFormProps } from './case-panels.tsx'
import { casesText } from './cases.text.ts'
import classes from './cases.module.css'
import { lettersText } from './letters.text.ts'
import { htmlOf } from './note-html.tsx'
import { relationName } from './standard.text.ts'
import { TemplatePreview } from './template-preview.tsx'
import type { CaseData } from './use-case.ts'

/** Writes an e-mail to somebody of the case or to a contact, with a template or in one's own words. */
export function EmailForm({ data, onDone }: PanelFormProps): ReactNode {
  const t = lettersText.useText()
  const tCases = casesText.useText()
  const { id } = data.one
  const { data: templates } = useRead(client.templates.list, { kind: 'email', pageSize: 500 }, { staleTime: 60_000 })
  const [to, setTo] = useState<string | null>(firstWithAddress(data))
  const [templateId, setTemplateId] = useState<string | null>(null)
  const [subject, setSubject, clearSubject] = useDraft(`email subject ${id}`)
  const [text, setText, clearText] = useDraft(`email ${id}`)
  const template = templates?.items.find((one) => one.templateId === templateId)
  const sending = useWrite(client.interactions.create, {
    onDone: () => {
      clearSubject()
      clearText()
      notifications.show({ message: t('sent') })
      onDone()
    },
  })
  const errors = fieldErrors(sending.error)
  const isReady = to !== null && (template !== undefined || (subject.trim() !== '' && text.trim() !== ''))
  const send = (): void => {
    if (!isReady) return
    const words = template === undefined ? { subject } : { templateId: template.templateId }
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
      <RecipientSelect data={data} value={to} onChange={setTo} error={errors['email.to.0.userId']} />
      <Select
        label={t('template')}
        placeholder={t('ownWords')}
        clearable
        searchable
        value={templateId}
        onChange={setTemplateId}
        data={(templates?.items ?? []).map((one) => ({
          value: one.templateId,
          label: `${one.name} · ${t(one.language)}`,
        }))}
      />
      {template === undefined ? (
        <>
          <TextInput
            label={t('subject')}
            maxLength={500}
            value={subject}
            error={errors['email.subject']}
            onChange={(event) => setSubject(event.currentTarget.value)}
          />
          <Textarea
            label={t('words')}
            autosize
            minRows={8}
            value={text}
            error={errors['notes']}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </>
      ) : (
        <TemplatePreview template={template} caseId={id} />
      )}
      {sending.isError && <ProblemNotice error={sending.error} />}
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

/** The first debtor who has an e-mail address, or else anybody who has one. */
function firstWithAddress({ customer }: CaseData): string | null {
  const reachable = (customer?.users ?? []).filter(({ details }) => Boolean(details.email))
  const first = reachable.find(({ relation }) => relation === 'debtor') ?? reachable[0]
  return first === undefined ? null : `user ${first.userId}`
}

function recipientOf(value: string): { userId: string } | { contactId: string } {
  const [kind, id = ''] = value.split(' ')
  return kind === 'user' ? { userId: id } : { contactId: id }
}

function RecipientSelect(props: {
  data: CaseData
  value: string | null
  onChange: (value: string | null) => void
  error: string | undefined
}): ReactNode {
  const t = lettersText.useText()
  const [written, setWritten] = useState('')
  const [q] = useDebouncedValue(written.trim(), 250)
  const { data: contacts } = useRead(
    client.contacts.list,
    { pageSize: 50, ...(q === '' ? {} : { q }) },
    { keepPrevious: true },
  )
  const choice = (value: string, name: string, address: string | null | undefined) => ({
    value,
    label: `${name} · ${address ?? t('noAddress')}`,
    disabled: !address,
  })
  return (
    <Select
      label={t('to')}
      searchable
      data-autofocus
      allowDeselect={false}
      value={props.value}
      error={props.error}
      onChange={props.onChange}
      onSearchChange={setWritten}
      data={[
        {
          group: t('people'),
          items: (props.data.customer?.users ?? []).map(({ userId, relation, details }) =>
            choice(`user ${userId}`, `${details.name} (${relationName(relation)})`, details.email),
          ),
        },
        {
          group: t('contacts'),
          items: (contacts?.items ?? []).map(({ id, name, email }) => choice(`contact ${id}`, name, email)),
        },
      ]}
    />
  )
}
