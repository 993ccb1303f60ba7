import { Button, Select, Skeleton, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { type Result, useRead, useReadList, useWrite } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { formatDate, parseAmount, plainDate } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { fieldErrors } from '../../../ui/field-errors.ts'
import layout from '../../../ui/layout.module.css'
import { Money } from '../../../ui/money.tsx'
import { AmountField } from '../../../ui/amount-field.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { PanelFooter } from '../../../ui/side-panel.tsx'
import classes from '../creditors.module.css'
import { creditorsText } from '../creditors.text.ts'
import { tenantNow } from '../../../text/tenant-time.ts'
import { AccountStatement } from './account-statement.tsx'

type Account = Result<typeof client.creditorAccounts.get>
type Entry = Result<typeof client.creditorAccounts.listCreditorEntries>['items'][number]

/** The debt of a creditor from settlements, with every entry. */
export function CreditorAccount({ creditorId }: { creditorId: string }): ReactNode {
  const t = creditorsText.useText()
  const tWords = wordsText.useText()
  const { data, error, refetch } = useRead(client.creditorAccounts.get, { creditorId })
  const { items, query, loadMore } = useReadList(client.creditorAccounts.listCreditorEntries, { creditorId })
  if (error !== null && data === undefined) return <ProblemNotice error={error} retry={() => void refetch()} />
  if (data === undefined) return <Skeleton height={56} />
  if (data.balances.length === 0) return <p className={layout.quietText}>{t('owesNothing')}</p>
  return (
    <>
      <dl className={layout.facts}>
        {data.balances.map(({ currency, balance }) => (
          <div key={currency}>
            <dt>{t('owes')}</dt>
            <dd>
              <Money minor={balance} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      <AccountStatement creditorId={creditorId} currencies={data.balances.map(({ currency }) => currency)} />
      <ul className={`${layout.plainList ?? ''} ${classes.rows ?? ''}`}>
        {items.map((entry) => (
          <EntryRow key={entry.entryId} entry={entry} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button size="compact-sm" variant="subtle" onClick={loadMore}>
          {tWords('showMore')}
        </Button>
      )}
    </>
  )
}

function EntryRow({ entry }: { entry: Entry }): ReactNode {
  const t = creditorsText.useText()
  const may = useMay()
  const { kind, date, text, billingSeqId, amount, currency, reversedByEntryId, invoiceId, bankLineId } = entry
  // What was invoiced is credited, and what the bank reported is undone on the bank line.
  const isOwnKind = kind === 'RECEIVABLE' || kind === 'PAYMENT'
  const isReversible = isOwnKind && reversedByEntryId === null && invoiceId === null && bankLineId === null
  return (
    <li>
      <span>
        <b>{t(kind, { number: billingSeqId ?? '' })}</b>
        <span className={layout.quietText}>
          {[formatDate(date), text ?? ''].filter((part) => part !== '').join(' · ')}
          <DocumentLink entry={entry} />
        </span>
      </span>
      {isReversible && may('write:billing') && <Reverse entry={entry} />}
      <div>
        <Money minor={amount} currency={currency} />
      </div>
    </li>
  )
}

/** The invoice or credit note of an entry. */
function DocumentLink({ entry: { kind, invoiceId, invoiceNumber } }: { entry: Entry }): ReactNode {
  const t = wordsText.useText()
  if (invoiceId === null) return null
  return (
    <>
      {' · '}
      <Link to="/reports/invoices" search={{ open: invoiceId }}>
        {t(kind === 'CREDIT_NOTE' ? 'creditNoteNumber' : 'invoiceNumber', { number: invoiceNumber ?? '' })}
      </Link>
    </>
  )
}

/** Asks for confirmation, since a reversal cannot be undone. */
function Reverse({ entry: { creditorId, entryId } }: { entry: Entry }): ReactNode {
  const t = creditorsText.useText()
  const tWords = wordsText.useText()
  const reversing = useWrite(client.creditorAccounts.reverseCreditorEntry, {
    onDone: () => notifications.show({ message: t('reversedDone') }),
  })
  return (
    <div>
      <ConfirmButton
        label={tWords('reverse')}
        confirmLabel={t('reverseSure')}
        isDangerous
        size="compact-xs"
        isPending={reversing.isPending}
        onConfirm={() => reversing.mutate({ input: { creditorId, entryId, body: {} } })}
      />
      {reversing.isError && <ProblemNotice error={reversing.error} />}
    </div>
  )
}

/** Registers a payment from a creditor. */
export function CreditorPaymentForm({ creditorId, onDone }: { creditorId: string; onDone: () => void }): ReactNode {
  const { data } = useRead(client.creditorAccounts.get, { creditorId })
  if (data === undefined) return <Skeleton height={160} />
  return <PaymentFields account={data} onDone={onDone} />
}

function PaymentFields({ account, onDone }: { account: Account; onDone: () => void }): ReactNode {
  const t = creditorsText.useText()
  const tWords = wordsText.useText()
  const owing = account.balances.filter(({ balance }) => balance > 0)
  const [currency, setCurrency] = useState(owing[0]?.currency ?? 'DKK')
  const [written, setWritten] = useState('')
  const [date, setDate] = useState(() => plainDate(tenantNow()))
  const [text, setText] = useState('')
  const paying = useWrite(client.creditorAccounts.registerCreditorPayment, {
    onDone: () => {
      notifications.show({ message: t('registered') })
      onDone()
    },
  })
  const amount = parseAmount(written)
  const errors = fieldErrors(paying.error)
  return (
    <form
      className={layout.stack}
      onSubmit={(event) => {
        event.preventDefault()
        if (amount === undefined) return
        const body = { amount, currency, date, ...(text.trim() === '' ? {} : { text: text.trim() }) }
        paying.mutate({ input: { creditorId: account.creditorId, body } })
      }}
    >
      <div className={layout.pair}>
        <AmountField
          label={tWords('amount')}
          required
          data-autofocus
          value={written}
          error={errors['amount']}
          onChange={setWritten}
        />
        <Select
          label={tWords('currency')}
          allowDeselect={false}
          value={currency}
          error={errors['currency']}
          onChange={(value) => setCurrency(value ?? currency)}
          data={owing.length === 0 ? [currency] : owing.map((account) => account.currency)}
        />
      </div>
      <DateField label={tWords('paymentDate')} value={date} error={errors['date']} onChange={setDate} />
      <TextInput
        label={tWords('paymentReference')}
        maxLength={500}
        value={text}
        error={errors['text']}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {paying.isError && <ProblemNotice error={paying.error} />}
      <PanelFooter>
        <Button variant="subtle" color="gray" onClick={onDone}>
          {tWords('cancel')}
        </Button>
        <Button type="submit" disabled={amount === undefined || amount <= 0} loading={paying.isPending}>
          {t('register2')}
        </Button>
      </PanelFooter>
    </form>
  )
}
