import { Button, Menu, Radio, Skeleton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconArrowBackUp, IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { client } from '../../api/client.ts'
import { type Result, useRead, useWrite } from '../../api/query.ts'
import { useMay } from '../../api/session.ts'
import { formatAmount, formatDate } from '../../text/format.ts'
import { wordsText } from '../../text/words.text.ts'
import { useCommands } from '../../ui/commands.ts'
import layout from '../../ui/layout.module.css'
import { Money } from '../../ui/money.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { StatusDot } from '../../ui/status-dot.tsx'
import classes from './bank.module.css'
import { bankNavText } from './bank-nav.text.ts'
import { bankText } from './bank.text.ts'
import { LineBatch, LinePayout } from './line-batch.tsx'
import { LineBooking } from './line-booking.tsx'
import { LineInvoice, LineInvoices } from './line-invoices.tsx'
import { LineRefund, LineRefunds } from './line-refund.tsx'

export type Line = Result<typeof client.bankStatements.getBankLine>

export interface LinePaneProps {
  readonly bankLineId: string
  readonly onBack: () => void
  /** Called when the line has been booked or set aside. */
  readonly onHandled: (bankLineId: string) => void
  readonly onUndo: () => void
}

const states = {
  NEW: { tone: 'waiting', label: 'NEW' },
  MATCHED: { tone: 'waiting', label: 'MATCHED' },
  OPEN: { tone: 'waiting', label: 'open' },
  BOOKED: { tone: 'good', label: 'booked' },
  SET_ASIDE: { tone: 'neutral', label: 'aside' },
  RETURNED: { tone: 'neutral', label: 'RETURNED' },
  REPLACED: { tone: 'neutral', label: 'REPLACED' },
} as const

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
  const may = useMay()
  const { line, onBack } = props
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
        <StatusDot tone={states[line.state].tone} label={t(states[line.state].label)} />
        {line.direction === 'debit' && <span className={layout.small}>{t('isOUT')}</span>}
        <Held line={line} />
      </p>
      <Facts line={line} />
      {may('write:bank-statements') && <Actions {...props} />}
    </article>
  )
}

/** What can be done with the line: book it, set it aside, or undo what was done. */
function Actions(props: DetailsProps): ReactNode {
  const tWords = wordsText.useText()
  const { line, onUndo } = props
  const isOpen = line.state === 'OPEN'
  const isUndoable = line.state === 'BOOKED' || line.state === 'SET_ASIDE' || line.bookedAmount > 0
  return (
    <>
      {isOpen && (line.direction === 'credit' ? <LineBooking {...props} /> : <Return {...props} />)}
      <Bookings line={line} />
      <LineInvoices line={line} />
      <LineRefunds line={line} />
      <LinePayout line={line} />
      <div className={layout.row}>
        {isOpen && line.bookedAmount === 0 && <SetAside {...props} />}
        <LineInvoice {...props} />
        <LineRefund {...props} />
        <LineBatch {...props} />
        {isUndoable && (
          <Button variant="default" leftSection={<IconArrowBackUp size={16} />} onClick={onUndo}>
            {tWords('undo')}
          </Button>
        )}
      </div>
    </>
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
    <dl className={layout.facts}>
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
  const book = (): void => {
    if (chosenId === undefined || returning.isPending) return
    returning.mutate({ input: { bankLineId: line.bankLineId, body: { returnsBankLineId: chosenId } } })
  }
  useCommands(
    first === undefined
      ? []
      : [{ id: 'bank return', label: t('bookReturn'), keys: 'Enter', group: bankNavText.t('bank'), run: book }],
  )
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
      <Button className={classes.pick ?? ''} loading={returning.isPending} onClick={book}>
        {t('bookReturn')}
      </Button>
    </>
  )
}

function SetAside({ line, onHandled }: DetailsProps): ReactNode {
  const t = bankText.useText()
  const [isOpen, setOpen] = useState(false)
  const setting = useWrite(client.bankStatements.setAsideBankLine, {
    onDone: ({ data }) => {
      const known = asideReasons.find((reason) => reason === data.reason)
      notifications.show({ message: t('doneAside', { reason: t(known ?? 'OTHER') }) })
      onHandled(line.bankLineId)
    },
  })
  useCommands([
    { id: 'bank set aside', label: t('setAside'), keys: 'a', group: bankNavText.t('bank'), run: () => setOpen(true) },
  ])
  return (
    <>
      <Menu opened={isOpen} onChange={setOpen}>
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
