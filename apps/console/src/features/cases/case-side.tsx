import { ActionIcon, Menu } from '@mantine/core'
import { IconAlertCircle, IconDotsVertical } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { shellText } from '../../app/shell.text.ts'
import { useMay } from '../../app/session.ts'
import { formatAmount, formatDate } from '../../text/format.ts'
import { Money } from '../../ui/money.tsx'
import { ShortId } from '../../ui/short-id.tsx'
import { Day } from '../../ui/when.tsx'
import { BalanceChart } from './balance-chart.tsx'
import { CaseStatusDot } from './case-status.tsx'
import { sumsByCategory } from './case.rules.ts'
import { casesText } from './cases.text.ts'
import classes from './cases.module.css'
import type { CaseData, Voucher } from './use-case.ts'

/** What stands beside the timeline: the money, the people, and what else there is of the debtor. */
export function CaseSide({
  data,
  onReverse,
}: {
  data: CaseData
  onReverse: (caseVoucherId: string) => void
}): ReactNode {
  return (
    <>
      <Warnings data={data} />
      <Balance data={data} />
      <Vouchers data={data} onReverse={onReverse} />
      <People data={data} />
      <OtherCases data={data} />
      <Facts data={data} />
    </>
  )
}

function unallocatedOf({ vouchers }: CaseData): number {
  return vouchers.reduce((sum, { unallocated }) => sum + (unallocated ?? 0), 0)
}

function Warnings({ data }: { data: CaseData }): ReactNode {
  const t = casesText.useText()
  const unallocated = unallocatedOf(data)
  const open = (data.customer?.cases ?? []).filter(
    ({ caseId, status }) => caseId !== data.one.id && status !== 'ENDED',
  ).length
  const warnings = [
    ...(unallocated > 0 ? [t('warnUnallocated', { amount: `${formatAmount(unallocated)} ${data.one.currency}` })] : []),
    ...(open > 0 ? [t('warnOpen', { count: open })] : []),
  ]
  return warnings.map((warning) => (
    <p key={warning} className={classes.warning}>
      <IconAlertCircle size={18} aria-hidden />
      {warning}
    </p>
  ))
}

