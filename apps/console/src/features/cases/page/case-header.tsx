import { Button } from '@mantine/core'
import { IconCash, IconCheck, IconReceipt, IconRotate } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useRead } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { formatAmount, formatDate, plainDate } from '../../../text/format.ts'
import { formatPlainDate } from '../../../text/plain-date.ts'
import { wordsText } from '../../../text/words.text.ts'
import layout from '../../../ui/layout.module.css'
import { Money } from '../../../ui/money.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { StatusDot } from '../../../ui/status-dot.tsx'
import { courtClaimsText, followers, isPastDeadline, toneOf } from '../../court-claims/index.ts'
import { disputesText, isOverdue } from '../../disputes/index.ts'
import { planLine } from '../../payment-plans/index.ts'
import { CaseStatusDot } from '../case-status.tsx'
import { owedSince, waitingFor } from '../case.rules.ts'
import classes from '../cases.module.css'
import { casesText } from '../cases.text.ts'
import { CaseReach } from '../contact/case-reach.tsx'
import { endPanel } from '../panels/end/end-panel.ts'
import type { OpenPanel } from '../panels/panel.ts'
import { pausePanel } from '../panels/pause/pause-panel.ts'
import { paymentPanel } from '../panels/payment/payment-panel.ts'
import { planPanel } from '../panels/plan/plan-panel.ts'
import { useOpenPlan } from '../panels/plan/use-open-plan.ts'
import { voucherPanel } from '../panels/voucher/voucher-panel.ts'
import { workflowPanel } from '../panels/workflow/workflow-panel.ts'
import { endReasonName, updateName } from '../standard.text.ts'
import { useCaseChange } from '../use-case-change.tsx'
import type { CaseData } from '../use-case.ts'
import { CaseOthers } from './case-others.tsx'
import { casePageText } from './case-page.text.ts'
import { LimitationMark } from './limitation-mark.tsx'
import { PauseButton } from './pause-button.tsx'
import { tenantNow } from '../../../text/tenant-time.ts'

/** The essentials first: who owes what to whom since when, and what happens next. */
export function CaseHeader({ data, onOpen }: { data: CaseData; onOpen: OpenPanel }): ReactNode {
  const t = casePageText.useText()
  const { record } = data
  const since = owedSince(data.vouchers)
  return (
    <div className={classes.head}>
      <p className={classes.sentence}>
        <span>
          {t('owes', { debtor: record.debtorName, creditor: record.ultimateCreditorName ?? record.creditorName })}
        </span>
        <Money minor={record.outstanding + record.accruedInterest} currency={record.currency} />
        {since !== undefined && <small>{t('since', { date: formatDate(since) })}</small>}
      </p>
      <div className={classes.nextLine}>
        <CaseStatusDot status={record.status} />
        <NextStep data={data} onOpen={onOpen} />
        <PlanNote caseId={record.id} onOpen={onOpen} />
        {record.ultimateCreditorName !== null && <span>{t('forCreditor', { name: record.creditorName })}</span>}
        <Disputed data={data} />
        <InCourt data={data} />
        <LimitationMark caseId={record.id} />
        <CaseOthers caseId={record.id} />
      </div>
      <CaseReach caseId={record.id} onOpen={onOpen} />
      <CaseActions data={data} onOpen={onOpen} />
    </div>
  )
}

/** How much of the case is disputed, and when the first answer is due. */
function Disputed({ data: { record, disputes } }: { data: CaseData }): ReactNode {
  const t = disputesText.useText()
  const open = disputes.filter(({ state }) => state === 'OPEN').sort((a, b) => a.dueAt.localeCompare(b.dueAt))
  const [first] = open
  const { data: balance } = useRead(client.cases.getBalance, { caseId: record.id }, { enabled: first !== undefined })
  if (first === undefined || balance === undefined) return null
  const isLate = isOverdue(first, tenantNow())
  const amount = `${formatAmount(balance.disputedAmount)} ${record.currency}`
  return (
    <StatusDot
      tone={isLate ? 'danger' : 'waiting'}
      label={t(isLate ? 'headerOverdue' : 'headerMark', { amount, date: formatDate(first.dueAt) })}
    />
  )
}

/** The open court claim, and until when the debtor can object. */
function InCourt({ data: { courtClaims } }: { data: CaseData }): ReactNode {
  const t = courtClaimsText.useText()
  const today = plainDate(tenantNow())
  const claim = courtClaims.find(({ state }) => followers[state].length > 0)
  if (claim === undefined) return null
  const { state, objectionDeadline } = claim
  const name = isPastDeadline(claim, today) ? 'headerPast' : 'headerServed'
  const label =
    state === 'SERVED' && objectionDeadline !== null
      ? t(name, { date: formatDate(objectionDeadline) })
      : t('entry', { state: t(state).toLocaleLowerCase() })
  return <StatusDot tone={toneOf(claim, today)} label={label} />
}

