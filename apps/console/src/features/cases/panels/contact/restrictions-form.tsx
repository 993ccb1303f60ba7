import { Button, Select, Textarea, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { client } from '../../../../api/client.ts'
import { type Input, type Result, useRead, useWrite } from '../../../../api/query.ts'
import { actorName } from '../../../../text/actor-name.ts'
import { formatDate } from '../../../../text/format.ts'
import { wordsText } from '../../../../text/words.text.ts'
import { DateField } from '../../../../ui/date-field.tsx'
import { fieldErrors } from '../../../../ui/field-errors.ts'
import layout from '../../../../ui/layout.module.css'
import { ProblemNotice } from '../../../../ui/problem-notice.tsx'
import { StatusDot } from '../../../../ui/status-dot.tsx'
import { useFormDraft } from '../../../../ui/use-form-draft.ts'
import classes from '../../cases.module.css'
import { contactText } from '../../contact/contact.text.ts'
import { relationName } from '../../standard.text.ts'
import type { CaseData } from '../../use-case.ts'
import { ConsentsForm } from './consents-form.tsx'
import { PanelForm } from '../panel-form.tsx'
import type { PanelFormProps } from '../panel.ts'
import { usePanelWrite } from '../use-panel-write.ts'

type Restriction = Result<typeof client.contactGate.listContactRestrictions>['items'][number]
type Kind = Input<typeof client.contactGate.createContactRestriction>['body']['kind']

const kinds = [
  ...(['not-to-be-contacted', 'lawyer', 'guardian', 'deceased', 'minor'] as const),
  ...(['debt-relief', 'bankruptcy', 'protected-address'] as const),
  ...(['address-undeliverable', 'email-undeliverable'] as const),
]

interface Fields {
  readonly userId: string
  readonly kind: Kind
  readonly reason: string
  readonly expiresAt: string
}

/** Shows what restricts messages to the people on the case; adds and ends restrictions. */
export function RestrictionsForm({ data, onDone }: PanelFormProps): ReactNode {
  const t = contactText.useText()
  const users = data.customer?.users ?? []
  const first = users.find(({ relation }) => relation === 'debtor') ?? users[0]
  const draft = useFormDraft<Fields>(`restriction ${data.record.id}`, {
    ...{ userId: first?.userId ?? '', kind: 'not-to-be-contacted', reason: '', expiresAt: '' },
  })
  const { userId, kind, reason, expiresAt } = draft.fields
  const saving = usePanelWrite(client.contactGate.createContactRestriction, { draft, message: t('restricted'), onDone })
  const errors = fieldErrors(saving.error)
  const body = { userId, kind, reason: reason.trim(), ...(expiresAt === '' ? {} : { expiresAt }) }
  return (
    <>
      <ActiveRestrictions data={data} />
      <PanelForm
        draft={draft}
        label={t('restrict')}
        saving={saving}
        isReady={userId !== '' && reason.trim() !== ''}
        offersNext={false}
        onCancel={() => onDone()}
        onSave={() => saving.save({ body })}
      >
        <Select
          label={t('personLabel')}
          allowDeselect={false}
          value={userId}
          error={errors['userId']}
          onChange={(value) => draft.set({ userId: value ?? userId })}
          data={users.map((user) => ({
            value: user.userId,
            label: `${user.details.name} · ${relationName(user.relation)}`,
          }))}
        />
        <Select
          label={t('kind')}
          allowDeselect={false}
          value={kind}
          onChange={(value) => draft.set({ kind: kinds.find((each) => each === value) ?? kind })}
          data={kinds.map((value) => ({ value, label: t(value) }))}
        />
        <Textarea
          label={t('evidence')}
          data-autofocus
          autosize
          minRows={2}
          maxLength={500}
          value={reason}
          error={errors['reason']}
          onChange={(event) => draft.set({ reason: event.currentTarget.value })}
        />
        <DateField
          label={t('expires')}
          value={expiresAt}
          error={errors['expiresAt']}
          onChange={(next) => draft.set({ expiresAt: next })}
        />
      </PanelForm>
      {userId !== '' && <ConsentsForm key={userId} userId={userId} />}
    </>
  )
}

function ActiveRestrictions({ data: { customer, record } }: { data: CaseData }): ReactNode {
  const t = contactText.useText()
  const { customerId } = record
  const { data: page } = useRead(client.contactGate.listContactRestrictions, {
    customerId,
    active: true,
    pageSize: 500,
  })
  const nameOf = (userId: string): string => customer?.users.find((user) => user.userId === userId)?.details.name ?? ''
  return (
    <section className={classes.block}>
      <h2>{t('active')}</h2>
      {page?.items.length === 0 && <p className={layout.quiet}>{t('noneActive')}</p>}
      <ul className={classes.verdicts}>
        {page?.items.map((restriction) => (
          <li key={restriction.restrictionId}>
            <ActiveRestriction restriction={restriction} name={nameOf(restriction.userId)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ActiveRestriction({ restriction, name }: { restriction: Restriction; name: string }): ReactNode {
  const t = contactText.useText()
  const tWords = wordsText.useText()
  const [reason, setReason] = useState<string>()
  const ending = useWrite(client.contactGate.endContactRestriction)
  const { restrictionId, kind, createdAt, createdBy } = restriction
  return (
    <>
      <div className={classes.line}>
        <b>{name}</b>
        <StatusDot tone="danger" label={t(kind)} />
        {reason === undefined && (
          <Button
            className={layout.pushRight ?? ''}
            size="compact-xs"
            variant="subtle"
            aria-label={`${t('end')}: ${name}, ${t(kind)}`}
            onClick={() => setReason('')}
          >
            {t('end')}
          </Button>
        )}
      </div>
      <p className={layout.small}>
        {restriction.reason} · {actorName(createdBy)}, {formatDate(createdAt)}
      </p>
      {reason !== undefined && (
        <div className={layout.rowCentered}>
          <TextInput
            aria-label={t('endWhy')}
            placeholder={t('endWhy')}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Button
            size="compact-sm"
            disabled={reason.trim() === ''}
            loading={ending.isPending}
            onClick={() => ending.mutate({ input: { restrictionId, body: { reason: reason.trim() } } })}
          >
            {t('end')}
          </Button>
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setReason(undefined)}>
            {tWords('cancel')}
          </Button>
        </div>
      )}
      {ending.isError && <ProblemNotice error={ending.error} />}
    </>
  )
}
