import { Button, Select, Skeleton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { useRead, useWrite } from '../../../api/query.ts'
import { optionsOf, useCaseworkers } from '../../../api/users.ts'
import { formatAmount, parseAmount, plainDate } from '../../../text/format.ts'
import { tenantNow } from '../../../text/tenant-time.ts'
import { wordsText } from '../../../text/words.text.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import layout from '../../../ui/layout.module.css'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { PanelFooter } from '../../../ui/side-panel.tsx'
import { monthName } from '../dashboard/month-chart.tsx'
import { CreditorSelect } from '../report-filters.tsx'
import { currencies } from '../reports.search.ts'
import { targetsText } from './targets.text.ts'

type Currency = (typeof currencies)[number]
type Kind = 'total' | 'creditor' | 'person'

/** What the targets are for. */
interface Subject {
  readonly kind: Kind
  readonly creditorId: string | undefined
  readonly caseworkerId: string | undefined
  readonly currency: Currency
  readonly year: number
}

/** Sets the targets of a year: for all, a creditor, or the creditors of a caseworker. */
export function TargetsForm(props: {
  creditorId: string | undefined
  currency: string
  onDone: () => void
}): ReactNode {
  const t = targetsText.useText()
  const year = Number(plainDate(tenantNow()).slice(0, 4))
  const currency = currencies.find((code) => code === props.currency) ?? 'DKK'
  const [subject, setSubject] = useState<Subject>({
    ...{ kind: props.creditorId === undefined ? 'total' : 'creditor', creditorId: props.creditorId },
    ...{ caseworkerId: undefined, currency, year },
  })
  const { kind, creditorId, caseworkerId } = subject
  const isChosen = kind === 'total' || (kind === 'creditor' ? creditorId : caseworkerId) !== undefined
  return (
    <div className={layout.stack}>
      <p className={layout.quietText}>{t('hint')}</p>
      <SubjectFields subject={subject} onChange={(next) => setSubject({ ...subject, ...next })} />
      {isChosen && <Months key={JSON.stringify(subject)} subject={subject} onDone={props.onDone} />}
    </div>
  )
}

function SubjectFields({
  subject,
  onChange,
}: {
  subject: Subject
  onChange: (next: Partial<Subject>) => void
}): ReactNode {
  const t = targetsText.useText()
  const tWords = wordsText.useText()
  const people = optionsOf(useCaseworkers())
  const kinds: Kind[] = ['total', 'creditor', ...(people.length === 0 ? [] : (['person'] as const))]
  return (
    <>
      <Select
        label={t('applies')}
        data-autofocus
        allowDeselect={false}
        value={subject.kind}
        onChange={(kind) => onChange({ kind: kinds.find((one) => one === kind) ?? 'total' })}
        data={kinds.map((value) => ({ value, label: t(value) }))}
      />
      {subject.kind === 'creditor' && (
        <CreditorSelect value={subject.creditorId} onChange={(creditorId) => onChange({ creditorId })} />
      )}
      {subject.kind === 'person' && (
        <Select
          aria-label={tWords('caseworker')}
          placeholder={t('choosePerson')}
          searchable
          value={subject.caseworkerId ?? null}
          onChange={(caseworkerId) => onChange({ caseworkerId: caseworkerId ?? undefined })}
          data={[...people]}
        />
      )}
      <div className={layout.pair}>
        <Select
          label={tWords('currency')}
          allowDeselect={false}
          value={subject.currency}
          onChange={(code) => onChange({ currency: currencies.find((one) => one === code) ?? 'DKK' })}
          data={[...currencies]}
        />
        <Select
          label={t('year')}
          allowDeselect={false}
          value={String(subject.year)}
          onChange={(year) => onChange({ year: Number(year) })}
          data={yearsAround().map(String)}
        />
      </div>
    </>
  )
}

function yearsAround(): readonly number[] {
  const year = Number(plainDate(tenantNow()).slice(0, 4))
  return [year - 1, year, year + 1]
}

function monthsOf(year: number): string[] {
  return Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`)
}

function Months({ subject, onDone }: { subject: Subject; onDone: () => void }): ReactNode {
  const { kind, currency, year } = subject
  const months = monthsOf(year)
  const of =
    kind === 'creditor'
      ? { creditorId: subject.creditorId ?? '' }
      : kind === 'person'
        ? { caseworkerId: subject.caseworkerId ?? '' }
        : { total: true }
  const known = useRead(client.targets.list, {
    ...{ ...of, currency, from: `${year}-01`, to: `${year}-12`, pageSize: 500 },
  })
  if (known.error !== null) return <ProblemNotice error={known.error} retry={() => void known.refetch()} />
  if (known.data === undefined) return <Skeleton height={320} />
  const amounts = new Map(known.data.items.map(({ month, amount }) => [month, formatAmount(amount)]))
  return <MonthFields subject={subject} before={months.map((month) => amounts.get(month) ?? '')} onDone={onDone} />
}

function MonthFields(props: { subject: Subject; before: readonly string[]; onDone: () => void }): ReactNode {
  const t = targetsText.useText()
  const tWords = wordsText.useText()
  const { subject, before, onDone } = props
  const [written, setWritten] = useState(before)
  const [isTried, setTried] = useState(false)
  const months = monthsOf(subject.year)
  const saving = useWrite(client.targets.set, {
    onDone: () => {
      notifications.show({ message: t('savedTargets') })
      onDone()
    },
  })
  const amounts = written.map((text) => (text.trim() === '' ? null : (parseAmount(text) ?? Number.NaN)))
  const isWrong = (amount: number | null): boolean => amount !== null && !(amount > 0)
  const save = (): void => {
    setTried(true)
    if (amounts.some(isWrong)) return
    const { kind, creditorId, caseworkerId, currency } = subject
    const changed = months.flatMap((month, index) =>
      written[index] === before[index] ? [] : [{ month, amount: amounts[index] ?? null }],
    )
    if (changed.length === 0) {
      onDone()
      return
    }
    const of = {
      ...(kind === 'creditor' && creditorId !== undefined ? { creditorId } : {}),
      ...(kind === 'person' && caseworkerId !== undefined ? { caseworkerId } : {}),
    }
    saving.mutate({ input: { body: { ...of, currency, months: changed } } })
  }
  return (
    <form
      className={layout.stack}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div className={layout.pair}>
        {months.map((month, index) => (
          <AmountField
            key={month}
            label={monthName(month, 'long')}
            value={written[index] ?? ''}
            error={isTried && isWrong(amounts[index] ?? null) ? tWords('badAmount') : undefined}
            onChange={(text) => setWritten(written.with(index, text))}
          />
        ))}
      </div>
      <div>
        <Button
          variant="default"
          size="xs"
          disabled={(written[0] ?? '') === ''}
          onClick={() => setWritten(written.map(() => written[0] ?? ''))}
        >
          {t('fill')}
        </Button>
      </div>
      {saving.error !== null && <ProblemNotice error={saving.error} />}
      <PanelFooter>
        <Button type="submit" loading={saving.isPending}>
          {tWords('save')}
        </Button>
      </PanelFooter>
    </form>
  )
}
