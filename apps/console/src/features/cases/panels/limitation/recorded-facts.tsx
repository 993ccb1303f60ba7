import type { ReactNode } from 'react'
import { client } from '../../../../api/client.ts'
import { type Result, useRead } from '../../../../api/query.ts'
import { useMay } from '../../../../api/session.ts'
import { formatDate } from '../../../../text/format.ts'
import layout from '../../../../ui/layout.module.css'
import { FileList } from '../../../files/index.ts'
import classes from '../../cases.module.css'
import { casesText } from '../../cases.text.ts'
import { limitationText } from './limitation.text.ts'

type Fact = Result<typeof client.limitation.getCase>['facts'][number]

/** What was recorded on a case, with the documents that prove it. */
export function RecordedFacts({ facts }: { facts: readonly Fact[] }): ReactNode {
  const t = limitationText.useText()
  if (facts.length === 0) return null
  return (
    <section className={classes.block}>
      <h2>{t('facts')}</h2>
      {facts.map((fact) => (
        <RecordedFact key={fact.limitationFactId} fact={fact} />
      ))}
    </section>
  )
}

function RecordedFact({ fact }: { fact: Fact }): ReactNode {
  const t = limitationText.useText()
  const tCases = casesText.useText()
  const { kind, date, deadline, channel, note, fileId, withdrawalReason } = fact
  const details = [
    channel === null ? undefined : tCases(channel),
    deadline === null ? undefined : t('factDeadline', { date: formatDate(deadline) }),
  ].filter((detail) => detail !== undefined)
  return (
    <div>
      <div className={classes.line}>
        <b>{t(kind)}</b>
        <span>{formatDate(date)}</span>
        {details.length > 0 && <span>{details.join(' · ')}</span>}
      </div>
      <p className={layout.small}>{withdrawalReason === null ? note : t('withdrawn', { reason: withdrawalReason })}</p>
      {fileId !== null && <Proof fileId={fileId} />}
    </div>
  )
}

function Proof({ fileId }: { fileId: string }): ReactNode {
  const may = useMay()('read:files')
  const { data } = useRead(client.files.get, { fileId }, { enabled: may })
  return data === undefined ? null : <FileList files={[data]} />
}
