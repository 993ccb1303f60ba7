import { Button, CopyButton, Skeleton } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { useRead } from '../../../api/query.ts'
import { useIsAdministrator, useMay, useSession } from '../../../api/session.ts'
import { formatDate, formatPeriod } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import layout from '../../../ui/layout.module.css'
import { Money } from '../../../ui/money.tsx'
import { ObjectRequestsLink } from '../../../ui/object-requests.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { PanelFooter } from '../../../ui/side-panel.tsx'
import { PayoutFacts } from '../../payouts/index.ts'
import { CreditForm } from './credit-form.tsx'
import { type Invoice, InvoiceState, InvoiceSums } from './invoice-parts.tsx'
import { invoicesText } from './invoices.text.ts'

/** One invoice or credit note: parties, sums, whether it is paid, its files, and crediting it. */
export function InvoicePanel(props: { invoiceId: string; onOpen: (invoiceId: string) => void }): ReactNode {
  const t = invoicesText.useText()
  const may = useMay()
  const isAdmin = useIsAdministrator()
  const [isCrediting, setCrediting] = useState(false)
  const { invoiceId, onOpen } = props
  const { data, error, refetch } = useRead(client.invoices.get, { invoiceId })
  if (error !== null && data === undefined) return <ProblemNotice error={error} retry={() => void refetch()} />
  if (data === undefined) return <Skeleton height={320} />
  if (isCrediting) {
    return (
      <CreditForm
        invoice={data}
        onCancel={() => setCrediting(false)}
        onDone={(creditNoteId) => {
          setCrediting(false)
          onOpen(creditNoteId)
        }}
      />
    )
  }
  const isCreditable = data.kind === 'INVOICE' && data.credited < data.total && may('write:billing') && isAdmin
  return (
    <div className={layout.stack}>
      <div className={layout.bar}>
        <h3>{t(data.kind, { number: data.invoiceNumber })}</h3>
        <InvoiceState invoice={data} />
      </div>
      <Facts invoice={data} onOpen={onOpen} />
      <InvoiceSums invoice={data} />
      <Downloads invoiceId={invoiceId} />
      <ObjectRequestsLink objectId={invoiceId} />
      {isCreditable && (
        <PanelFooter>
          <Button variant="default" onClick={() => setCrediting(true)}>
            {t('credit')}
          </Button>
        </PanelFooter>
      )}
    </div>
  )
}

function Facts({ invoice, onOpen }: { invoice: Invoice; onOpen: (invoiceId: string) => void }): ReactNode {
  const t = invoicesText.useText()
  const tWords = wordsText.useText()
  const { currency, creditsInvoiceId, creditsInvoiceNumber, credited, outstanding, dueOn, text } = invoice
  return (
    <PayoutFacts
      facts={[
        [
          tWords('creditor'),
          <Link key="creditor" to={`/creditors/${invoice.creditorId}`}>
            {invoice.buyer.name}
          </Link>,
        ],
        [
          t('credits'),
          creditsInvoiceId === null ? null : (
            <Button key="credits" variant="subtle" size="compact-sm" onClick={() => onOpen(creditsInvoiceId)}>
              {t('INVOICE', { number: creditsInvoiceNumber ?? '' })}
            </Button>
          ),
        ],
        [t('settlement'), <Settlement key="settlement" invoice={invoice} />],
        [t('why'), text],
        [t('issued'), formatDate(invoice.issuedOn)],
        [t('dueOn'), dueOn === null ? null : formatDate(dueOn)],
        [t('creditedBy'), credited === 0 ? null : <Money key="credited" minor={credited} currency={currency} />],
        [t('left'), invoice.kind === 'INVOICE' ? <Money key="left" minor={outstanding} currency={currency} /> : null],
        [t('reference'), invoice.payment?.reference ? <Reference key="reference" invoice={invoice} /> : null],
      ]}
    />
  )
}

function Settlement({ invoice: { billingId, billingSeqId, periodFrom, periodTo } }: { invoice: Invoice }): ReactNode {
  return (
    <>
      <Link to={`/reports/settlements/${billingId}`}>{billingSeqId}</Link>
      {` · ${formatPeriod(periodFrom, periodTo)}`}
    </>
  )
}

function Reference({ invoice: { payment } }: { invoice: Invoice }): ReactNode {
  const tWords = wordsText.useText()
  const printed = payment?.reference?.printed ?? ''
  return (
    <>
      {printed}{' '}
      <CopyButton value={printed}>
        {({ copied, copy }) => (
          <Button variant="subtle" size="compact-xs" onClick={copy}>
            {tWords(copied ? 'copied' : 'copy')}
          </Button>
        )}
      </CopyButton>
    </>
  )
}

function Downloads({ invoiceId }: { invoiceId: string }): ReactNode {
  const t = invoicesText.useText()
  const { tenant } = useSession()
  return (
    <div className={layout.row}>
      {(['pdf', 'xml'] as const).map((kind) => (
        <Button
          key={kind}
          variant="default"
          component="a"
          href={`/v1/${tenant.tenantId}/invoices/${invoiceId}/export.${kind}`}
          download
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {t(kind)}
        </Button>
      ))}
    </div>
  )
}
