import type { ReactNode } from 'react'
import { formatTime } from '../../../text/format.ts'
import { initialsOf } from '../case.rules.ts'
import classes from '../cases.module.css'
import { casePageText } from './case-page.text.ts'
import { usePresence } from './use-presence.ts'

/** Up to this many colleagues are named; the rest are counted. */
const namedMax = 2

/** Who else has the case open, so that two people do not do the same work. */
export function CaseOthers({ caseId }: { caseId: string }): ReactNode {
  const t = casePageText.useText()
  const others = usePresence(caseId)
  const named = others.slice(0, namedMax)
  const more = others.length - named.length
  return (
    <span className={`${classes.others ?? ''} no-print`} role="status">
      {others.length > 0 && (
        <>
          {named.map(({ userId, name }) => (
            <span key={userId} className={classes.initials} aria-hidden>
              {initialsOf(name)}
            </span>
          ))}
          <span>
            {t('alsoHere', {
              names: named.map(({ name, since }) => t('hereSince', { name, time: formatTime(since) })).join(', '),
            })}
            {more > 0 && ` ${t('andMore', { count: more })}`}
          </span>
        </>
      )}
    </span>
  )
}
