import type { ReactNode } from 'react'
import { client } from '../../../../api/client.ts'
import { type Result, useRead } from '../../../../api/query.ts'
import { actorName } from '../../../../text/actor-name.ts'
import { formatMoment } from '../../../../text/format.ts'
import { wordsText } from '../../../../text/words.text.ts'
import layout from '../../../../ui/layout.module.css'
import { StatusDot, type Tone } from '../../../../ui/status-dot.tsx'
import { When } from '../../../../ui/when.tsx'
import classes from '../../cases.module.css'
import { casesText } from '../../cases.text.ts'
import { contactText } from '../../contact/contact.text.ts'
import { RuleSource } from '../../contact/rule-source.tsx'
import type { PanelFormProps } from '../panel.ts'

type Verdict = Result<typeof client.contactGate.listContactVerdicts>['items'][number]

const tones: Readonly<Record<Verdict['decision'], Tone>> = {
  ALLOWED: 'good',
  WAITING: 'waiting',
  REFUSED: 'danger',
  OVERRIDDEN: 'waiting',
  RECORDED: 'neutral',
}

/** Every decision on an outgoing message of the case. */
export function ContactLog({ data }: PanelFormProps): ReactNode {
  const t = contactText.useText()
  const { data: page } = useRead(client.contactGate.listContactVerdicts, { caseId: data.record.id, pageSize: 100 })
  return (
    <>
      <p className={layout.quiet}>{t('logNote')}</p>
      {page?.items.length === 0 && <p>{t('logEmpty')}</p>}
      <ul className={classes.verdicts}>
        {page?.items.map((verdict) => (
          <li key={verdict.verdictId}>
            <VerdictEntry verdict={verdict} />
          </li>
        ))}
      </ul>
    </>
  )
}

function VerdictEntry({ verdict }: { verdict: Verdict }): ReactNode {
  const t = contactText.useText()
  const tCases = casesText.useText()
  const tWords = wordsText.useText()
  const { channel, decision, addresseeName, askedAt, askedBy, opensAt, rules, overriddenRules, overrideReason } =
    verdict
  return (
    <>
      <div className={classes.line}>
        <b>{tCases(channel)}</b>
        {addresseeName !== null && <span>{tWords('toNamed', { name: addresseeName })}</span>}
        <StatusDot
          tone={tones[decision]}
          label={t(decision, { time: opensAt === null ? '' : formatMoment(opensAt) })}
        />
        <span className={layout.pushRight}>
          <When at={askedAt} />
        </span>
      </div>
      {rules.map(({ rule, source, reviewed }) => (
        <p key={rule} className={layout.small}>
          <b>{t(rule)}</b> · <RuleSource source={source} reviewed={reviewed} />
        </p>
      ))}
      {overrideReason !== null && (
        <p className={layout.small}>
          <b>{overriddenRules.map((rule) => t(rule)).join(', ')}</b> · {overrideReason}
        </p>
      )}
      <p className={layout.small}>{actorName(askedBy)}</p>
    </>
  )
}
