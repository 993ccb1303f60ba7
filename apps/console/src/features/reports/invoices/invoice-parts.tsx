import type { ReactNode } from 'react'
import type { client } from '../../../api/client.ts'
import type { Result } from '../../../api/query.ts'
import { wordsText } from '../../../text/words.text.ts'
import { Money } from '../../../ui/money.tsx'
import { StatusDot } from '../../../ui/status-dot.tsx'
import { PayoutFacts } from '../../payouts/index.ts'
import { invoicesText } from './invoices.text.ts'

export type Invoice = Result<typeof client.invoices.get>

const tones = { OPEN: 'waiting', PART_PAID: 'waiting', PAID: 'good', CREDITED: 'neutral' } as const

/** Whether an invoice is paid, overdue or credited; a credit note is only named. */
export function InvoiceState({ invoice: { state, overdue } }: { invoice: Invoice }): ReactNode {
  const t = invoicesText.useText()
  if (state === null) return <StatusDot tone="neutral" label={t('note')} />
  if (overdue) return <StatusDot tone="danger" label={t('overdue')} />
  return <StatusDot tone={tones[state]} label={t(state)} />
}

/** The lines and sums of a document, issued or previewed. */
export function InvoiceSums({ invoice }: { invoice: Invoice }): ReactNode {
  const t = invoicesText.useText()
  const tWords = wordsText.useText()
  const { lines, currency, net, vat, total, prepaid, payable } = invoice
  const money = (minor: number): ReactNode => <Money minor={minor} currency={currency} />
  return (
    <PayoutFacts
      areAmounts
      facts={[
        ...lines.map(({ text, quantity, net: amount }): readonly [string, ReactNode] => [
          quantity === 1 ? text : `${quantity} × ${text}`,
          money(amount),
        ]),
        [t('net'), money(net)],
        [tWords('vat'), money(vat)],
        [tWords('total'), money(total)],
        [t('prepaid'), prepaid === 0 ? null : money(-prepaid)],
        [t('payable'), prepaid === 0 ? null : money(payable)],
      ]}
    />
  )
}
