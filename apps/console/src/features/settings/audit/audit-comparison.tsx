import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { actorName } from '../../../text/actor-name.ts'
import { useFormat } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import { ShortId } from '../../../ui/short-id.tsx'
import classes from '../settings.module.css'
import type { AuditEntry } from './audit-entry.ts'
import { compareVersions } from './audit.rules.ts'
import { auditText } from './audit.text.ts'

/** One change: who made it and when, with both versions side by side and changed fields first. */
export function AuditComparison({ entry }: { entry: AuditEntry }): ReactNode {
  const t = auditText.useText()
  const tWords = wordsText.useText()
  const { moment } = useFormat()
  const [showsAll, setShowsAll] = useState(false)
  const fields = compareVersions(entry.before, entry.after)
  const unchanged = fields.filter(({ isChanged }) => !isChanged).length
  const shown = showsAll ? fields : fields.filter(({ isChanged }) => isChanged)
  return (
    <>
      <dl className={classes.facts}>
        <dt>{t('who')}</dt>
        <dd>{actorName(entry.actor)}</dd>
        <dt>{tWords('time')}</dt>
        <dd>{moment(entry.at)}</dd>
        <dt>{t('operation')}</dt>
        <dd>{entry.operation}</dd>
        <dt>{tWords('request')}</dt>
        <dd>
          <ShortId id={entry.requestId} />
        </dd>
      </dl>
      <table className={classes.compare}>
        <thead>
          <tr>
            <th scope="col">{tWords('field')}</th>
            <th scope="col">{tWords('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ path, before, after, isChanged }) => (
            <tr key={path} data-changed={isChanged}>
              <td>{path}</td>
              <td>{before === undefined || before === '' ? tWords('empty') : before}</td>
              <td>{after === undefined || after === '' ? tWords('empty') : after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes.line}>
        <Link to="/settings/audit" search={{ subjectType: entry.subjectType, subjectId: entry.subjectId }}>
          {t('history')}
        </Link>
        {unchanged > 0 && !showsAll && (
          <Button size="xs" variant="default" onClick={() => setShowsAll(true)}>
            {t('unchanged', { count: unchanged })}
          </Button>
        )}
      </div>
    </>
  )
}