function Balance({ data }: { data: CaseData }): ReactNode {
  const t = casesText.useText()
  const sums = sumsByCategory(data.vouchers)
  const total = sums.reduce(
    (sum, one) => ({ claimed: sum.claimed + one.claimed, outstanding: sum.outstanding + one.outstanding }),
    { claimed: 0, outstanding: 0 },
  )
  return (
    <section className={classes.block}>
      <h2>{t('balance')}</h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('category')}</th>
            <th scope="col">{t('claimed')}</th>
            <th scope="col">{t('paid')}</th>
            <th scope="col">{t('outstanding')}</th>
          </tr>
        </thead>
        <tbody>
          {sums.map(({ category, claimed, outstanding }) => (
            <tr key={category}>
              <th scope="row">{t(category)}</th>
              <td>{formatAmount(claimed)}</td>
              <td>{formatAmount(claimed - outstanding)}</td>
              <td>{formatAmount(outstanding)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td>{formatAmount(total.claimed)}</td>
            <td>{formatAmount(total.claimed - total.outstanding)}</td>
            <td>{formatAmount(total.outstanding)}</td>
          </tr>
        </tfoot>
      </table>
      <BalanceChart data={data} />
    </section>
  )
}

function Vouchers({ data, onReverse }: { data: CaseData; onReverse: (caseVoucherId: string) => void }): ReactNode {
  const t = casesText.useText()
  return (
    <section className={classes.block}>
      <h2>{t('vouchers')}</h2>
      {data.vouchers.map((voucher) => (
        <VoucherRow key={voucher.caseVoucherId} voucher={voucher} data={data} onReverse={onReverse} />
      ))}
    </section>
  )
}

function VoucherRow(props: {
  voucher: Voucher
  data: CaseData
  onReverse: (caseVoucherId: string) => void
}): ReactNode {
  const t = casesText.useText()
  const { voucher, data } = props
  const { caseVoucherId, category, direction, amount, outstanding, referenceId, dueDate, date } = voucher
  const isReversed = data.vouchers.some(({ reversesCaseVoucherId }) => reversesCaseVoucherId === caseVoucherId)
  const isReversal = voucher.reversesCaseVoucherId !== null
  const dates = new Map(data.vouchers.map((one) => [one.caseVoucherId, one.date]))
  const payments = data.allocations.filter(({ debitVoucherId }) => debitVoucherId === caseVoucherId)
  return (
    <div className={classes.voucher} data-gone={isReversed}>
      <div>
        <b>{isReversal ? t('reversal') : (data.typeLabel(voucher.voucherTypeId) ?? t(category))}</b> {referenceId}
        <div className={classes.small}>
          <Day at={date} />
          {dueDate !== null && ` · ${t('due', { date: formatDate(dueDate) })}`}
          {isReversed && ` · ${t('reversed')}`}
        </div>
        {payments.map((one) => (
          <div key={one.allocationId} className={classes.small}>
            {t('paidBy', {
              amount: formatAmount(one.amount),
              date: formatDate(dates.get(one.creditVoucherId) ?? one.createdAt),
            })}
          </div>
        ))}
      </div>
      <div className={classes.rightText}>
        <Money minor={direction === 'credit' ? -amount : amount} />
        {outstanding !== null && (
          <div className={classes.small}>
            {t('outstanding')} {formatAmount(outstanding)}
          </div>
        )}
      </div>
      {isReversed || isReversal ? (
        <span />
      ) : (
        <VoucherMenu name={referenceId ?? t(category)} onReverse={() => props.onReverse(caseVoucherId)} />
      )}
    </div>
  )
}

function VoucherMenu({ name, onReverse }: { name: string; onReverse: () => void }): ReactNode {
  const t = casesText.useText()
  const may = useMay()
  if (!may('write:case-vouchers')) return <span />
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          className="no-print"
          aria-label={`${shellText.t('moreActions')}: ${name}`}
        >
          <IconDotsVertical size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onReverse}>{t('reverse')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function People({ data: { customer } }: { data: CaseData }): ReactNode {
  const t = casesText.useText()
  return (
    <section className={classes.block}>
      <h2>{t('people')}</h2>
      {(customer?.users ?? []).map(({ userId, relation, details: { name, email, phone, address } }) => (
        <div key={userId} className={classes.person}>
          <b>{name}</b> <span className={classes.small}>{relation}</span>
          <div className={classes.small}>
            {email && <a href={`mailto:${email}`}>{email}</a>}
            {phone && ` · +${phone.locale} ${phone.number}`}
          </div>
          {address && (
            <div className={classes.small}>
              {[address.address, address.zipcode, address.city].filter(Boolean).join(', ')}
            </div>
          )}
        </div>
      ))}
    </section>
  )
}

function OtherCases({ data: { one, customer } }: { data: CaseData }): ReactNode {
  const t = casesText.useText()
  const others = (customer?.cases ?? []).filter(({ caseId }) => caseId !== one.id)
  return (
    <section className={classes.block}>
      <h2>{t('otherCases')}</h2>
      {others.length === 0 && <span className={classes.quiet}>{t('noOther')}</span>}
      {others.map(({ caseId, id, status }) => (
        <div key={caseId} className={classes.person}>
          <Link to={`/cases/${id}`}>{t('case', { number: id })}</Link> <CaseStatusDot status={status} />
        </div>
      ))}
    </section>
  )
}

function Facts({ data: { one, customer } }: { data: CaseData }): ReactNode {
  const t = casesText.useText()
  const properties = Object.entries(one.properties)
  return (
    <section className={classes.block}>
      <h2>{t('details')}</h2>
      <dl className={classes.facts}>
        <dt>{t('reference')}</dt>
        <dd>{customer?.referenceId}</dd>
        {properties.map(([handle, value]) => [
          <dt key={handle}>{handle}</dt>,
          <dd key={`${handle} value`}>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>,
        ])}
        <dt>{t('ids')}</dt>
        <dd>
          <ShortId id={one.id} />
        </dd>
      </dl>
    </section>
  )
}
