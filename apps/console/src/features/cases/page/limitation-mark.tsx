import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useRead } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { formatDate } from '../../../text/format.ts'
import { StatusDot } from '../../../ui/status-dot.tsx'
import { casesText } from '../cases.text.ts'
import { limitationText } from '../panels/limitation/limitation.text.ts'

/** The claim that lapses first, if it does so within a year, and how many have lapsed. */
export function LimitationMark({ caseId }: { caseId: string }): ReactNode {
  const t = limitationText.useText()
  const tCases = casesText.useText()
  const may = useMay()
  const { data } = useRead(client.limitation.getCase, { caseId }, { enabled: may('read:limitation') })
  const components = data?.components ?? []
  const ending = components.find(({ state }) => state === 'ENDING')
  const lapsed = components.filter(({ state, category }) => state === 'LAPSED' && category !== 'interest').length
  return (
    <>
      {ending !== undefined && (
        <StatusDot
          tone={ending.warning === 3 ? 'danger' : 'waiting'}
          label={t('headerEnding', {
            claim: ending.referenceId ?? tCases(ending.category),
            date: formatDate(ending.expiresOn),
          })}
        />
      )}
      {lapsed > 0 && <StatusDot tone="danger" label={t('headerLapsed', { count: lapsed })} />}
    </>
  )
}
