import { Button, CopyButton } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { useRead } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { formatCount } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import { CsvLink } from '../../../ui/csv-link.tsx'
import layout from '../../../ui/layout.module.css'
import { BulkActions } from '../../bulk-jobs/index.ts'
import classes from '../cases.module.css'
import { caseListText } from './case-list.text.ts'
import type { CaseSelection } from './selection.rules.ts'
import type { CaseItem } from './use-case-columns.tsx'
import type { CheckedCases } from './use-checked-cases.tsx'
import { type CasesSearch, type Filters, filtersOf, inputOf } from './views.rules.ts'

/** What can be done with the checked cases. Actions for many cases get the selection. */
export function SelectionBar(props: {
  checked: CheckedCases
  items: readonly CaseItem[]
  search: CasesSearch
}): ReactNode {
  const t = caseListText.useText()
  const tWords = wordsText.useText()
  const { checked, search } = props
  const filters = filtersOf(search)
  const [isAllMatching, setAllMatching] = useState(false)
  const { data: counted } = useRead(client.cases.count, inputOf(filters), { enabled: checked.ids.size > 0 })
  if (checked.ids.size === 0) return null
  const matching = { kind: 'matching', filters, count: counted?.count ?? 0, isExact: counted?.isExact ?? true } as const
  const selection: CaseSelection<Filters> = isAllMatching ? matching : { kind: 'ids', ids: [...checked.ids] }
  const more = (counted?.count ?? 0) > checked.ids.size
  return (
    <div className={classes.selection} role="status">
      <b>{selectedText(selection)}</b>
      {more && !isAllMatching && (
        <Button size="compact-sm" variant="subtle" onClick={() => setAllMatching(true)}>
          {t('selectMatching', { count: countText(matching) })}
        </Button>
      )}
      <span className={layout.pushRight} />
      <SelectionActions selection={selection} items={props.items} search={search} />
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        onClick={() => {
          setAllMatching(false)
          checked.clear()
        }}
      >
        {tWords('cancel')}
      </Button>
    </div>
  )
}

function countText({ count, isExact }: { readonly count: number; readonly isExact: boolean }): string {
  return `${formatCount(count)}${isExact ? '' : '+'}`
}

function selectedText(selection: CaseSelection<Filters>): string {
  const count = selection.kind === 'ids' ? formatCount(selection.ids.length) : countText(selection)
  return caseListText.t('selected', { count })
}

/** The actions on the selection: one action on all of them, copying the numbers, or a download. */
function SelectionActions(props: {
  selection: CaseSelection<Filters>
  items: readonly CaseItem[]
  search: CasesSearch
}): ReactNode {
  const t = caseListText.useText()
  const tWords = wordsText.useText()
  const { selection, items } = props
  const [isOpen, setOpen] = useState(false)
  const may = useMay()
  const bulk = may('write:bulk-jobs') && (
    <>
      <Button size="compact-sm" onClick={() => setOpen(true)}>
        {t('chooseAction')}
      </Button>
      <BulkActions
        selection={selection.kind === 'ids' ? { caseIds: selection.ids } : { filter: inputOf(selection.filters) }}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  )
  if (selection.kind === 'matching') {
    return (
      <>
        <CasesCsv search={props.search} />
        {bulk}
      </>
    )
  }
  const numbers = items.filter(({ id }) => selection.ids.includes(id)).map(({ journalNumber }) => journalNumber)
  return (
    <>
      <CopyButton value={numbers.join('\n')}>
        {({ copied, copy }) => (
          <Button size="compact-sm" variant="default" onClick={copy}>
            {copied ? tWords('copied') : t('copyNumbers')}
          </Button>
        )}
      </CopyButton>
      {bulk}
    </>
  )
}

/** Downloads the cases that match the filters, in the order of the list. */
export function CasesCsv({ search }: { search: CasesSearch }): ReactNode {
  const entries = Object.entries({ sort: search.sort ?? '-createdAt', ...filtersOf(search) })
  const query = Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  )
  return <CsvLink path="/cases/export.csv" query={query} />
}
