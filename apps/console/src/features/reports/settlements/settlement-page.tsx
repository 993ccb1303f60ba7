import { Anchor, Button, Skeleton } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useRead } from '../../../api/query.ts'
import { actorName } from '../../../text/actor-name.ts'
import { formatDate } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import layout from '../../../ui/layout.module.css'
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
import classes from '../reports.module.css'
import { reportsText } from '../reports.text.ts'

/** One settlement in full, on a page that can be printed. */
export function SettlementPage(): ReactNode {
  const t = wordsText.useText()
  const { billingId = '' }: { billingId?: string } = useParams({ strict: false })
  const { data, etag, error, refetch } = useRead(client.billing.list, { billingId })
  const above = (
    <Anchor className="no-print" component={Link} to="/reports/settlements" size="xs">
      {t('settlements')}
    </Anchor>
  )
  if (data !== undefined) return <Loaded settlement={data} etag={etag} above={above} />
  return (
    <Page title={t('settlements')} above={above}>
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
  const tBillings = billingsText.useText()
  const navigate = useNavigate()
  const { settlement } = props
  const { billingId, creditorId, creditorName, from, to, createdAt, createdBy, approvedAt, approvedBy } = settlement
  const made = tBillings('madeBy', { date: formatDate(createdAt), name: actorName(createdBy) })
  const story =
    approvedAt === null || approvedBy === null
      ? made
      : `${made}, ${tBillings('approvedBy', { date: formatDate(approvedAt), name: actorName(approvedBy) })}`
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
        <p className={layout.quietText}>{story}</p>
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
