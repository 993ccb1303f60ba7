import { Anchor, Button, Skeleton } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useRead } from '../../../api/query.ts'
import { formatDate } from '../../../text/format.ts'
import { Page } from '../../../ui/page.tsx'
import { ScreenError } from '../../../ui/screen-error.tsx'
import {
  billingsText,
  type Settlement,
  SettlementActions,
  SettlementDetails,
  SettlementDownloads,
  settlementName,
  SettlementState,
} from '../../billings/index.ts'
import { reportsText } from '../reports.text.ts'
import classes from '../reports.module.css'
import { reportsNavText } from '../reports-nav.text.ts'

/** All of one settlement, on a page that can be printed. */
export function SettlementPage(): ReactNode {
  const heading = reportsNavText.useText()
  const { billingId = '' }: { billingId?: string } = useParams({ strict: false })
  const { data, etag, error, refetch } = useRead(client.billing.list, { billingId })
  const above = (
    <Anchor className="no-print" component={Link} to="/reports/settlements" size="xs">
      {heading('settlements')}
    </Anchor>
  )
  if (data !== undefined) return <Loaded settlement={data} etag={etag} above={above} />
  return (
    <Page title={heading('settlements')} above={above}>
      {error === null ? (
        <div aria-busy>
          <Skeleton height={20} width="40%" mb={24} />
          <Skeleton height={240} mb={24} />
          <Skeleton height={160} />
        </div>
      ) : (
        <ScreenError error={error} reset={() => void refetch()} />
      )}
    </Page>
  )
}

function Loaded(props: { settlement: Settlement; etag: string | undefined; above: ReactNode }): ReactNode {
  const t = reportsText.useText()
  const tBilling = billingsText.useText()
  const navigate = useNavigate()
  const { settlement } = props
  const { billingId, creditorId, creditorName, from, to, createdAt, createdBy, approvedAt, approvedBy } = settlement
  const made = tBilling('madeBy', { date: formatDate(createdAt), name: createdBy.name })
  const story =
    approvedAt === null || approvedBy === null
      ? made
      : `${made}, ${tBilling('approvedBy', { date: formatDate(approvedAt), name: approvedBy.name })}`
  return (
    <Page
      title={settlementName(settlement)}
      above={props.above}
      objectId={billingId}
      actions={
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => globalThis.print()}
        >
          {t('print')}
        </Button>
      }
    >
      <div className={classes.settlementHead}>
        <p>
          <Link to={`/creditors/${creditorId}`}>{creditorName}</Link>
        </p>
        <p>
          {formatDate(from)} – {formatDate(to)}
        </p>
        <SettlementState state={settlement.state} />
        <p className={classes.quiet}>{story}</p>
      </div>
      <div className={`${classes.settlementActions ?? ''} no-print`}>
        <SettlementDownloads billingId={billingId} />
        {settlement.state === 'DRAFT' && (
          <SettlementActions
            settlement={settlement}
            etag={props.etag}
            onDeleted={() => void navigate({ to: '/reports/settlements' })}
          />
        )}
      </div>
      <SettlementDetails settlement={settlement} />
    </Page>
  )
}
