import { SegmentedControl, Skeleton } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { actorName } from '../../../text/actor-name.ts'
import { formatAmount, formatDate, formatMoment, formatTime } from '../../../text/format.ts'
import { tenantNow } from '../../../text/tenant-time.ts'
import { wordsText } from '../../../text/words.text.ts'
import layout from '../../../ui/layout.module.css'
import { Money } from '../../../ui/money.tsx'
import { type CourtClaimChange, courtClaimsText } from '../../court-claims/index.ts'
import { type Dispute, disputesText } from '../../disputes/index.ts'
import { PayoutNote } from '../../payouts/index.ts'
import { type TimelineEntry, timelineOf } from '../case.rules.ts'
import classes from '../cases.module.css'
import { casesText } from '../cases.text.ts'
import { updateName } from '../standard.text.ts'
import type { CaseData, Update, Voucher } from '../use-case.ts'
import { CaseChange } from './case-change.tsx'
import { dayHeading } from './day.rules.ts'
import { MessageEntry } from './message-entry.tsx'
import { timelineText } from './timeline.text.ts'

export type Shown = 'messages' | 'money' | 'steps' | undefined

/** Everything that happened on the case, newest last, with filters. */
export function CaseTimeline({
  data,
  show,
  onShow,
}: {
  data: CaseData
  show: Shown
  onShow: (show: Shown) => void
}): ReactNode {
  const t = timelineText.useText()
  const tWords = wordsText.useText()
  const entries = timelineOf(data).filter(({ kind }) => show === undefined || kind === show)
  const stream = useRef<HTMLOListElement>(null)
  useEffect(() => {
    // If the whole page scrolls, as on a phone, leave its position alone.
    stream.current?.scrollTo({ top: stream.current.scrollHeight })
  }, [entries.length, data.isComplete])
  return (
    <>
      <div className={classes.bar}>
        <h2 id="timeline">{t('timeline')}</h2>
        <SegmentedControl
          className="no-print"
          size="xs"
          aria-label={tWords('show')}
          value={show ?? ''}
          onChange={(value) => onShow(value === '' ? undefined : value)}
          data={[
            { value: '', label: tWords('all') },
            ...(['messages', 'money', 'steps'] as const).map((value) => ({ value, label: t(value) })),
          ]}
        />
      </div>
      <ol ref={stream} className={classes.stream} aria-labelledby="timeline" tabIndex={0}>
        {entries.length === 0 && !data.isComplete && (
          <li>
            <Skeleton height={160} />
          </li>
        )}
        {entries.length === 0 && data.isComplete && <li className={layout.quiet}>{t('nothingYet')}</li>}
        {daysOf(entries).map(({ entry, heading }) => (
          <li key={entry.id} className={classes.entry}>
            {heading !== undefined && <h3 className={classes.day}>{heading}</h3>}
            <time className={classes.time} dateTime={entry.at} title={formatMoment(entry.at)}>
              {formatTime(entry.at)}
            </time>
            <div>
              <Entry entry={entry} data={data} />
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

/** The entries, of which the first of each day has a heading. */
function daysOf(entries: readonly TimelineEntry[]): { entry: TimelineEntry; heading: string | undefined }[] {
  const now = tenantNow()
  const headings = entries.map(({ at }) => dayHeading(at, now))
  return entries.map((entry, index) => {
    const heading = headings[index]
    return { entry, heading: heading === headings[index - 1] ? undefined : heading }
  })
}

function Entry({ entry, data }: { entry: TimelineEntry; data: CaseData }): ReactNode {
  if (entry.kind === 'messages') return <MessageEntry interaction={entry.interaction} />
  if (entry.kind === 'money') return <MoneyEntry voucher={entry.voucher} data={data} />
  if ('change' in entry) return <CaseChange change={entry.change} data={data} />
  if ('dispute' in entry) return <DisputeEntry dispute={entry.dispute} />
  if ('courtChange' in entry) return <CourtEntry change={entry.courtChange} />
  return <UpdateEntry update={entry.update} isEnd={entry.isEnd} />
}

function UpdateEntry({ update, isEnd }: { update: Update; isEnd: boolean }): ReactNode {
  const t = timelineText.useText()
  const by = isEnd ? update.continuedBy : update.createdBy
  return (
    <>
      <div className={classes.line}>
        <b>{isEnd ? `${t('continued')}: ${updateName(update.label)}` : updateName(update.label)}</b>
        <span className={layout.small}>{by && actorName(by)}</span>
      </div>
      {!isEnd && update.update !== '' && (
        <div className={`${layout.richText ?? ''} ${classes.words ?? ''}`}>{update.update}</div>
      )}
    </>
  )
}

function CourtEntry({ change: { state, date, note, at, by } }: { change: CourtClaimChange }): ReactNode {
  const t = courtClaimsText.useText()
  const tTimeline = timelineText.useText()
  return (
    <>
      <div className={classes.line}>
        <b>{t('entry', { state: t(state).toLocaleLowerCase() })}</b>
        {formatDate(date) !== formatDate(at) && (
          <span className={layout.small}>{tTimeline('dated', { date: formatDate(date) })}</span>
        )}
        <span className={layout.small}>{actorName(by)}</span>
      </div>
      {note !== null && <div className={`${layout.richText ?? ''} ${classes.words ?? ''}`}>{note}</div>}
    </>
  )
}

function DisputeEntry({ dispute }: { dispute: Dispute }): ReactNode {
  const t = disputesText.useText()
  const { state, referenceId, creditedAmount, currency, answer, closedBy } = dispute
  return (
    <>
      <div className={classes.line}>
        <b>{t('closed', { state: t(state).toLocaleLowerCase() })}</b>
        {referenceId !== null && <span>{referenceId}</span>}
        {creditedAmount > 0 && <span>{t('credited', { amount: `${formatAmount(creditedAmount)} ${currency}` })}</span>}
        <span className={layout.small}>{closedBy?.name}</span>
      </div>
      {answer !== null && <div className={`${layout.richText ?? ''} ${classes.words ?? ''}`}>{answer}</div>}
    </>
  )
}

function MoneyEntry({ voucher, data }: { voucher: Voucher; data: CaseData }): ReactNode {
  const t = casesText.useText()
  const tTimeline = timelineText.useText()
  const { voucherTypeId, category, amount, currency, direction, referenceId, text, createdBy, reversesCaseVoucherId } =
    voucher
  const payout = data.payouts.find(({ caseVoucherId }) => caseVoucherId === voucher.caseVoucherId)
  return (
    <div className={classes.line}>
      <b>{reversesCaseVoucherId === null ? (data.typeLabel(voucherTypeId) ?? t(category)) : t('reversal')}</b>
      {referenceId !== null && <span>{referenceId}</span>}
      {text !== null && <span className={layout.quiet}>{text}</span>}
      {formatDate(voucher.date) !== formatDate(voucher.createdAt) && (
        <span className={layout.small}>{tTimeline('dated', { date: formatDate(voucher.date) })}</span>
      )}
      {voucher.datedBeforeVoucher && <span className={layout.small}>{t('datedBefore')}</span>}
      {payout !== undefined && (
        <span>
          <PayoutNote payout={payout} />
        </span>
      )}
      <span className={layout.small}>{actorName(createdBy)}</span>
      <span className={layout.pushRight}>
        <Money minor={direction === 'credit' ? -amount : amount} currency={currency} />
      </span>
    </div>
  )
}
