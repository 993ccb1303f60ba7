import { Button, Skeleton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { useRead, useWrite } from '../../api/query.ts'
import { useMay, useSession } from '../../api/session.ts'
import { formatAmount, formatDate } from '../../text/format.ts'
import { wordsText } from '../../text/words.text.ts'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import layout from '../../ui/layout.module.css'
import { ObjectRequestsLink } from '../../ui/object-requests.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { PanelFooter } from '../../ui/side-panel.tsx'
import classes from './billings.module.css'
import { billingsText } from './billings.text.ts'
import { type Settlement, settlementName, SettlementState, SettlementTotals } from './settlements.tsx'

/** One settlement with its totals, and the actions on a draft. */
export function SettlementPanel({ billingId, onDone }: { billingId: string; onDone: () => void }): ReactNode {
  const t = billingsText.useText()
  const tWords = wordsText.useText()
  const { data, etag, error, refetch } = useRead(client.billing.list, { billingId })
  if (error !== null && data === undefined) return <ProblemNotice error={error} retry={() => void refetch()} />
  if (data === undefined) return <Skeleton height={280} />
  return (
    <div className={layout.stack}>
      <div className={layout.bar}>
        <h3>{settlementName(data)}</h3>
        <SettlementState state={data.state} />
      </div>
      <dl className={classes.facts}>
        <dt>{tWords('creditor')}</dt>
        <dd>
          <Link to={`/creditors/${data.creditorId}`}>{data.creditorName}</Link>
        </dd>
        <dt>{tWords('period')}</dt>
        <dd>
          {formatDate(data.from)} – {formatDate(data.to)}
        </dd>
      </dl>
      <SettlementTotals settlement={data} />
      <div className={`${classes.links ?? ''} no-print`}>
        <Link to={`/reports/settlements/${billingId}`}>{t('printable')}</Link>
        {data.payoutId !== null && (
          <Link to="/reports/payouts" search={{ state: 'ALL', open: data.payoutId }}>
            {t('seePayout')}
          </Link>
        )}
      </div>
      <SettlementDownloads billingId={billingId} />
      <ObjectRequestsLink objectId={billingId} />
      {data.state === 'DRAFT' && (
        <PanelFooter>
          <SettlementActions settlement={data} etag={etag} onDeleted={onDone} />
        </PanelFooter>
      )}
    </div>
  )
}

/** The settlement as a page to print, and its entries for a spreadsheet. */
export function SettlementDownloads({ billingId }: { billingId: string }): ReactNode {
  const t = billingsText.useText()
  const { tenant } = useSession()
  const address = `/v1/${tenant.tenantId}/billings/${billingId}`
  return (
    <div className={`${layout.row ?? ''} no-print`}>
      {(['pdf', 'csv'] as const).map((kind) => (
        <Button
          key={kind}
          variant="default"
          component="a"
          href={`${address}/export.${kind}`}
          download
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {t(kind === 'pdf' ? 'downloadPdf' : 'downloadCsv')}
        </Button>
      ))}
    </div>
  )
}

/** What approving a settlement does, with its figures. */
function approvalQuestion({ creditorName, totals, currency }: Settlement): string {
  const amount = (minor: number): string => `${formatAmount(minor)} ${currency}`
  return billingsText.t(totals.due > 0 ? 'approveDue' : 'approvePayout', {
    creditor: creditorName,
    collected: amount(totals.collected),
    commission: amount(totals.commission),
    result: amount(totals.due > 0 ? totals.due : totals.payout),
  })
}

/** Approves a draft, which is final, or deletes it. */
export function SettlementActions(props: {
  settlement: Settlement
  etag: string | undefined
  onDeleted: () => void
}): ReactNode {
  const t = billingsText.useText()
  const tWords = wordsText.useText()
  const may = useMay()
  const { billingId } = props.settlement
  const approving = useWrite(client.billing.patch, {
    onDone: () => notifications.show({ message: tWords('approved') }),
  })
  const deleting = useWrite(client.billing.delete, {
    onDone: () => {
      notifications.show({ message: tWords('deleted') })
      props.onDeleted()
    },
  })
  const error = approving.error ?? deleting.error
  if (!may('write:billing')) return null
  return (
    <div className={classes.decision}>
      <p className={layout.quietText}>{t('approveHint')}</p>
      {error !== null && <ProblemNotice error={error} />}
      <div className={classes.decide}>
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={16} />}
          loading={deleting.isPending}
          onClick={() => deleting.mutate({ input: { billingId } })}
        >
          {t('deleteDraft')}
        </Button>
        <ConfirmButton
          label={tWords('approve')}
          confirmLabel={t('approveSure')}
          question={approvalQuestion(props.settlement)}
          isPending={approving.isPending}
          onConfirm={() =>
            approving.mutate({ input: { billingId, body: { state: 'APPROVED' } }, options: { ifMatch: props.etag } })
          }
        />
      </div>
    </div>
  )
}
