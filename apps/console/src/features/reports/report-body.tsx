import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatMoment } from '../../text/format.ts'
import { wordsText } from '../../text/words.text.ts'
import layout from '../../ui/layout.module.css'
import { ScreenError } from '../../ui/screen-error.tsx'
import { ViewSwitch } from '../../ui/view-switch.tsx'
import classes from './reports.module.css'

interface Counted<Part> {
  readonly asOf: string
  readonly currencies: readonly Part[]
}

/** The part of a report in the chosen currency, or else in its first. */
export function partIn<Part extends { readonly currency: string }>(
  report: Counted<Part> | undefined,
  currency: string | undefined,
): Part | undefined {
  return report?.currencies.find((part) => part.currency === currency) ?? report?.currencies[0]
}

/** The body of a report: a placeholder while loading, an error, an empty state, or the figures. */
export function ReportBody<Part>(props: {
  report: Counted<Part> | undefined
  error: unknown
  onRetry: () => void
  empty: ReactNode
  children: ReactNode
}): ReactNode {
  if (props.error !== null) return <ScreenError error={props.error} reset={props.onRetry} />
  if (props.report === undefined) return <ReportSkeleton />
  return props.report.currencies.length === 0 ? props.empty : <div className={classes.report}>{props.children}</div>
}

function ReportSkeleton(): ReactNode {
  return (
    <div className={classes.report} aria-busy>
      <Skeleton height={40} width={320} />
      <Skeleton height={224} />
      <Skeleton height={280} />
    </div>
  )
}

/** When the figures were counted; empty until they are loaded. */
export function AsOf({ report }: { report: Counted<unknown> | undefined }): ReactNode {
  const t = wordsText.useText()
  if (report === undefined) return null
  return (
    <time className={layout.quietText} dateTime={report.asOf}>
      {t('asOf', { when: formatMoment(report.asOf) })}
    </time>
  )
}

/** Selects one of the currencies with figures; amounts in different currencies are not added up. */
export function CurrencySwitch(props: {
  report: Counted<{ readonly currency: string }> | undefined
  shown: string | undefined
  onChange: (next: { currency: string }) => void
}): ReactNode {
  const t = wordsText.useText()
  const currencies = props.report?.currencies ?? []
  if (currencies.length < 2) return null
  return (
    <ViewSwitch
      label={t('currency')}
      value={props.shown ?? ''}
      data={currencies.map(({ currency }) => currency)}
      onChange={(currency) => props.onChange({ currency })}
    />
  )
}
