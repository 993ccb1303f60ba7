import { Button, Radio, Select, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconCheck, IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { client } from '../../api/client.ts'
import { type Result, useWrite, type Write } from '../../api/query.ts'
import { useTrial } from '../../api/trial.ts'
import { formatAmount, parseAmount } from '../../text/format.ts'
import { wordsText } from '../../text/words.text.ts'
import { useCommands } from '../../ui/commands.ts'
import layout from '../../ui/layout.module.css'
import { Money } from '../../ui/money.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import {
  CaseStatusDot,
  type EarmarkCategory,
  earmarkCategories,
  useCategoryNames,
  useMayEarmark,
} from '../cases/index.ts'
import { CasePicker } from '../interactions/index.ts'
import classes from './bank.module.css'
import { bankNavText } from './bank-nav.text.ts'
import { bankText } from './bank.text.ts'

type Line = Result<typeof client.bankStatements.getBankLine>

interface Chosen {
  readonly caseId: string
  readonly number: string
}

interface PlannedBooking {
  readonly chosen: Chosen | undefined
  readonly choose: (chosen: Chosen) => void
  readonly written: string
  readonly write: (text: string) => void
  readonly isValid: boolean
  /** Whether the debtor may choose what the payment covers, and what was chosen. */
  readonly mayEarmark: boolean
  readonly earmarked: EarmarkCategory | null
  readonly earmark: (category: EarmarkCategory | null) => void
  readonly trial: Trial
  readonly booking: Write<typeof client.bankStatements.bookBankLine>
  readonly book: () => void
}

interface BookingProps {
  readonly line: Line
  readonly onHandled: (bankLineId: string) => void
}

/** The chosen case and amount, a dry run of booking them, and the booking. */
function usePlannedBooking({ line, onHandled }: BookingProps): PlannedBooking {
  const t = bankText.useText()
  const [picked, choose] = useState<Chosen>()
  const rest = line.amount - line.bookedAmount
  const [written, write] = useState(formatAmount(rest))
  const chosen = picked ?? bestOf(line)
  const amount = parseAmount(written) ?? 0
  const isValid = amount > 0 && amount <= rest
  const mayEarmark = useMayEarmark(chosen?.caseId)
  const [category, earmark] = useState<EarmarkCategory | null>(null)
  const earmarked = mayEarmark ? category : null
  const choice = earmarked === null ? {} : { earmark: { categories: [earmarked] } }
  const payments = [{ caseId: chosen?.caseId ?? '', amount, ...choice }]
  const input = { bankLineId: line.bankLineId, body: { payments } }
  const isReady = chosen !== undefined && isValid
  const trial = useTrial(isReady ? JSON.stringify(['bank line', input, line.bookedAmount]) : undefined, () =>
    client.bankStatements.bookBankLine(input, { dryRun: true }),
  )
  const booking = useWrite(client.bankStatements.bookBankLine, {
    onDone: ({ data }) => {
      const values = { amount: written, currency: line.currency, number: chosen?.number ?? '' }
      notifications.show({ message: t('doneBooked', values) })
      if (data.line.state === 'BOOKED') onHandled(line.bankLineId)
      else write(formatAmount(data.line.amount - data.line.bookedAmount))
    },
  })
  const book = (): void => {
    if (isReady && trial.isSuccess && !booking.isPending) booking.mutate({ input })
  }
  return { chosen, choose, written, write, isValid, mayEarmark, earmarked, earmark, trial, booking, book }
}

function bestOf({ suggestions: [first] }: Line): Chosen | undefined {
  return first && { caseId: first.caseId, number: String(first.caseSeqId) }
}

/** The suggested cases, the effect of booking on the chosen one, and the booking itself. */
export function LineBooking(props: BookingProps): ReactNode {
  const t = bankText.useText()
  const tWords = wordsText.useText()
  const { line } = props
  const planned = usePlannedBooking(props)
  const { chosen, choose, book } = planned
  const [isPicking, setPicking] = useState(false)
  const group = bankNavText.t('bank')
  useCommands([
    {
      id: 'bank book',
      label: t('book'),
      keys: 'Enter',
      group,
      run: () => (chosen === undefined ? setPicking(true) : book()),
    },
    { id: 'bank pick', label: t('otherCase'), keys: 'm', group, run: () => setPicking(true) },
    ...line.suggestions.map(({ caseId, caseSeqId }, index) => ({
      id: `bank choose ${index + 1}`,
      label: tWords('caseNumber', { number: caseSeqId }),
      keys: String(index + 1),
      group,
      run: () => choose({ caseId, number: String(caseSeqId) }),
    })),
  ])
  return (
    <>
      <Suggestions line={line} chosen={chosen} onChoose={choose} />
      {isPicking ? (
        <CasePicker
          startWith={line.payerName ?? ''}
          onPick={({ id, number }) => {
            setPicking(false)
            choose({ caseId: id, number })
          }}
          onCancel={() => setPicking(false)}
        />
      ) : (
        <Button
          className={classes.pick ?? ''}
          {...(chosen === undefined ? {} : { variant: 'subtle', size: 'compact-sm' })}
          leftSection={<IconSearch size={16} />}
          onClick={() => setPicking(true)}
        >
          {t(chosen === undefined ? 'findCase' : 'otherCase')}
        </Button>
      )}
      {chosen !== undefined && <Amount planned={planned} number={chosen.number} currency={line.currency} />}
    </>
  )
}

