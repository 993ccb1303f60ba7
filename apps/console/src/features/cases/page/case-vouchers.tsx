import { ActionIcon, Menu } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useMay } from '../../../api/session.ts'
import { formatAmount, formatDate } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import layout from '../../../ui/layout.module.css'
import { Money } from '../../../ui/money.tsx'
import { StatusDot } from '../../../ui/status-dot.tsx'
import { uiText } from '../../../ui/ui.text.ts'
import { Day } from '../../../ui/when.tsx'
import { type Dispute, disputesText, isOverdue } from '../../disputes/index.ts'
import { PayoutNote } from '../../payouts/index.ts'
import classes from '../cases.module.css'
import { casesText } from '../cases.text.ts'
import { allocatePanel } from '../panels/allocate/allocate-panel.ts'
import { decidePanel } from '../panels/dispute/decide-panel.ts'
import { disputePanel } from '../panels/dispute/dispute-panel.ts'
import type { OpenPanel, Panel } from '../panels/panel.ts'
import { reversePanel } from '../panels/reverse/reverse-panel.ts'
import type { CaseData, Voucher } from '../use-case.ts'
import { casePageText } from './case-page.text.ts'
import { tenantNow } from '../../../text/tenant-time.ts'

/** The vouchers of the case, with a menu of what can be done with each. */
export function CaseVouchers({ data, onOpen }: { data: CaseData; onOpen: OpenPanel }): ReactNode {
  const t = casePageText.useText()
  return (
    <section className={classes.block}>
      <h2>{t('vouchers')}</h2>
      {data.vouchers.map((voucher) => (
        <VoucherRow key={voucher.caseVoucherId} voucher={voucher} data={data} onOpen={onOpen} />
      ))}
    </section>
  )
}

/** The dates of a voucher, and what is unusual about it. */
function VoucherMarks({ voucher, isReversed }: { voucher: Voucher; isReversed: boolean }): ReactNode {
  const tCases = casesText.useText()
  const t = casePageText.useText()
  const { date, dueDate, datedBeforeVoucher, ruleOverride } = voucher
  return (
    <div className={layout.small}>
      <Day at={date} />
      {dueDate !== null && ` · ${t('due', { date: formatDate(dueDate) })}`}
      {isReversed && ` · ${t('reversed')}`}
      {datedBeforeVoucher && ` · ${tCases('datedBefore')}`}
      {ruleOverride !== undefined && ` · ${t('ruleOverridden', { reason: ruleOverride.reason })}`}
    </div>
  )
}

function VoucherRow(props: { voucher: Voucher; data: CaseData; onOpen: OpenPanel }): ReactNode {
  const tCases = casesText.useText()
  const tWords = wordsText.useText()
  const t = casePageText.useText()
  const { voucher, data } = props
  const { caseVoucherId, category, direction, amount, outstanding, referenceId } = voucher
  const isReversed = data.vouchers.some(({ reversesCaseVoucherId }) => reversesCaseVoucherId === caseVoucherId)
  const isReversal = voucher.reversesCaseVoucherId !== null
  const dates = new Map(data.vouchers.map((voucher) => [voucher.caseVoucherId, voucher.date]))
  const payout = data.payouts.find((item) => item.caseVoucherId === caseVoucherId)
  const dispute = data.disputes.find((item) => item.caseVoucherId === caseVoucherId && item.state === 'OPEN')
  const payments = data.allocations.filter(({ debitVoucherId }) => debitVoucherId === caseVoucherId)
  return (
    <div className={classes.voucher} data-gone={isReversed}>
      <div>
        <b>{isReversal ? tCases('reversal') : (data.typeLabel(voucher.voucherTypeId) ?? tCases(category))}</b>{' '}
        {referenceId}
        <VoucherMarks voucher={voucher} isReversed={isReversed} />
        {dispute !== undefined && <DisputeMark dispute={dispute} />}
        {payout !== undefined && (
          <div className={layout.small}>
            <PayoutNote payout={payout} />
          </div>
        )}
        {payments.map((allocation) => (
          <div key={allocation.allocationId} className={layout.small}>
            {t('paidBy', {
              amount: formatAmount(allocation.amount),
              date: formatDate(dates.get(allocation.creditVoucherId) ?? allocation.createdAt),
            })}
          </div>
        ))}
      </div>
      <div className={layout.alignRight}>
        <Money minor={direction === 'credit' ? -amount : amount} />
        {outstanding !== null && (
          <div className={layout.small}>
            {tWords('outstanding')} {formatAmount(outstanding)}
          </div>
        )}
      </div>
      {isReversed || isReversal ? (
        <span />
      ) : (
        <VoucherMenu name={referenceId ?? tCases(category)} voucher={voucher} dispute={dispute} onOpen={props.onOpen} />
      )}
    </div>
  )
}

/** That a voucher is disputed, and when the debtor must have an answer. */
function DisputeMark({ dispute }: { dispute: Dispute }): ReactNode {
  const t = disputesText.useText()
  const isLate = isOverdue(dispute, tenantNow())
  return (
    <div>
      <StatusDot
        tone={isLate ? 'danger' : 'waiting'}
        label={t(isLate ? 'answerOverdue' : 'answerBy', { date: formatDate(dispute.dueAt) })}
      />
    </div>
  )
}

function VoucherMenu(props: {
  name: string
  voucher: Voucher
  dispute: Dispute | undefined
  onOpen: OpenPanel
}): ReactNode {
  const { name, voucher, dispute, onOpen } = props
  const may = useMay()
  const offered = panelsFor(voucher, dispute, may)
  if (offered.length === 0) return <span />
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          className="no-print"
          aria-label={`${uiText.t('moreActions')}: ${name}`}
        >
          <IconDotsVertical size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map((panel) => (
          <Menu.Item key={panel.name} onClick={() => onOpen(panel, voucher.caseVoucherId)}>
            {panel.title()}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** What can be done with a voucher: allocate a credit, reverse it, dispute a debit, or decide its dispute. */
function panelsFor(voucher: Voucher, dispute: Dispute | undefined, may: ReturnType<typeof useMay>): readonly Panel[] {
  const disputing = dispute === undefined ? disputePanel : decidePanel
  const canBeDisputed = dispute !== undefined || (voucher.outstanding ?? 0) > 0
  return [
    ...(may('write:case-vouchers') && (voucher.unallocated ?? 0) > 0 ? [allocatePanel] : []),
    ...(may('write:disputes') && canBeDisputed ? [disputing] : []),
    ...(may('write:case-vouchers') ? [reversePanel] : []),
  ]
}
