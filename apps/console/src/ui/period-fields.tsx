import type { ReactNode } from 'react'
import { wordsText } from '../text/words.text.ts'
import { DateField } from './date-field.tsx'
import classes from './filters.module.css'
import layout from './layout.module.css'

/** The first and last date of a period, which stay beside each other. */
export function PeriodFields(props: {
  from: string | undefined
  to: string | undefined
  onChange: (next: { from?: string | undefined; to?: string | undefined }) => void
}): ReactNode {
  const t = wordsText.useText()
  return (
    <div className={classes.period}>
      {(['from', 'to'] as const).map((end) => (
        <DateField
          key={end}
          className={classes.day ?? ''}
          aria-label={t(end)}
          leftSection={<span className={layout.small}>{t(end)}</span>}
          leftSectionWidth={52}
          value={props[end] ?? ''}
          onChange={(day) => props.onChange({ [end]: day || undefined })}
        />
      ))}
    </div>
  )
}
