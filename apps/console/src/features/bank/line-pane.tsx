import { Button, Menu, Radio, Skeleton, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconArrowBackUp, IconArrowLeft, IconCheck, IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { client } from '../../api/client.ts'
import { type Result, useRead, useWrite } from '../../api/query.ts'
import { useMay } from '../../api/session.ts'
import { useTrial } from '../../api/trial.ts'
import { formatAmount, formatDate, parseAmount } from '../../text/format.ts'
import { wordsText } from '../../text/words.text.ts'
import { useCommands } from '../../ui/commands.ts'
import layout from '../../ui/layout.module.css'
import { Money } from '../../ui/money.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { StatusDot, type Tone } from '../../ui/status-dot.tsx'
import { CaseStatusDot } from '../cases/index.ts'
import { CasePicker } from '../interactions/index.ts'
import classes from './bank.module.css'
import { bankText } from './bank.text.ts'

type Line = Result<typeof client.bankStatements.getBankLine>

export interface LinePaneProps {
  readonly bankLineId: string
  readonly onBack: () => void
  /** Called when the line has been booked or set aside. */
  readonly onHandled: (bankLineId: string) => void
  readonly onUndo: () => void
}

const tones: Readonly<Record<Line['state'], Tone>> = {
  NEW: 'waiting',
  MATCHED: 'waiting',
  OPEN: 'waiting',
  BOOKED: 'good',
  SET_ASIDE: 'neutral',
  RETURNED: 'neutral',
  REPLACED: 'neutral',
}

/** One bank line: what the bank reported, the cases it may belong to, and what can be done with it. */
export function LinePane(props: LinePaneProps): ReactNode {
  const { data, error, refetch } = useRead(client.bankStatements.getBankLine, { bankLineId: props.bankLineId })
  if (error !== null && data === undefined) return <ProblemNotice error={error} retry={() => void refetch()} />
  if (data === undefined) {
    return (
      <div aria-busy>
        <Skeleton height={18} width="40%" mb={16} />
        <Skeleton height={32} width="70%" mb={24} />
        <Skeleton height={96} />
      </div>
    )
  }
  return <LineDetails {...props} line={data} />
}

type DetailsProps = LinePaneProps & { readonly line: Line }

function LineDetails(props: DetailsProps): ReactNode {
  const t = bankText.useText()
  const tWords = wordsText.useText()
  const may = useMay()
  const { line, onBack, onUndo } = props
  const mayWrite = may('write:bank-statements')
  const isUndoable = line.state === 'BOOKED' || line.state === 'SET_ASIDE' || line.bookedAmount > 0
  return (
    <article className={classes.line}>
      <Button
        className={classes.back ?? ''}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconArrowLeft size={16} />}
        onClick={onBack}
      >
        {t('back')}
      </Button>
      <header className={classes.head}>
        <h2>{line.payerName ?? t('noPayer')}</h2>
        <div className={classes.amount}>
          <Money minor={line.direction === 'debit' ? -line.amount : line.amount} currency={line.currency} />
        </div>
      </header>
      <p className={classes.states}>
        <StatusDot tone={tones[line.state]} label={t(line.state)} />
        {line.direction === 'debit' && <span className={layout.small}>{t('isOUT')}</span>}
        <Held line={line} />
      </p>
      <Facts line={line} />
      {mayWrite && line.state === 'OPEN' && line.direction === 'credit' && <Booking {...props} />}
      {mayWrite && line.state === 'OPEN' && line.direction === 'debit' && <Return {...props} />}
      <Bookings line={line} />
      {mayWrite && (
        <div className={layout.row}>
          {line.state === 'OPEN' && line.bookedAmount === 0 && <SetAside {...props} />}
          {isUndoable && (
            <Button variant="default" leftSection={<IconArrowBackUp size={16} />} onClick={onUndo}>
              {tWords('undo')}
            </Button>
          )}
        </div>
      )}
    </article>
  )
}

