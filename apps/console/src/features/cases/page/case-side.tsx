import { ActionIcon, Button, CopyButton, Menu, UnstyledButton } from '@mantine/core'
import { IconAlertCircle, IconDotsVertical, IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useRead } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { formatAmount, formatDate } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import layout from '../../../ui/layout.module.css'
import { Money } from '../../../ui/money.tsx'
import { ShortId } from '../../../ui/short-id.tsx'
import { StatusDot } from '../../../ui/status-dot.tsx'
import { uiText } from '../../../ui/ui.text.ts'
import { Day } from '../../../ui/when.tsx'
import { type Dispute, disputesText, isOverdue } from '../../disputes/index.ts'
import { PayoutNote } from '../../payouts/index.ts'
import { CaseStatusDot } from '../case-status.tsx'
import classes from '../cases.module.css'
import { casesText } from '../cases.text.ts'
import { PersonRestrictions } from '../contact/person-restrictions.tsx'
import { allocatePanel } from '../panels/allocate/allocate-panel.ts'
import { decidePanel } from '../panels/dispute/decide-panel.ts'
import { disputePanel } from '../panels/dispute/dispute-panel.ts'
import type { OpenPanel, Panel } from '../panels/panel.ts'
import { dialable } from '../panels/phone-number.ts'
import { reversePanel } from '../panels/reverse/reverse-panel.ts'
import { tagsPanel } from '../panels/tags/tags-panel.ts'
import { tagsText } from '../panels/tags/tags.text.ts'
import { relationName } from '../standard.text.ts'
import type { CaseData, Voucher } from '../use-case.ts'
import { Balance } from './case-balance.tsx'
import { CaseLetters } from './case-letters.tsx'
import { casePageText } from './case-page.text.ts'
import { RulePackChoice } from './rule-pack-choice.tsx'

/** The column next to the timeline: balance, vouchers, letters, people and other cases. */
export function CaseSide({ data, onOpen }: { data: CaseData; onOpen: OpenPanel }): ReactNode {
  return (
    <>
      <Warnings data={data} onOpen={onOpen} />
      <Balance data={data} />
      <Vouchers data={data} onOpen={onOpen} />
      <CaseLetters caseId={data.record.id} />
      <People data={data} />
      <OtherCases data={data} />
      <Facts data={data} onOpen={onOpen} />
    </>
  )
}

function unallocatedOf({ vouchers }: CaseData): number {
  return vouchers.reduce((sum, { unallocated }) => sum + (unallocated ?? 0), 0)
}

function Warnings({ data, onOpen }: { data: CaseData; onOpen: OpenPanel }): ReactNode {
  const t = casePageText.useText()
  const may = useMay()
  const unallocated = unallocatedOf(data)
  const open = (data.customer?.cases ?? []).filter(
    ({ caseId, status }) => caseId !== data.record.id && status !== 'ENDED',
  ).length
  return (
    <>
      {unallocated > 0 && (
        <p className={classes.warning}>
          <IconAlertCircle size={18} aria-hidden />
          <span>{t('warnUnallocated', { amount: `${formatAmount(unallocated)} ${data.record.currency}` })}</span>
          {may('write:case-vouchers') && (
            <Button size="compact-xs" variant="default" className="no-print" onClick={() => onOpen(allocatePanel)}>
              {allocatePanel.title()}
            </Button>
          )}
        </p>
      )}
      {open > 0 && (
        <p className={classes.warning}>
          <IconAlertCircle size={18} aria-hidden />
          <span>{t('warnOpen', { count: open })}</span>
        </p>
      )}
    </>
  )
}

