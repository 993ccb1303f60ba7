import type { components } from '@fordring/client'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useRead } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { formatDate } from '../../../text/format.ts'
import layout from '../../../ui/layout.module.css'
import { When } from '../../../ui/when.tsx'
import classes from '../cases.module.css'
import { letterText } from '../panels/letter/letter.text.ts'
import { usePdfAddress } from '../panels/letter/use-pdf-address.ts'

type Letter = components['schemas']['Document']

/** The letters of the case, as links. */
export function CaseLetters({ caseId }: { caseId: string }): ReactNode {
  const t = letterText.useText()
  const may = useMay()
  const address = usePdfAddress()
  const { data } = useRead(client.documents.list, { caseId, pageSize: 500 }, { enabled: may('read:documents') })
  const letters = data?.items ?? []
  if (letters.length === 0) return null
  return (
    <section className={classes.block}>
      <h2>{t('letters')}</h2>
      {letters.toReversed().map(({ documentId, subject, sharedWithDebtor, createdAt, deadline, demand }) => (
        <div key={documentId} className={classes.person}>
          <a href={address(documentId)} target="_blank" rel="noreferrer">
            {subject}
          </a>
          <div className={layout.small}>
            <When at={createdAt} />
            {sharedWithDebtor && ` · ${t('sharedMark')}`}
          </div>
          {demand !== null && <DemandState demand={demand} deadline={deadline} />}
        </div>
      ))}
    </section>
  )
}

/** Whether a demand was sent in time: further steps have to wait for the deadline of one that was. */
function DemandState({
  demand,
  deadline,
}: {
  demand: NonNullable<Letter['demand']>
  deadline: string | null
}): ReactNode {
  const t = letterText.useText()
  const date = deadline === null ? '' : formatDate(deadline)
  if (demand.sentAt === null) return <div className={layout.small}>{t('demandNotSent')}</div>
  if (demand.isValid === true) return <div className={layout.small}>{t('demandRunsUntil', { date })}</div>
  return <div className={layout.waiting}>{t('demandTooShort', { days: demand.daysMin })}</div>
}
