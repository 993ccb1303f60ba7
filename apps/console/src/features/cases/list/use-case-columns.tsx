import { ActionIcon, Checkbox, Popover } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconColumns } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { client } from '../../../api/client.ts'
import { wordsText } from '../../../text/words.text.ts'
import type { Column } from '../../../ui/data-list.tsx'
import layout from '../../../ui/layout.module.css'
import { Money } from '../../../ui/money.tsx'
import { RowLink } from '../../../ui/row-parts.tsx'
import { sortedColumn } from '../../../ui/sorted-column.tsx'
import { When } from '../../../ui/when.tsx'
import { CaseStatusDot } from '../case-status.tsx'
import classes from '../cases.module.css'
import {
  type CaseColumn,
  caseColumns,
  columnsOf,
  columnsText,
  moved,
  toggled,
  widthsOf,
  widthsText,
} from './case-columns.rules.ts'
import { caseListText } from './case-list.text.ts'
import type { CasesSearch } from './views.rules.ts'

export type CaseItem = Awaited<ReturnType<typeof client.cases.list>>['items'][number]
type Sort = NonNullable<CasesSearch['sort']>
type ChangeSearch = (next: { [Name in keyof CasesSearch]?: CasesSearch[Name] | undefined }) => void

/** The orders that an index serves, by column: the first click sorts by the first. */
const sorts: Partial<Record<CaseColumn, readonly [Sort, Sort]>> = {
  number: ['-caseSeqId', 'caseSeqId'],
  created: ['-createdAt', 'createdAt'],
}

/** The chosen columns in their order. */
export function useCaseColumns(
  search: CasesSearch,
  onChange: ChangeSearch,
  onFollow: () => void,
): readonly Column<CaseItem>[] {
  const columns = useAllColumns(onFollow)
  const widths = widthsOf(search.widths)
  return columnsOf(search.columns).map((id) => {
    const width = widths[id]
    const column = withSort(columns[id], id, search, onChange)
    return {
      ...column,
      ...(width === undefined ? {} : { width: `${width}px` }),
      onResize: (next) => onChange({ widths: widthsText(search.widths, id, next) }),
    }
  })
}

/** Adds a header that sorts, if an index has the order. */
function withSort(
  column: Column<CaseItem>,
  id: CaseColumn,
  search: CasesSearch,
  onChange: ChangeSearch,
): Column<CaseItem> {
  const orders = sorts[id]
  if (orders === undefined) return column
  const onSort = (sort: Sort): void => onChange({ sort: sort === '-createdAt' ? undefined : sort })
  return sortedColumn(column, { orders, current: search.sort ?? '-createdAt', onSort })
}

function useAllColumns(onFollow: () => void): Record<CaseColumn, Column<CaseItem>> {
  const t = caseListText.useText()
  const tWords = wordsText.useText()
  return {
    number: {
      id: 'number',
      header: tWords('numberShort'),
      width: '80px',
      phoneWidth: '52px',
      cell: (item) => (
        <RowLink to={`/cases/${item.caseSeqId}`} title={item.journalNumber} onFollow={onFollow}>
          {item.journalNumber}
        </RowLink>
      ),
    },
    debtor: {
      id: 'debtor',
      header: tWords('debtor'),
      width: 'minmax(140px, 2fr)',
      cell: ({ debtorName }) => <span title={debtorName}>{debtorName}</span>,
    },
    creditor: {
      id: 'creditor',
      header: tWords('creditor'),
      width: 'minmax(120px, 1.5fr)',
      isWideOnly: true,
      cell: (item) => <CreditorNames item={item} />,
    },
    status: {
      id: 'status',
      header: tWords('status'),
      width: '144px',
      isWideOnly: true,
      cell: ({ status, paused }) => <CaseStatusDot status={status} paused={paused} />,
    },
    since: {
      id: 'since',
      header: t('changed'),
      width: '112px',
      isWideOnly: true,
      cell: ({ statusTime }) => <When at={statusTime} />,
    },
    created: {
      id: 'created',
      header: tWords('created'),
      width: '112px',
      isWideOnly: true,
      cell: ({ createdAt }) => <When at={createdAt} />,
    },
    outstanding: {
      id: 'outstanding',
      header: tWords('outstanding'),
      width: '144px',
      phoneWidth: '136px',
      align: 'right',
      cell: ({ outstanding, accruedInterest, currency }) => (
        <Money minor={outstanding + accruedInterest} currency={currency} />
      ),
    },
  }
}

/** The ultimate creditor if there is one, then the creditor. */
function CreditorNames({ item: { creditorName, ultimateCreditorName } }: { item: CaseItem }): ReactNode {
  if (ultimateCreditorName === null) return <span title={creditorName}>{creditorName}</span>
  return (
    <span title={`${ultimateCreditorName} · ${creditorName}`}>
      {ultimateCreditorName} <span className={layout.small}>{creditorName}</span>
    </span>
  )
}

/** Chooses the columns and their order. */
export function ColumnsMenu({ search, onChange }: { search: CasesSearch; onChange: ChangeSearch }): ReactNode {
  const t = caseListText.useText()
  const [isOpen, setOpen] = useState(false)
  const columns = useAllColumns(() => undefined)
  const chosen = columnsOf(search.columns)
  const set = (next: readonly CaseColumn[]): void => onChange({ columns: columnsText(next) })
  const listed = [...chosen, ...caseColumns.filter((column) => !chosen.includes(column))]
  return (
    <Popover position="bottom-end" width={280} opened={isOpen} onChange={setOpen} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('columns')}
          title={t('columns')}
          onClick={() => setOpen(!isOpen)}
        >
          <IconColumns size={16} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('columns')}>
        {listed.map((column) => {
          const { header } = columns[column]
          const isShown = chosen.includes(column)
          return (
            <div key={column} className={classes.columnRow}>
              <Checkbox
                label={header}
                checked={isShown}
                disabled={isShown && chosen.length === 1}
                onChange={() => set(toggled(chosen, column))}
              />
              {isShown && (
                <span>
                  <MoveButton label={t('moveLeft', { name: header })} onMove={() => set(moved(chosen, column, -1))}>
                    <IconArrowUp size={14} />
                  </MoveButton>
                  <MoveButton label={t('moveRight', { name: header })} onMove={() => set(moved(chosen, column, 1))}>
                    <IconArrowDown size={14} />
                  </MoveButton>
                </span>
              )}
            </div>
          )
        })}
      </Popover.Dropdown>
    </Popover>
  )
}

function MoveButton(props: { label: string; onMove: () => void; children: ReactNode }): ReactNode {
  return (
    <ActionIcon variant="subtle" color="gray" size="sm" aria-label={props.label} onClick={props.onMove}>
      {props.children}
    </ActionIcon>
  )
}
