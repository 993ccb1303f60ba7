import type { ReactNode } from 'react'
import type { client } from '../../../api/client.ts'
import type { Result } from '../../../api/query.ts'
import { plainDate } from '../../../text/format.ts'
import { shiftPlainDate } from '../../../text/plain-date.ts'
import { ruleSourceName } from '../../../text/rule-source-name.ts'
import { tenantNow } from '../../../text/tenant-time.ts'
import { NewEntryPanel } from '../../registry/index.ts'
import { ruleRows } from '../registries/rule-rows.ts'
import { rulePacksText } from './rule-packs.text.ts'

type Pack = Result<typeof client.rulePacks.get>
type Row = Pack['rows'][number]

/** Whether a row is in force today or later, and nothing has replaced it. */
export function isReplaceable({ until, overridden }: Row): boolean {
  return !overridden && (until === null || plainDate(new Date(until)) > plainDate(tenantNow()))
}

/** The rest is known from the replaced row. What changes comes first. All but the last is required to replace a rule. */
const asked = ['value', 'reason', 'from', 'until', 'source', 'reviewed']
const fields = asked.flatMap((asking) => {
  const field = ruleRows.fields.find(({ name }) => name === asking)
  return field === undefined ? [] : [{ ...field, isRequired: asking !== 'reviewed' }]
})

/** A replacement ends, so that somebody looks at it again. */
const yearDays = 365

/** The form of an own rule that replaces a row from today for a year, with the values of that row to change. */
export function ReplaceRule(props: { pack: Pack['pack']; row: Row; onDone: () => void }): ReactNode {
  const { rule, value } = props.row
  const source = ruleSourceName(props.row.source)
  const today = plainDate(tenantNow())
  return (
    <div
      onFocus={({ target }) => {
        if (target instanceof HTMLInputElement && target.type === 'text') target.select()
      }}
    >
      <NewEntryPanel
        registry={{ ...ruleRows, fields, createLabel: () => rulePacksText.t('replace') }}
        starting={{ pack: props.pack, rule, value, source, from: today, until: shiftPlainDate(today, yearDays) }}
        onClose={props.onDone}
      />
    </div>
  )
}