const heldReasons = [
  'overpayment',
  'currency-mismatch',
  'several-references',
  'payment-date-in-future',
  'payment-date-too-early',
] as const
const asideReasons = ['NOT_OURS', 'REFUND', 'OWN_TRANSFER', 'OTHER'] as const

/** Why a line was not booked by itself, or was set aside. */
function Held({ line: { state, reason, note } }: { line: Line }): ReactNode {
  const t = bankText.useText()
  if (reason === null) return null
  if (state === 'OPEN') {
    const known = heldReasons.find((held) => held === reason)
    return <span className={layout.small}>{t('held', { reason: t(known ?? 'other') })}</span>
  }
  const known = [...asideReasons, 'OUTGOING' as const].find((aside) => aside === reason)
  return <span className={layout.small}>{[t(known ?? 'OTHER'), note].filter(Boolean).join(': ')}</span>
}

function Facts({ line }: { line: Line }): ReactNode {
  const t = bankText.useText()
  const tWords = wordsText.useText()
  const rows: readonly (readonly [string, string | null])[] = [
    [t('reference'), line.references.join(', ') || null],
    [tWords('text'), line.text || null],
    [t('payerAccount'), line.payerAccount],
    [t('account'), line.transactionAccountName],
    [t('bookingDate'), formatDate(line.bookingDate)],
    [t('valueDate'), formatDate(line.valueDate)],
    [t('bookedAmount'), line.bookedAmount > 0 ? formatAmount(line.bookedAmount) : null],
  ]
  return (
    <dl className={classes.facts}>
      {rows
        .filter(([, value]) => value !== null)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

interface Chosen {
  readonly caseId: string
  readonly number: string
}

/** The suggested cases, the effect of booking on the chosen one, and the booking itself. */
function Booking({ line, onHandled }: DetailsProps): ReactNode {
  const t = bankText.useText()
  const tWords = wordsText.useText()
  const [picked, setPicked] = useState<Chosen>()
  const [isPicking, setPicking] = useState(false)
  const rest = line.amount - line.bookedAmount
  const [written, setWritten] = useState(formatAmount(rest))
  const [first] = line.suggestions
  const chosen = picked ?? (first && { caseId: first.caseId, number: String(first.caseSeqId) })
  const amount = parseAmount(written)
  const isValid = amount !== undefined && amount > 0 && amount <= rest
  const input = {
    bankLineId: line.bankLineId,
    body: { payments: [{ caseId: chosen?.caseId ?? '', amount: amount ?? 1 }] },
  }
  const isReady = chosen !== undefined && isValid
  const trial = useTrial(isReady ? JSON.stringify(['bank line', input, line.bookedAmount]) : undefined, () =>
    client.bankStatements.bookBankLine(input, { dryRun: true }),
  )
  const booking = useWrite(client.bankStatements.bookBankLine, {
    onDone: ({ data }) => {
      const values = { amount: written, currency: line.currency, number: chosen?.number ?? '' }
      notifications.show({ message: t('doneBooked', values) })
      setPicked(undefined)
      if (data.line.state === 'BOOKED') onHandled(line.bankLineId)
    },
  })
  const book = (): void => {
    if (isReady && trial.isSuccess && !booking.isPending) booking.mutate({ input })
  }
  const group = t('group')
  useCommands([
    { id: 'bank book', label: t('book'), keys: 'Enter', group, run: book },
    { id: 'bank pick', label: t('otherCase'), keys: 'm', group, run: () => setPicking(true) },
    ...line.suggestions.map(({ caseId, caseSeqId }, index) => ({
      id: `bank choose ${index + 1}`,
      label: tWords('caseNumber', { number: caseSeqId }),
      keys: String(index + 1),
      group,
      run: () => setPicked({ caseId, number: String(caseSeqId) }),
    })),
  ])
  return (
    <>
      <Suggestions line={line} chosen={chosen} onChoose={setPicked} />
      {isPicking ? (
        <CasePicker
          startWith={line.payerName ?? ''}
          onPick={({ id, number }) => {
            setPicking(false)
            setPicked({ caseId: id, number })
          }}
          onCancel={() => setPicking(false)}
        />
      ) : (
        <Button
          className={classes.pick ?? ''}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconSearch size={16} />}
          onClick={() => setPicking(true)}
        >
          {t('otherCase')}
        </Button>
      )}
      {chosen !== undefined && (
        <>
          <TextInput
            label={t('amountOn')}
            className={classes.share ?? ''}
            inputMode="decimal"
            value={written}
            error={isValid ? undefined : tWords('badAmount')}
            onChange={(event) => setWritten(event.currentTarget.value)}
          />
          <After trial={trial} currency={line.currency} />
          {booking.isError && <ProblemNotice error={booking.error} />}
          <Button
            className={classes.pick ?? ''}
            leftSection={<IconCheck size={16} />}
            loading={booking.isPending}
            disabled={!isReady || !trial.isSuccess}
            onClick={book}
          >
            {t('bookOn', { number: chosen.number })}
          </Button>
        </>
      )}
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
        <dl className={classes.facts}>
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

/** For money that left the account: the payment that it returns. */
function Return({ line, onHandled }: DetailsProps): ReactNode {
  const t = bankText.useText()
  const returning = useWrite(client.bankStatements.returnBankLine, {
    onDone: () => {
      notifications.show({ message: t('doneReturned') })
      onHandled(line.bankLineId)
    },
  })
  const [first] = line.returnable
  const [chosenId, choose] = useState(first?.bankLineId)
  if (first === undefined) return <p className={layout.quiet}>{t('noReturnable')}</p>
  return (
    <>
      <Radio.Group label={t('returnOf')} description={t('returnHint')} value={chosenId ?? null} onChange={choose}>
        {line.returnable.map((paid) => (
          <Radio
            key={paid.bankLineId}
            className={classes.suggestion ?? ''}
            value={paid.bankLineId}
            label={`${paid.payerName ?? t('noPayer')} · ${formatDate(paid.bookingDate)} · ${paid.text}`}
          />
        ))}
      </Radio.Group>
      {returning.isError && <ProblemNotice error={returning.error} />}
      <Button
        className={classes.pick ?? ''}
        loading={returning.isPending}
        onClick={() => {
          const body = { returnsBankLineId: chosenId ?? '' }
          returning.mutate({ input: { bankLineId: line.bankLineId, body } })
        }}
      >
        {t('bookReturn')}
      </Button>
    </>
  )
}

function SetAside({ line, onHandled }: DetailsProps): ReactNode {
  const t = bankText.useText()
  const setting = useWrite(client.bankStatements.setAsideBankLine, {
    onDone: ({ data }) => {
      const known = asideReasons.find((reason) => reason === data.reason)
      notifications.show({ message: t('doneAside', { reason: t(known ?? 'OTHER') }) })
      onHandled(line.bankLineId)
    },
  })
  return (
    <>
      <Menu>
        <Menu.Target>
          <Button variant="default" loading={setting.isPending}>
            {t('setAside')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {asideReasons.map((reason) => (
            <Menu.Item
              key={reason}
              onClick={() => setting.mutate({ input: { bankLineId: line.bankLineId, body: { reason } } })}
            >
              {t(reason)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {setting.isError && <ProblemNotice error={setting.error} />}
    </>
  )
}

function Bookings({ line }: { line: Line }): ReactNode {
  const t = bankText.useText()
  const tWords = wordsText.useText()
  if (line.bookings.length === 0) return null
  return (
    <section>
      <h3>{t('bookings')}</h3>
      <ul className={layout.plainList}>
        {line.bookings.map(({ bankBookingId, caseSeqId, amount, automatic, undone }) => (
          <li key={bankBookingId} className={classes.booking} data-undone={undone}>
            <Link to={`/cases/${caseSeqId}`}>{tWords('caseNumber', { number: caseSeqId })}</Link>
            <Money minor={amount} currency={line.currency} />
            <span className={layout.small}>{t(undone ? 'undone' : automatic ? 'automatic' : 'byPerson')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