function Vouchers({ data, onOpen }: { data: CaseData; onOpen: OpenPanel }): ReactNode {
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
  const isLate = isOverdue(dispute, new Date())
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

function People({ data: { customer } }: { data: CaseData }): ReactNode {
  const t = wordsText.useText()
  return (
    <section className={classes.block}>
      <h2>{t('people')}</h2>
      {(customer?.users ?? []).map(
        ({ userId, customerId, relation, contact, details: { name, email, phone, address } }) => (
          <div key={userId} className={classes.person}>
            <b>{name}</b> <span className={layout.small}>{relationName(relation)}</span>{' '}
            <PersonRestrictions customerId={customerId} userId={userId} contact={contact} />
            <div className={layout.small}>
              {email && <a href={`mailto:${email}`}>{email}</a>}
              {email && phone && ' · '}
              {phone && <a href={`tel:${dialable(phone)}`}>{`+${phone.locale} ${phone.number}`}</a>}
            </div>
            {address && (
              <div className={layout.small}>
                {[address.address, address.zipcode, address.city].filter(Boolean).join(', ')}
              </div>
            )}
          </div>
        ),
      )}
    </section>
  )
}

function OtherCases({ data: { record, customer } }: { data: CaseData }): ReactNode {
  const tWords = wordsText.useText()
  const t = casePageText.useText()
  const others = (customer?.cases ?? []).filter(({ caseId }) => caseId !== record.id)
  return (
    <section className={classes.block}>
      <h2>{t('otherCases')}</h2>
      {others.length === 0 && <span className={layout.quiet}>{t('noOther')}</span>}
      {others.map(({ caseId, id, status }) => (
        <div key={caseId} className={classes.person}>
          <Link to={`/cases/${id}`}>{tWords('caseNumber', { number: id })}</Link> <CaseStatusDot status={status} />
        </div>
      ))}
    </section>
  )
}

/** The references that banks read by machine; copied on click, for a debtor on the phone or in a message. */
function PaymentReferences({ caseId }: { caseId: string }): ReactNode {
  const t = casePageText.useText()
  const tWords = wordsText.useText()
  const { data } = useRead(client.paymentReferences.list, { caseId }, { staleTime: 300_000 })
  if (data === undefined) return null
  return (
    <>
      <dt>{t('paymentReferences')}</dt>
      <dd>
        {data.references.map(({ kind, printed }) => (
          <CopyButton key={kind} value={printed}>
            {({ copied, copy }) => (
              <UnstyledButton className={classes.code} onClick={copy} aria-label={`${tWords('copy')} ${printed}`}>
                {copied ? tWords('copied') : printed}
              </UnstyledButton>
            )}
          </CopyButton>
        ))}
      </dd>
    </>
  )
}

function Facts({ data, onOpen }: { data: CaseData; onOpen: OpenPanel }): ReactNode {
  const { record, customer } = data
  const t = casePageText.useText()
  const tWords = wordsText.useText()
  const tTags = tagsText.useText()
  const may = useMay()
  const properties = Object.entries(record.properties)
  return (
    <section className={classes.block}>
      <h2>{tWords('details')}</h2>
      <dl className={classes.facts}>
        <dt>{tWords('reference')}</dt>
        <dd>{customer?.referenceId}</dd>
        <PaymentReferences caseId={record.id} />
        <dt>{tWords('rulePack')}</dt>
        <dd>
          <RulePackChoice data={data} />
        </dd>
        <dt>{tTags('tags')}</dt>
        <dd className={classes.tags}>
          {record.tags.length === 0 && <span className={layout.quiet}>{tWords('none')}</span>}
          {record.tags.map((tag) => (
            <span key={tag} className={classes.badge}>
              {tag}
            </span>
          ))}
          {may('write:cases') && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              className="no-print"
              aria-label={tagsPanel.title()}
              onClick={() => onOpen(tagsPanel)}
            >
              <IconPencil size={14} />
            </ActionIcon>
          )}
        </dd>
        {properties.map(([handle, value]) => [
          <dt key={handle}>{handle}</dt>,
          <dd key={`${handle} value`}>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>,
        ])}
        <dt className="no-print">{t('ids')}</dt>
        <dd className="no-print">
          <ShortId id={record.id} />
        </dd>
      </dl>
    </section>
  )
}
