import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useRead } from '../../../api/query.ts'
import { actorName } from '../../../text/actor-name.ts'
import { wordsText } from '../../../text/words.text.ts'
import layout from '../../../ui/layout.module.css'
import classes from '../cases.module.css'
import { casesText } from '../cases.text.ts'
import { endReasonName } from '../standard.text.ts'
import type { CaseData, Change } from '../use-case.ts'
import { timelineText } from './timeline.text.ts'

/** A change of the case itself: its status, a merge, or who is responsible. */
export function CaseChange({ change, data }: { change: Change; data: CaseData }): ReactNode {
  const { otherCaseId, actor } = change
  return (
    <div className={classes.line}>
      <b>
        <ChangeName change={change} />
      </b>
      {otherCaseId !== null && <OtherCase caseId={otherCaseId} data={data} />}
      <span className={layout.small}>{actorName(actor)}</span>
    </div>
  )
}

function ChangeName({ change }: { change: Change }): ReactNode {
  const t = timelineText.useText()
  const tCases = casesText.useText()
  const reason = useEndReason(change.endReasonId)
  const { kind, status, responsibleName } = change
  switch (kind) {
    case 'status-changed':
      return t('statusChanged', { status: status === null ? '' : tCases(status) })
    case 'ended':
      return reason === undefined ? tCases('ENDED') : t('endedAs', { reason })
    case 'end-reason-changed':
      return t('endReasonChanged', { reason: reason ?? '' })
    case 'responsible-changed':
      return responsibleName === null ? t('nobodyResponsible') : t('responsible', { name: responsibleName })
    default:
      return t(kind)
  }
}

function useEndReason(endReasonId: string | null): string | undefined {
  const { data } = useRead(
    client.endReasons.list,
    { pageSize: 500 },
    { staleTime: 300_000, enabled: endReasonId !== null },
  )
  const reason = data?.items.find((item) => item.endReasonId === endReasonId)
  return reason === undefined ? undefined : endReasonName(reason)
}

function OtherCase({ caseId, data: { customer } }: { caseId: string; data: CaseData }): ReactNode {
  const t = wordsText.useText()
  const number = customer?.cases.find((other) => other.caseId === caseId)?.id
  return <Link to={`/cases/${number ?? caseId}`}>{t('caseNumber', { number: number ?? '…' })}</Link>
}