function Amount(props: { planned: PlannedBooking; number: string; currency: string }): ReactNode {
  const t = bankText.useText()
  const tWords = wordsText.useText()
  const categories = useCategoryNames()
  const { written, write, isValid, mayEarmark, earmarked, earmark, trial, booking, book } = props.planned
  return (
    <>
      <TextInput
        label={t('amountOn')}
        className={classes.share ?? ''}
        inputMode="decimal"
        value={written}
        error={isValid ? undefined : tWords('badAmount')}
        onChange={(event) => write(event.currentTarget.value)}
      />
      {mayEarmark && (
        <Select
          label={t('debtorChose')}
          placeholder={t('usualOrder')}
          clearable
          value={earmarked}
          onChange={(value) => earmark(earmarkCategories.find((each) => each === value) ?? null)}
          data={earmarkCategories.map((value) => ({ value, label: categories[value] }))}
        />
      )}
      <After trial={trial} currency={props.currency} />
      {booking.isError && <ProblemNotice error={booking.error} />}
      <Button
        className={classes.pick ?? ''}
        leftSection={<IconCheck size={16} />}
        loading={booking.isPending}
        disabled={!isValid || !trial.isSuccess}
        onClick={book}
      >
        {t('bookOn', { number: props.number })}
      </Button>
    </>
  )
}

function Suggestions(props: { line: Line; chosen: Chosen | undefined; onChoose: (chosen: Chosen) => void }): ReactNode {
  const t = bankText.useText()
  const tWords = wordsText.useText()
  const { line, chosen, onChoose } = props
  const isOther = chosen !== undefined && !line.suggestions.some(({ caseId }) => caseId === chosen.caseId)
  return (
    <Radio.Group
      label={t('suggestions')}
      value={chosen?.caseId ?? null}
      onChange={(caseId) => {
        const found = line.suggestions.find((suggestion) => suggestion.caseId === caseId)
        if (found !== undefined) onChoose({ caseId, number: String(found.caseSeqId) })
      }}
    >
      {line.suggestions.length === 0 && !isOther && <p className={layout.quiet}>{t('noSuggestions')}</p>}
      {line.suggestions.map((suggestion) => (
        <Radio
          key={suggestion.caseId}
          className={classes.suggestion ?? ''}
          value={suggestion.caseId}
          label={
            <span className={classes.option}>
              <span>
                <b>{suggestion.debtorName}</b>
                <span className={layout.small}>
                  {tWords('caseNumber', { number: suggestion.caseSeqId })} · {suggestion.creditorName}
                </span>
                <span className={layout.small}>
                  {suggestion.reasons.map((reason) => t(`r-${reason}`)).join(', ')} ·{' '}
                  {t('score', { score: suggestion.score })}
                </span>
              </span>
              <span>
                <Money minor={suggestion.outstanding} currency={line.currency} />
                <CaseStatusDot status={suggestion.status as 'PENDING' | 'VERIFIED' | 'ENDED'} />
              </span>
            </span>
          }
        />
      ))}
      {isOther && (
        <Radio
          className={classes.suggestion ?? ''}
          value={chosen.caseId}
          label={tWords('caseNumber', { number: chosen.number })}
        />
      )}
    </Radio.Group>
  )
}

type Trial = ReturnType<typeof useTrial<Awaited<ReturnType<typeof client.bankStatements.bookBankLine>>>>

/** What the case would look like after the booking, by a dry run. */
function After({ trial, currency }: { trial: Trial; currency: string }): ReactNode {
  const t = bankText.useText()
  const tWords = wordsText.useText()
  if (trial.isError) return <ProblemNotice error={trial.error} />
  const [payment] = trial.data?.payments ?? []
  return (
    <section className={layout.box} aria-busy={trial.isPending} aria-live="polite">
      <h3>{t('after')}</h3>
      {payment !== undefined && (
        <dl className={layout.facts}>
          <div>
            <dt>{tWords('outstandingOnTheCase')}</dt>
            <dd>
              <Money minor={payment.outstanding} currency={currency} />
            </dd>
          </div>
          {payment.unallocated > 0 && (
            <div>
              <dt>{t('overpaid')}</dt>
              <dd>
                <Money minor={payment.unallocated} currency={currency} />
              </dd>
            </div>
          )}
          <div>
            <dt>{tWords('status')}</dt>
            <dd>
              <CaseStatusDot status={payment.status as 'PENDING' | 'VERIFIED' | 'ENDED'} />
            </dd>
          </div>
        </dl>
      )}
    </section>
  )
}
