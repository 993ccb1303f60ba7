import { Button, Textarea } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useState } from 'react'
import { client } from '../../../../api/client.ts'
import { type Result, useWrite } from '../../../../api/query.ts'
import { useMay } from '../../../../api/session.ts'
import { formatAmount, formatDate } from '../../../../text/format.ts'
import { wordsText } from '../../../../text/words.text.ts'
import layout from '../../../../ui/layout.module.css'
import { Money } from '../../../../ui/money.tsx'
import { ProblemNotice } from '../../../../ui/problem-notice.tsx'
import { StatusDot, type Tone } from '../../../../ui/status-dot.tsx'
import classes from '../../cases.module.css'
import { casesText } from '../../cases.text.ts'
import type { CaseData } from '../../use-case.ts'
import { limitationText } from './limitation.text.ts'

type Component = Result<typeof client.limitation.getCase>['components'][number]
type Lapse = Component['lapses'][number]

const tones: Readonly<Record<Component['state'], Tone>> = {
  ...{ RUNNING: 'neutral', ENDING: 'waiting', LAPSED: 'danger', OVERRIDDEN: 'danger' },
}

/** When one claim lapses, how that date came about, and whether it lapsed. */
export function ClaimLimitation({ component, data }: { component: Component; data: CaseData }): ReactNode {
  const t = limitationText.useText()
  const tCases = casesText.useText()
  const mayOverride = useMay()('write:rule-packs')
  const { category, referenceId, outstanding, currency, expiresOn, state, lapses } = component
  const hasEnded = state === 'LAPSED' || state === 'OVERRIDDEN'
  const standing = lapses.find(({ undoneAt, withVoucherId }) => undoneAt === null && withVoucherId === null)
  return (
    <div className={classes.block}>
      <div className={classes.line}>
        <b>{tCases(category)}</b>
        {referenceId !== null && <span>{referenceId}</span>}
        <StatusDot tone={tones[state]} label={t(state)} />
        <span>{t(hasEnded ? 'ended' : 'ends', { date: formatDate(expiresOn) })}</span>
        <span className={layout.pushRight}>
          <Money minor={outstanding} currency={currency} />
        </span>
      </div>
      {lapses.map((lapse) => (
        <LapseNote key={lapse.limitationLapseId} lapse={lapse} />
      ))}
      <Reasoning lines={component.lines} />
      {standing !== undefined && mayOverride && data.record.status !== 'ENDED' && <Override lapse={standing} />}
    </div>
  )
}

function LapseNote({ lapse }: { lapse: Lapse }): ReactNode {
  const t = limitationText.useText()
  const { amount, currency, createdAt, undoneAt, undoneBy, overrideReason } = lapse
  if (undoneAt !== null && overrideReason === null) return null
  return (
    <p className={layout.small}>
      {overrideReason === null
        ? t('lapsedAmount', { amount: `${formatAmount(amount)} ${currency}`, date: formatDate(createdAt) })
        : t('overrideReason', {
            ...{ reason: overrideReason, name: undoneBy?.name ?? '', date: formatDate(undoneAt ?? createdAt) },
          })}
    </p>
  )
}

function Reasoning({ lines }: { lines: Component['lines'] }): ReactNode {
  const t = limitationText.useText()
  const tWords = wordsText.useText()
  return (
    <details>
      <summary>{t('how')}</summary>
      <table className={`${layout.table ?? ''} ${classes.table ?? ''}`}>
        <thead>
          <tr>
            <th scope="col">{tWords('date')}</th>
            <th scope="col">{t('cause')}</th>
            <th scope="col">{t('effect')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ date, cause, counts, expiresOn }, index) => (
            <tr key={index}>
              <th scope="row">{formatDate(date)}</th>
              <td>{t(cause)}</td>
              <td>{counts ? formatDate(expiresOn) : t('noEffect')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function Override({ lapse: { limitationLapseId } }: { lapse: Lapse }): ReactNode {
  const t = limitationText.useText()
  const tWords = wordsText.useText()
  const [reason, setReason] = useState<string>()
  const overriding = useWrite(client.limitation.overrideLapse, {
    onDone: () => {
      notifications.show({ message: t('overridden') })
      setReason(undefined)
    },
  })
  if (reason === undefined) {
    return (
      <Button size="compact-xs" variant="default" onClick={() => setReason('')}>
        {t('override')}
      </Button>
    )
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        overriding.mutate({ input: { limitationLapseId, body: { reason } } })
      }}
    >
      <Textarea
        label={t('overrideWhy')}
        autosize
        minRows={2}
        maxLength={2000}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {overriding.isError && <ProblemNotice error={overriding.error} />}
      <div className={classes.line}>
        <Button type="submit" size="compact-sm" disabled={reason.trim() === ''} loading={overriding.isPending}>
          {t('override')}
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setReason(undefined)}>
          {tWords('cancel')}
        </Button>
      </div>
    </form>
  )
}
