import { client } from '../../api/client.ts'
import { useRead } from '../../api/query.ts'
import { useMay } from '../../api/session.ts'
import { tenantNow } from '../../text/tenant-time.ts'
import { deliveriesNavText } from './deliveries-nav.text.ts'

/** How long the answer is shown without reading it again. A change of a delivery reads it again at once. */
const shownMs = 300_000

/** Older failures are history: nobody is going to send them again. */
const recentMs = 7 * 24 * 3_600_000

/** Whether messages of the last days failed and were not sent again, in words; undefined if none. */
export function useFailures(): string | undefined {
  const t = deliveriesNavText.useText()
  const may = useMay()
  const { data } = useRead(
    client.deliveries.list,
    { state: 'FAILED' },
    { enabled: may('read:deliveries'), staleTime: shownMs, keepPrevious: true },
  )
  const since = tenantNow().getTime() - recentMs
  const isOpen = data?.items.some(
    ({ retriedAs, createdAt }) => retriedAs === null && new Date(createdAt).getTime() > since,
  )
  return isOpen === true ? t('someFailed') : undefined
}
