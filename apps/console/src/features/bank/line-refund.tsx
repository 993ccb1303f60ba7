import { Button, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { client } from '../../api/client.ts'
import { type Result, useRead, useWrite } from '../../api/query.ts'
import { useIsAdministrator, useMay } from '../../api/session.ts'
import { wordsText } from '../../text/words.text.ts'
import { fieldErrors } from '../../ui/field-errors.ts'
import layout from '../../ui/layout.module.css'
import { Money } from '../../ui/money.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { PanelFooter, SidePanel } from '../../ui/side-panel.tsx'
import { accountBody, PayeeAccount, type TypedAccount } from '../payouts/index.ts'
import classes from './bank.module.css'
import { bankText } from './bank.text.ts'

type Line = Result<typeof client.bankStatements.getBankLine>

/** Pays back what is left of a line, to the payer's account or to another one. */
export function LineRefund({ line, onHandled }: { line: Line; onHandled: (bankLineId: string) => void }): ReactNode {
  const t = bankText.useText()
  const may = useMay()
  const isAdmin = useIsAdministrator()
  const [isOpen, setOpen] = useState(false)
  const isRefundable = line.direction === 'credit' && (line.state === 'OPEN' || line.state === 'SET_ASIDE')
  if (!may('write:billing') || !isAdmin || !isRefundable) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('refund')}
      </Button>
      <SidePanel isOpen={isOpen} onClose={() => setOpen(false)} title={t('refund')}>
        {isOpen && <RefundForm line={line} onDone={() => onHandled(line.bankLineId)} />}
      </SidePanel>
    </>
  )
}

function RefundForm({ line, onDone }: { line: Line; onDone: () => void }): ReactNode {
  const t = bankText.useText()
  const [recipientName, setName] = useState(line.payerName ?? '')
  const kind = line.payerAccount === null ? 'DANISH' : 'PAYER'
  const [account, setAccount] = useState<TypedAccount>({ kind, bank: '', number: '' })
  const refunding = useWrite(client.bankStatements.refundBankLine, {
    onDone: () => {
      notifications.show({ message: t('refundDone') })
      onDone()
    },
  })
  const errors = fieldErrors(refunding.error)
  return (
    <form
      className={layout.stack}
      onSubmit={(event) => {
        event.preventDefault()
        const name = recipientName.trim() === '' ? {} : { recipientName: recipientName.trim() }
        refunding.mutate({ input: { bankLineId: line.bankLineId, body: { ...name, ...accountBody(account) } } })
      }}
    >
      <Money minor={line.amount - line.bookedAmount} currency={line.currency} />
      <p className={layout.quietText}>{line.payerAccount ?? ''}</p>
      <p>{t(account.kind === 'PAYER' ? 'refundTo' : 'refundOther')}</p>
      <TextInput
        label={t('refundName')}
        maxLength={200}
        value={recipientName}
        error={errors['recipientName']}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <PayeeAccount
        account={account}
        hasPayerAccount={line.payerAccount !== null}
        errors={errors}
        onChange={setAccount}
      />
      {refunding.isError && <ProblemNotice error={refunding.error} />}
      <PanelFooter>
        <Button type="submit" loading={refunding.isPending}>
          {t('refund')}
        </Button>
      </PanelFooter>
    </form>
  )
}

/** The refunds of a line, with links to their payouts. */
export function LineRefunds({ line }: { line: Line }): ReactNode {
  const t = bankText.useText()
  const tWords = wordsText.useText()
  const may = useMay()
  const { bankLineId } = line
  const isRead = may('read:billing') && line.state === 'BOOKED' && line.direction === 'credit'
  const { data } = useRead(client.payouts.list, { bankLineId }, { enabled: isRead })
  const refunds = data?.items.filter(({ state }) => state !== 'CANCELLED') ?? []
  if (refunds.length === 0) return null
  return (
    <section>
      <h3>{t('refunded')}</h3>
      <ul className={layout.plainList}>
        {refunds.map(({ payoutId, recipientName, amount, currency }) => (
          <li key={payoutId} className={classes.booking}>
            <Link to="/reports/payouts" search={{ state: 'ALL', open: payoutId }}>
              {tWords('toNamed', { name: recipientName })}
            </Link>
            <Money minor={amount} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  )
}
