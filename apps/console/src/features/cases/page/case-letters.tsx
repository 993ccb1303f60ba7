import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useRead } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import layout from '../../../ui/layout.module.css'
import { When } from '../../../ui/when.tsx'
import classes from '../cases.module.css'
import { letterText } from '../panels/letter/letter.text.ts'
import { usePdfAddress } from '../panels/letter/use-pdf-address.ts'

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
      {letters.toReversed().map(({ documentId, subject, sharedWithDebtor, createdAt }) => (
        <div key={documentId} className={classes.person}>
          <a href={address(documentId)} target="_blank" rel="noreferrer">
            {subject}
          </a>
          <div className={layout.small}>
            <When at={createdAt} />
            {sharedWithDebtor && ` · ${t('sharedMark')}`}
          </div>
        </div>
      ))}
    </section>
  )
}
