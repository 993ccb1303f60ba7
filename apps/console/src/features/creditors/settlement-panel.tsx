import { Button, Skeleton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { useRead, useWrite } from '../../api/query.ts'
import { useMay, useSession } from '../../app/session.ts'
import { formatDate } from '../../text/format.ts'
import { ObjectRequestsLink } from '../../ui/object-requests.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { PanelFooter } from '../../ui/side-panel.tsx'
import { StatusDot } from '../../ui/status-dot.tsx'
import { creditorsText } from './creditors.text.ts'
import classes from './creditors.module.css'
import { type Settlement, settlementName, SettlementTotals } from './settlements.tsx'

/** One settlement: what it comes to, and, while it is a draft, what becomes of it. */
export function SettlementPanel({ billingId, onDone }: { billingId: string; onDone: () => void }): ReactNode {
  const t = creditorsText.useText()
  const { data, etag, error, refetch } = useRead(client.billing.list, { billingId })
  if (error !== null && data === undefined) return <ProblemNotice error={error} retry={() => void refetch()} />
  if (data === undefined) return <Skeleton height={280} />
  return (
    <div className={classes.form}>
      <div className={classes.bar}>
        <h3>{settlementName(data)}</h3>
        <StatusDot tone={data.state === 'DRAFT' ? 'waiting' : 'good'} label={t(data.state)} />
      </div>
      <p className={classes.quiet}>
        {t('period')} {formatDate(data.from)} – {formatDate(data.to)}
      </p>
      <SettlementTotals settlement={data} />
      <Downloads billingId={billingId} />
      {data.state === 'DRAFT' && <DraftActions settlement={data} etag={etag} onDone={onDone} />}
      <ObjectRequestsLink objectId={billingId} />
    </div>
  )
}

/** The settlement on paper, and every entry of it for a spreadsheet. */
function Downloads({ billingId }: { billingId: string }): ReactNode {
  const t = creditorsText.useText()
  const { tenant } = useSession()
  const address = `/v1/${tenant.tenantId}/billings/${billingId}`
  return (
    <div className={classes.actions}>
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

function DraftActions(props: { settlement: Settlement; etag: string | undefined; onDone: () => void }): ReactNode {
  const t = creditorsText.useText()
  const may = useMay()
  const { billingId } = props.settlement
  const approving = useWrite(client.billing.patch, { onDone: () => notifications.show({ message: t('approved') }) })
  const deleting = useWrite(client.billing.delete, {
    onDone: () => {
      notifications.show({ message: t('removed') })
      props.onDone()
    },
  })
  const error = approving.error ?? deleting.error
  if (!may('write:billing')) return null
  return (
    <>
      <p className={classes.quiet}>{t('approveHint')}</p>
      {error !== null && <ProblemNotice error={error} />}
      <PanelFooter>
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={16} />}
          loading={deleting.isPending}
          onClick={() => deleting.mutate({ input: { billingId } })}
        >
          {t('deleteDraft')}
        </Button>
        <Button
          loading={approving.isPending}
          onClick={() =>
            approving.mutate({ input: { billingId, body: { state: 'APPROVED' } }, options: { ifMatch: props.etag } })
          }
        >
          {t('approve')}
        </Button>
      </PanelFooter>
    </>
  )
}