/** The plan of the case with its next instalment; opens the panel. */
function PlanNote({ caseId, onOpen }: { caseId: string; onOpen: OpenPanel }): ReactNode {
  const { plan } = useOpenPlan(caseId)
  const line = plan && planLine(plan)
  if (line === undefined) return null
  return (
    <Button variant="transparent" size="compact-sm" onClick={() => onOpen(planPanel)}>
      {line}
    </Button>
  )
}

function NextStep({ data, onOpen }: { data: CaseData; onOpen: OpenPanel }): ReactNode {
  const { record, updates, customer } = data
  const t = casePageText.useText()
  const update = waitingFor(updates, tenantNow())
  if (record.mergedIntoCaseId !== null) {
    const into = customer?.cases.find(({ caseId }) => caseId === record.mergedIntoCaseId)
    return (
      <Link to={`/cases/${into?.id ?? record.mergedIntoCaseId}`}>{t('mergedInto', { number: into?.id ?? '…' })}</Link>
    )
  }
  if (record.status === 'ENDED') return <Ended record={record} />
  if (update !== undefined) {
    return (
      <span className={layout.waiting}>
        {t('nextPaused', { date: formatDate(update.remindedAt), label: updateName(update.label) })}
      </span>
    )
  }
  if (record.status === 'PENDING') return <span>{t('nextVerify')}</span>
  // A pause may be among the updates that are still being read.
  if (!data.isComplete) return <UnknownYet />
  return <NextOfWorkflow caseId={record.id} onOpen={onOpen} />
}

/** The place of the next step until it is known: "none" would be wrong for most cases. */
function UnknownYet(): ReactNode {
  return <span aria-hidden>…</span>
}

/** What the workflow does next, and when; opens the panel that says why. */
function NextOfWorkflow({ caseId, onOpen }: { caseId: string; onOpen: OpenPanel }): ReactNode {
  const t = casePageText.useText()
  const { data: workflow, isPending } = useRead(client.caseWorkflows.get, { caseId })
  const [next] = workflow?.upcoming ?? []
  if (isPending) return <UnknownYet />
  if (workflow === undefined || (next === undefined && workflow.outlook !== 'HELD')) return <span>{t('nextNone')}</span>
  return (
    <Button variant="transparent" size="compact-sm" onClick={() => onOpen(workflowPanel)}>
      {next === undefined
        ? t('nextHeld', { reason: workflow.heldReason ?? '' })
        : t('nextStep', { step: next.label ?? next.stepId, date: formatPlainDate(next.on) })}
    </Button>
  )
}

function Ended({ record: { endReasonId, endReason, endOverride } }: { record: CaseData['record'] }): ReactNode {
  const t = casePageText.useText()
  const { data } = useRead(client.endReasons.list, { pageSize: 500 }, { staleTime: 300_000 })
  const reason = data?.items.find((item) => item.endReasonId === endReasonId)
  return (
    <span>
      {t('ended', { reason: reason === undefined ? (endReason ?? '') : endReasonName(reason) })}
      {endOverride !== null && <> · {t('endedOverride', { reason: endOverride.reason, name: endOverride.by.name })}</>}
    </span>
  )
}

function CaseActions({ data, onOpen }: { data: CaseData; onOpen: OpenPanel }): ReactNode {
  const t = casePageText.useText()
  const may = useMay()
  const { status, mergedIntoCaseId } = data.record
  const mayChange = may('write:cases')
  return (
    <div className={`${classes.actions ?? ''} no-print`}>
      {paymentPanel.isOffered(data, may) && (
        <Button leftSection={<IconCash size={16} />} onClick={() => onOpen(paymentPanel)}>
          {paymentPanel.title()}
        </Button>
      )}
      {voucherPanel.isOffered(data, may) && (
        <Button variant="default" leftSection={<IconReceipt size={16} />} onClick={() => onOpen(voucherPanel)}>
          {voucherPanel.title()}
        </Button>
      )}
      {mayChange && status === 'PENDING' && (
        <ToCollection data={data} label={t('verify')} icon={<IconCheck size={16} />} />
      )}
      {pausePanel.isOffered(data, may) && <PauseButton data={data} onOpen={onOpen} />}
      {endPanel.isOffered(data, may) && (
        <Button variant="default" onClick={() => onOpen(endPanel)}>
          {endPanel.title()}
        </Button>
      )}
      {mayChange && status === 'ENDED' && mergedIntoCaseId === null && (
        <ToCollection data={data} label={t('reopen')} icon={<IconRotate size={16} />} />
      )}
    </div>
  )
}

function ToCollection({ data, label, icon }: { data: CaseData; label: string; icon: ReactNode }): ReactNode {
  const t = casesText.useText()
  const tWords = wordsText.useText()
  const { change, isPending, error, dialog } = useCaseChange(data, {
    differences: (now) => [{ label: tWords('status'), yours: t('VERIFIED'), theirs: t(now.status) }],
  })
  return (
    <>
      <Button variant="default" leftSection={icon} loading={isPending} onClick={() => change({ status: 'VERIFIED' })}>
        {label}
      </Button>
      {error !== null && <ProblemNotice error={error} />}
      {dialog}
    </>
  )
}
