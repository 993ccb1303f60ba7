import { Button } from '@mantine/core'
import { IconCash, IconCheck, IconPlayerPause, IconPlayerPlay, IconReceipt, IconRotate } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { useWrite } from '../../api/query.ts'
import { useMay } from '../../app/session.ts'
import { formatDate, formatWhen } from '../../text/format.ts'
import { Money } from '../../ui/money.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { CaseStatusDot } from './case-status.tsx'
import { owedSince, waitingFor } from './case.rules.ts'
import type { PanelName } from './cases.routes.ts'
import { casesText } from './cases.text.ts'
import classes from './cases.module.css'
import { debtorNameOf } from './debtor-name.tsx'
import type { CaseData } from './use-case.ts'

/** The answer first: who owes what to whom since when, and what happens next. */
export function CaseHeader({ data, onOpen }: { data: CaseData; onOpen: (panel: PanelName) => void }): ReactNode {
  const t = casesText.useText()
  const { one, creditor, customer } = data
  const since = owedSince(data.vouchers)
  const debtor = customer === undefined ? '…' : debtorNameOf(customer)
  return (
    <div className={classes.head}>
      <p className={classes.sentence}>
        <span>{t('owes', { debtor, creditor: data.ultimateCreditor ?? creditor?.name ?? '…' })}</span>
        <Money minor={one.outstanding} currency={one.currency} />
        {since !== undefined && <small>{t('since', { date: formatDate(since) })}</small>}
      </p>
      <div className={classes.nextLine}>
        <CaseStatusDot status={one.status} />
        <NextStep data={data} />
        {data.ultimateCreditor !== undefined && <span>{t('forCreditor', { name: creditor?.name ?? '' })}</span>}
      </div>
      <CaseActions data={data} onOpen={onOpen} />
    </div>
  )
}

function NextStep({ data: { one, updates } }: { data: CaseData }): ReactNode {
  const t = casesText.useText()
  const update = waitingFor(updates, new Date())
  if (one.status === 'ENDED') return <span>{t('ended', { reason: one.endReason ?? '' })}</span>
  if (update !== undefined) {
    return (
      <span className={classes.waiting}>
        {t('nextPaused', { label: update.label })}, {t('nextReminds', { when: formatWhen(update.remindedAt) })}
      </span>
    )
  }
  return <span>{t(one.status === 'PENDING' ? 'nextVerify' : 'nextNone')}</span>
}

function CaseActions({ data, onOpen }: { data: CaseData; onOpen: (panel: PanelName) => void }): ReactNode {
  const t = casesText.useText()
  const may = useMay()
  const { one, etag } = data
  const change = useWrite(client.cases.patch)
  const toCollection = (): void => {
    change.mutate({ input: { caseId: one.id, body: { status: 'VERIFIED' } }, options: { ifMatch: etag } })
  }
  const mayChange = may('write:cases')
  return (
    <>
      <div className={`${classes.actions ?? ''} no-print`}>
        {may('write:case-vouchers') && (
          <>
            <Button leftSection={<IconCash size={16} />} onClick={() => onOpen('payment')}>
              {t('payment')}
            </Button>
            <Button variant="default" leftSection={<IconReceipt size={16} />} onClick={() => onOpen('voucher')}>
              {t('voucher')}
            </Button>
          </>
        )}
        {mayChange && one.status === 'PENDING' && (
          <Button
            variant="default"
            leftSection={<IconCheck size={16} />}
            loading={change.isPending}
            onClick={toCollection}
          >
            {t('verify')}
          </Button>
        )}
        {may('write:updates') && one.status !== 'ENDED' && <PauseButton data={data} onOpen={onOpen} />}
        {mayChange && one.status !== 'ENDED' && (
          <Button variant="default" onClick={() => onOpen('end')}>
            {t('end')}
          </Button>
        )}
        {mayChange && one.status === 'ENDED' && (
          <Button
            variant="default"
            leftSection={<IconRotate size={16} />}
            loading={change.isPending}
            onClick={toCollection}
          >
            {t('reopen')}
          </Button>
        )}
      </div>
      {change.isError && <ProblemNotice error={change.error} />}
    </>
  )
}

function PauseButton({ data, onOpen }: { data: CaseData; onOpen: (panel: PanelName) => void }): ReactNode {
  const t = casesText.useText()
  const update = waitingFor(data.updates, new Date())
  const carryOn = useWrite(client.updates.patch)
  if (update === undefined) {
    return (
      <Button variant="default" leftSection={<IconPlayerPause size={16} />} onClick={() => onOpen('pause')}>
        {t('pause')}
      </Button>
    )
  }
  return (
    <Button
      variant="default"
      leftSection={<IconPlayerPlay size={16} />}
      loading={carryOn.isPending}
      onClick={() => {
        carryOn.mutate({ input: { updateId: update.updateId, body: { continuedAt: new Date().toISOString() } } })
      }}
    >
      {t('continue')}
    </Button>
  )
}
