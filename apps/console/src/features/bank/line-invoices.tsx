import { Button, Select } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { client } from '../../api/client.ts'
import { type Result, useRead, useWrite } from '../../api/query.ts'
import { useIsAdministrator, useMay } from '../../api/session.ts'
import { formatAmount } from '../../text/format.ts'
import layout from '../../ui/layout.module.css'
import { Money } from '../../ui/money.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { PanelFooter, SidePanel } from '../../ui/side-panel.tsx'
import classes from './bank.module.css'
import { bankText } from './bank.text.ts'

type Line = Result<typeof client.bankStatements.getBankLine>

/** Books money of a creditor as the payment of an invoice. */
export function LineInvoice({ line, onHandled }: { line: Line; onHandled: (bankLineId: string) => void }): ReactNode {
  const t = bankText.useText()
  const may = useMay()
  const isAdmin = useIsAdministrator()
  const [isOpen, setOpen] = useState(false)
  if (!may('write:billing') || !isAdmin || line.direction !== 'credit' || line.state !== 'OPEN') return null
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('payInvoice')}
      </Button>
      <SidePanel isOpen={isOpen} onClose={() => setOpen(false)} title={t('payInvoice')}>
        {isOpen && <InvoiceForm line={line} onDone={() => onHandled(line.bankLineId)} />}
      </SidePanel>
    </>
  )
}

function InvoiceForm({ line, onDone }: { line: Line; onDone: () => void }): ReactNode {
  const t = bankText.useText()
  const [text, setText] = useState('')
  const [invoiceId, choose] = useState<string | null>(null)
  const { data } = useRead(
    client.invoices.list,
    { kind: 'INVOICE', pageSize: 100, ...(text.trim() === '' ? {} : { q: text.trim() }) },
    { keepPrevious: true },
  )
  const paying = useWrite(client.bankStatements.assignBankLineToInvoice, {
    onDone: () => {
      notifications.show({ message: t('invoiceDone') })
      onDone()
    },
  })
  const open = (data?.items ?? []).filter(({ outstanding, currency }) => outstanding > 0 && currency === line.currency)
  return (
    <form
      className={layout.stack}
      onSubmit={(event) => {
        event.preventDefault()
        if (invoiceId === null) return
        paying.mutate({ input: { invoiceId, body: { bankLineId: line.bankLineId } } })
      }}
    >
      <Money minor={line.amount - line.bookedAmount} currency={line.currency} />
      <p className={layout.quietText}>{t('payInvoiceHint')}</p>
      <Select
        label={t('openInvoice')}
        searchable
        data-autofocus
        nothingFoundMessage={t('noOpenInvoice')}
        filter={({ options }) => options}
        value={invoiceId}
        onChange={choose}
        onSearchChange={(written) => setText(written.replace(/ ·.*$/, ''))}
        data={open.map(({ invoiceId: value, invoiceNumber, buyer, outstanding }) => ({
          value,
          label: `${invoiceNumber} · ${buyer.name} · ${formatAmount(outstanding)}`,
        }))}
      />
      {paying.isError && <ProblemNotice error={paying.error} />}
      <PanelFooter>
        <Button type="submit" disabled={invoiceId === null} loading={paying.isPending}>
          {t('book')}
        </Button>
      </PanelFooter>
    </form>
  )
}

/** The invoices that a line paid. */
export function LineInvoices({ line: { invoices, currency } }: { line: Line }): ReactNode {
  const t = bankText.useText()
  if (invoices.length === 0) return null
  return (
    <section>
      <h3>{t('paidInvoices')}</h3>
      <ul className={layout.plainList}>
        {invoices.map(({ invoiceId, invoiceNumber, creditorName, amount, undone }, index) => (
          <li key={`${invoiceId} ${index}`} className={classes.booking} data-undone={undone}>
            <Link to="/reports/invoices" search={{ open: invoiceId }}>
              {`${invoiceNumber} · ${creditorName}`}
            </Link>
            <Money minor={amount} currency={currency} />
            {undone && <span className={layout.small}>{t('undone')}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
