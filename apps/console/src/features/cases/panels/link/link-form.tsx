import { Button, CopyButton, Select, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { client } from '../../../../api/client.ts'
import { type Result, useReadList, useWrite } from '../../../../api/query.ts'
import { useMay } from '../../../../api/session.ts'
import { actorName } from '../../../../text/actor-name.ts'
import { formatDate } from '../../../../text/format.ts'
import { dateInDays } from '../../../../text/plain-date.ts'
import { wordsText } from '../../../../text/words.text.ts'
import { type WrittenLanguage, writtenLanguages } from '../../../../text/written-languages.ts'
import { DateField } from '../../../../ui/date-field.tsx'
import { DraftNote } from '../../../../ui/draft-note.tsx'
import { fieldErrors } from '../../../../ui/field-errors.ts'
import layout from '../../../../ui/layout.module.css'
import { ProblemNotice } from '../../../../ui/problem-notice.tsx'
import { StatusDot } from '../../../../ui/status-dot.tsx'
import { useFormDraft } from '../../../../ui/use-form-draft.ts'
import classes from '../../cases.module.css'
import { relationName } from '../../standard.text.ts'
import type { CaseData } from '../../use-case.ts'
import type { PanelFormProps } from '../panel.ts'
import { linkText } from './link.text.ts'

type DebtorLink = Result<typeof client.links.list>['items'][number]
const tones = { ACTIVE: 'accent', EXPIRED: 'neutral', REVOKED: 'neutral' } as const

/** Debtor links: created here, shown once, and revoked. */
export function LinkForm({ data }: PanelFormProps): ReactNode {
  const t = linkText.useText()
  const may = useMay()
  const { items, query } = useReadList(client.links.list, { caseId: data.record.id })
  return (
    <div className={classes.form}>
      {may('write:links') && <NewLink data={data} />}
      <section className={classes.block}>
        <h2>{t('links')}</h2>
        {query.isError && <ProblemNotice error={query.error} retry={() => void query.refetch()} />}
        {query.isSuccess && items.length === 0 && <p className={layout.quiet}>{t('noLinks')}</p>}
        {items.toReversed().map((link) => (
          <LinkRow key={link.linkId} link={link} data={data} />
        ))}
      </section>
    </div>
  )
}

interface LinkFields {
  readonly userId: string | null
  readonly language: WrittenLanguage | null
  readonly until: string
}

function NewLink({ data: { record, customer } }: { data: CaseData }): ReactNode {
  const t = linkText.useText()
  const tWords = wordsText.useText()
  const users = customer?.users ?? []
  const draft = useFormDraft<LinkFields>(`link ${record.id}`, {
    userId: users.find(({ relation }) => relation === 'debtor')?.userId ?? null,
    language: null,
    until: dateInDays(90),
  })
  const { userId, language, until } = draft.fields
  const creating = useWrite(client.links.create, { intent: draft.intent, onDone: draft.finish })
  const errors = fieldErrors(creating.error)
  const url = creating.data?.data.url
  if (url !== undefined) return <ShownOnce url={url} />
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        creating.mutate({ input: { body: { caseId: record.id, userId, language, expiresAt: until } } })
      }}
    >
      <DraftNote draft={draft} />
      <p className={layout.quiet}>{t('hint')}</p>
      <Select
        label={t('for')}
        placeholder={t('anybody')}
        clearable
        data-autofocus
        value={userId}
        error={errors['userId']}
        onChange={(next) => draft.set({ userId: next })}
        data={users.map((user) => ({
          value: user.userId,
          label: `${user.details.name} · ${relationName(user.relation)}`,
        }))}
      />
      <Select
        label={tWords('language')}
        placeholder={t('itsOwn')}
        clearable
        value={language}
        onChange={(next) => draft.set({ language: next })}
        data={writtenLanguages.map((value) => ({ value, label: t(value) }))}
      />
      <DateField
        label={t('validUntil')}
        value={until}
        error={errors['expiresAt']}
        onChange={(next) => draft.set({ until: next })}
      />
      {creating.isError && <ProblemNotice error={creating.error} />}
      <Button type="submit" loading={creating.isPending}>
        {t('create')}
      </Button>
    </form>
  )
}

function ShownOnce({ url }: { url: string }): ReactNode {
  const t = linkText.useText()
  const tWords = wordsText.useText()
  return (
    <section className={layout.box} aria-live="polite">
      <p>{t('once')}</p>
      <TextInput aria-label={t('title')} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      <div className={classes.actions}>
        <CopyButton value={url}>
          {({ copied, copy }) => <Button onClick={copy}>{tWords(copied ? 'copied' : 'copy')}</Button>}
        </CopyButton>
      </div>
    </section>
  )
}

function LinkRow({ link, data: { customer } }: { link: DebtorLink; data: CaseData }): ReactNode {
  const t = linkText.useText()
  const tWords = wordsText.useText()
  const may = useMay()
  const revoking = useWrite(client.links.revoke)
  const name = customer?.users.find(({ userId }) => userId === link.userId)?.details.name ?? t('anybody')
  return (
    <div className={classes.listed}>
      <div>
        <b>{name}</b> <StatusDot tone={tones[link.state]} label={t(link.state)} />
        <div className={layout.small}>
          {t('until', { date: formatDate(link.expiresAt) })} · {t('opened', { count: link.openCount })} ·{' '}
          {actorName(link.createdBy)}
        </div>
        {revoking.isError && <ProblemNotice error={revoking.error} />}
      </div>
      {link.state === 'ACTIVE' && may('write:links') && (
        <Button
          size="xs"
          variant="default"
          loading={revoking.isPending}
          aria-label={`${tWords('revoke')}: ${name}`}
          onClick={() => {
            revoking.mutate({ input: { linkId: link.linkId } })
          }}
        >
          {tWords('revoke')}
        </Button>
      )}
    </div>
  )
}
