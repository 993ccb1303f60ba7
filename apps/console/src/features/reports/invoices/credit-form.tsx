import { Button, Checkbox, Textarea } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { type Input, useWrite } from '../../../api/query.ts'
import { parseAmount } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import { fieldErrors } from '../../../ui/field-errors.ts'
import layout from '../../../ui/layout.module.css'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { PanelFooter } from '../../../ui/side-panel.tsx'
import { type Invoice, InvoiceSums } from './invoice-parts.tsx'
import { invoicesText } from './invoices.text.ts'

type Body = Input<typeof client.invoices.credit>['body']

interface CreditProps {
  readonly invoice: Invoice
  readonly onCancel: () => void
  readonly onDone: (invoiceId: string) => void
}

/** Credits an invoice, everything that is left or by line, after a preview. */
export function CreditForm({ invoice, onCancel, onDone }: CreditProps): ReactNode {
  const t = invoicesText.useText()
  const tWords = wordsText.useText()
  const [isWhole, setWhole] = useState(true)
  const [written, setWritten] = useState<Readonly<Record<number, string>>>({})
  const [text, setText] = useState('')
  const trial = useWrite(client.invoices.credit)
  const crediting = useWrite(client.invoices.credit, {
    onDone: ({ data }) => {
      notifications.show({ message: t('creditDone', { number: data.invoiceNumber }) })
      onDone(data.invoiceId)
    },
  })
  const lines = creditedLines(invoice, written)
  const body: Body = { text: text.trim(), ...(isWhole ? {} : { lines }) }
  const error = crediting.error ?? trial.error
  const errors = fieldErrors(error)
  const isCurrent = JSON.stringify(trial.variables?.input.body) === JSON.stringify(body)
  const preview = isCurrent ? trial.data?.data : undefined
  const request = { invoiceId: invoice.invoiceId, body }
  return (
    <form
      className={layout.stack}
      onSubmit={(event) => {
        event.preventDefault()
        if (preview === undefined) trial.mutate({ input: request, options: { dryRun: true } })
        else crediting.mutate({ input: request })
      }}
    >
      <Checkbox
        label={t('whole')}
        checked={isWhole}
        data-autofocus
        onChange={(event) => setWhole(event.currentTarget.checked)}
      />
      {!isWhole && (
        <>
          <p className={layout.quietText}>{t('creditHint')}</p>
          {invoice.lines.map((line) => (
            <AmountField
              key={line.number}
              label={line.text}
              value={written[line.number] ?? ''}
              error={errors[`lines.${lines.findIndex(({ number }) => number === line.number)}.net`]}
              onChange={(value) => setWritten({ ...written, [line.number]: value })}
            />
          ))}
        </>
      )}
      <Textarea
        label={t('reason')}
        required
        autosize
        minRows={2}
        maxLength={500}
        value={text}
        error={errors['text']}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {preview !== undefined && (
        <section className={layout.box} aria-live="polite">
          <h3>{t('creditPreview')}</h3>
          <InvoiceSums invoice={preview} />
        </section>
      )}
      {error !== null && <ProblemNotice error={error} />}
      <PanelFooter>
        <Button variant="subtle" color="gray" onClick={onCancel}>
          {tWords('cancel')}
        </Button>
        <Button type="submit" disabled={!isComplete(body)} loading={trial.isPending || crediting.isPending}>
          {t(preview === undefined ? 'preview' : 'credit')}
        </Button>
      </PanelFooter>
    </form>
  )
}

/** Whether there is a reason and something to credit. */
function isComplete({ text, lines }: Body): boolean {
  return text !== '' && lines?.length !== 0
}

/** The lines with an amount, with the sign of the line: a line that gives something back is credited by a negative one. */
function creditedLines({ lines }: Invoice, written: Readonly<Record<number, string>>): NonNullable<Body['lines']> {
  return lines.flatMap(({ number, net }) => {
    const amount = parseAmount(written[number] ?? '')
    return amount === undefined || amount === 0 ? [] : [{ number, net: net < 0 ? -Math.abs(amount) : amount }]
  })
}
