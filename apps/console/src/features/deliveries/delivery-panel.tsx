import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { useRead, useWrite } from '../../api/query.ts'
import { useMay } from '../../api/session.ts'
import { useFormat } from '../../text/format.ts'
import { wordsText } from '../../text/words.text.ts'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { type Fact, Facts } from '../../ui/facts.tsx'
import layout from '../../ui/layout.module.css'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { NoteHtml } from '../cases/index.ts'
import { FileList } from '../files/index.ts'
import { deliveriesText } from './deliveries.text.ts'
import { type Delivery, DeliveryStatus } from './delivery-status.tsx'

/** One message: whom it is for, what became of it, its text, and how to send it again. */
export function DeliveryPanel(props: { interactionId: string; onShow: (interactionId: string) => void }): ReactNode {
  const { interactionId } = props
  const may = useMay()
  const { data, error, refetch } = useRead(client.deliveries.get, { interactionId })
  const { data: message } = useRead(client.interactions.get, { interactionId }, { enabled: may('read:interactions') })
  if (error !== null) return <ProblemNotice error={error} retry={() => void refetch()} />
  if (data === undefined) return <div aria-busy />
  return (
    <div className={layout.stack}>
      <Proof delivery={data} />
      <Actions delivery={data} onShow={props.onShow} />
      {message !== undefined && message.notes !== '' && (
        <div className={`${layout.textBox ?? ''} ${layout.richText ?? ''}`}>
          <NoteHtml html={message.notes} />
        </div>
      )}
      {message !== undefined && <FileList files={message.files} />}
    </div>
  )
}

function Proof({ delivery }: { delivery: Delivery }): ReactNode {
  const t = deliveriesText.useText()
  const tWords = wordsText.useText()
  const { moment } = useFormat()
  const { caseId, caseNumber, channel, recipient, subject, state, reason, letterNumber } = delivery
  const at = (time: string | null): string | null => (time === null ? null : moment(time))
  const facts: readonly Fact[] = [
    [tWords('status'), <DeliveryStatus key="state" state={state} />],
    [tWords('justification'), reason],
    [tWords('to'), recipient],
    [tWords('channel'), t(channel)],
    [tWords('subject'), subject],
    [
      tWords('case'),
      caseId === null ? null : (
        <Link key="case" to={`/cases/${caseId}`}>
          {caseNumber ?? ''}
        </Link>
      ),
    ],
    [t('heldUntil'), state === 'QUEUED' ? at(delivery.sendAfter) : null],
    [tWords('sent'), at(delivery.sentAt)],
    [t('reported'), at(delivery.reportedAt)],
    [t('letterNumber'), letterNumber],
  ]
  return <Facts label={t('proof')} facts={facts} />
}

function Actions({ delivery, onShow }: { delivery: Delivery; onShow: (interactionId: string) => void }): ReactNode {
  const t = deliveriesText.useText()
  const mayWrite = useMay()('write:deliveries')
  const { interactionId, state, channel, retriedAs } = delivery
  const isBack = state === 'FAILED' || state === 'RETURNED'
  if (retriedAs !== null) {
    return (
      <Button variant="default" onClick={() => onShow(retriedAs)}>
        {t('retriedAs')}
      </Button>
    )
  }
  if (isBack && channel === 'LETTER') return <p className={layout.quietText}>{t('letterAnew')}</p>
  if (!mayWrite) return null
  if (isBack) return <Retry interactionId={interactionId} onShow={onShow} />
  return state === 'SENT' || state === 'DELIVERED' ? <ReportReturned interactionId={interactionId} /> : null
}

function Retry({ interactionId, onShow }: { interactionId: string; onShow: (id: string) => void }): ReactNode {
  const t = deliveriesText.useText()
  const retry = useWrite(client.deliveries.retry, {
    onDone: ({ data: sent }) => {
      notifications.show({ message: t('retried') })
      onShow(sent.interactionId)
    },
  })
  return (
    <>
      <ConfirmButton
        label={t('retry')}
        question={t('retryQuestion')}
        isPending={retry.isPending}
        onConfirm={() => retry.mutate({ input: { interactionId } })}
      />
      {retry.isError && <ProblemNotice error={retry.error} />}
    </>
  )
}

function ReportReturned({ interactionId }: { interactionId: string }): ReactNode {
  const t = deliveriesText.useText()
  const report = useWrite(client.deliveries.report)
  return (
    <>
      <ConfirmButton
        label={t('reportReturned')}
        question={t('reportQuestion')}
        isPending={report.isPending}
        onConfirm={() => report.mutate({ input: { interactionId, body: { state: 'RETURNED' } } })}
      />
      {report.isError && <ProblemNotice error={report.error} />}
    </>
  )
}
