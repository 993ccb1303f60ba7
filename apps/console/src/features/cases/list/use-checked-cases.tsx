import { useRef, useState } from 'react'
import { useCommands } from '../../../ui/commands.ts'
import type { Column } from '../../../ui/data-list.tsx'
import { RowCheckbox } from '../../../ui/row-parts.tsx'
import { wordsText } from '../../../text/words.text.ts'
import { caseListText } from './case-list.text.ts'
import { checkedAfter } from './selection.rules.ts'
import type { CaseItem } from './use-case-columns.tsx'

export interface CheckedCases {
  readonly ids: ReadonlySet<string>
  readonly clear: () => void
  readonly column: Column<CaseItem>
}

/** The checked rows of the list, and the column to check them: by click or with x, and with shift for a range. */
export function useCheckedCases(items: readonly CaseItem[], selected: string | undefined): CheckedCases {
  const t = caseListText.useText()
  const tWords = wordsText.useText()
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string>(undefined)
  const rows = items.map(({ id }) => id)
  const use = (id: string, isRange: boolean): void => {
    setIds(checkedAfter(ids, rows, { id, from: isRange ? last.current : undefined }))
    last.current = id
  }
  useCommands([
    { id: 'check case', label: t('check'), keys: 'x', run: () => selected !== undefined && use(selected, false) },
    { id: 'check cases', label: t('checkTo'), keys: 'X', run: () => selected !== undefined && use(selected, true) },
  ])
  const isAll = rows.length > 0 && rows.every((id) => ids.has(id))
  return {
    ids,
    clear: () => setIds(new Set()),
    column: {
      id: 'checked',
      header: t('check'),
      width: '20px',
      isWideOnly: true,
      headerCell: (
        <RowCheckbox
          label={t('checkAll')}
          isChecked={isAll}
          isMixed={!isAll && ids.size > 0}
          onChange={() => setIds(new Set(isAll ? [] : rows))}
        />
      ),
      cell: ({ id, journalNumber }) => (
        <RowCheckbox
          label={t('checkCase', { case: tWords('caseNumber', { number: journalNumber }) })}
          isChecked={ids.has(id)}
          // The row itself opens on a click.
          onClick={(event) => {
            event.stopPropagation()
            use(id, event.shiftKey)
          }}
        />
      ),
    },
  }
}
