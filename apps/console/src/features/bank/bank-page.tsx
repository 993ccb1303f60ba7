import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconUpload } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { client } from '../../api/client.ts'
import { type ReadList, type Result, useRead, useReadList, useWrite } from '../../api/query.ts'
import { useMay } from '../../api/session.ts'
import { formatAmount, formatDate } from '../../text/format.ts'
import { wordsText } from '../../text/words.text.ts'
import { useCommands } from '../../ui/commands.ts'
import { type Column, DataList } from '../../ui/data-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import filterClasses from '../../ui/filters.module.css'
import { Money } from '../../ui/money.tsx'
import { NoMatches } from '../../ui/no-matches.tsx'
import { Page } from '../../ui/page.tsx'
import { SearchField } from '../../ui/typed-field.tsx'
import { useDropZone } from '../../ui/use-drop-zone.ts'
import { Day } from '../../ui/when.tsx'
import { ViewSwitch } from '../../ui/view-switch.tsx'
import classes from './bank.module.css'
import { bankNavText } from './bank-nav.text.ts'
import { bankSearch } from './bank.search.ts'
import { bankText } from './bank.text.ts'
import { LinePane } from './line-pane.tsx'
import { UploadPanel, useUploads } from './upload-panel.tsx'

type Search = ReturnType<typeof bankSearch.use>
type View = NonNullable<Search['view']>
export type BankLine = Result<typeof client.bankStatements.listBankLines>['items'][number]

/** The query of each view. */
const queries = {
  open: { state: 'OPEN' },
  suggested: { state: 'OPEN', suggested: true },
  unmatched: { state: 'OPEN', suggested: false },
  booked: { state: 'BOOKED' },
  aside: { state: 'SET_ASIDE' },
} as const satisfies Record<'open' | View, object>

/** The review queue: bank lines on the left, and what to do with the selected one on the right. */
export function BankPage(): ReactNode {
  const t = bankText.useText()
  const navigate = useNavigate()
  const may = useMay()
  const { selected, upload = false, ...filters } = bankSearch.use()
  const { view, ...rest } = filters
  const list = useReadList(client.bankStatements.listBankLines, { ...rest, ...queries[view ?? 'open'] })
  const go = (search: Search): void => {
    void navigate({ to: '/bank', search, replace: true })
  }
  const select = (id: string | undefined): void => go(id === undefined ? filters : { ...filters, selected: id })
  const { undoLast, remember } = useUndo((id) => select(id))
  const ids = list.items.map(({ bankLineId }) => bankLineId)
  const handled = (id: string): void => {
    remember(id)
    const at = ids.indexOf(id)
    select(ids[at + 1] ?? ids[at - 1])
  }
  const mayWrite = may('write:bank-statements')
  const openUpload = (): void => go({ ...filters, upload: true })
  const uploads = useUploads()
  const columns = useRef<HTMLDivElement>(null)
  useDropZone(columns, (files) => {
    uploads.add(files)
    openUpload()
  })
  useCommands(
    mayWrite
      ? [
          {
            id: 'bank undo',
            label: wordsText.t('undo'),
            keys: 'u',
            group: bankNavText.t('bank'),
            run: () => undoLast(selected),
          },
          { id: 'bank upload', label: t('upload'), group: bankNavText.t('bank'), run: openUpload },
        ]
      : [],
  )
  return (
    <Page
      title={bankNavText.t('bank')}
      isFixed
      toolbar={<Filters filters={filters} onChange={go} />}
      actions={
        mayWrite && (
          <Button leftSection={<IconUpload size={16} />} onClick={openUpload}>
            {t('upload')}
          </Button>
        )
      }
    >
      <Suspense />
      <div
        ref={columns}
        className={classes.columns}
        data-reading={selected !== undefined}
        {...(mayWrite && { 'data-drop-zone': '' })}
      >
        <div className={classes.list}>
          <LineList list={list} selected={selected} onSelect={select} filters={filters} />
        </div>
        <section className={classes.pane} aria-label={t('lines')} tabIndex={0}>
          {selected === undefined
            ? list.items.length > 0 && <EmptyState title={t('chooseTitle')} hint={t('chooseHint')} />
            : !list.query.isPending && (
                <LinePane
                  key={selected}
                  bankLineId={selected}
                  onBack={() => select(undefined)}
                  onHandled={handled}
                  onUndo={() => undoLast(selected)}
                />
              )}
        </section>
      </div>
      <UploadPanel uploads={uploads} isOpen={upload} onClose={() => go(filters)} />
    </Page>
  )
}

/** Undoes the selected line, or the last one that was handled on this screen. */
function useUndo(onUndone: (id: string) => void): {
  undoLast: (selected: string | undefined) => void
  remember: (id: string) => void
} {
  const t = bankText.useText()
  const [last, setLast] = useState<string>()
  const undo = useWrite(client.bankStatements.undoBankLine, {
    onDone: ({ data }) => {
      setLast(undefined)
      notifications.show({ message: t('doneUndone') })
      onUndone(data.bankLineId)
    },
  })
  const undoLast = (selected: string | undefined): void => {
    const bankLineId = last ?? selected
    if (bankLineId === undefined) notifications.show({ message: t('nothingToUndo') })
    else
      undo.mutate(
        { input: { bankLineId } },
        { onError: ({ detail }) => notifications.show({ color: 'red', message: detail }) },
      )
  }
  return { undoLast, remember: setLast }
}

/** The money that is not booked on any case, by account. */
function Suspense(): ReactNode {
  const t = bankText.useText()
  const { data } = useRead(client.bankStatements.sumSuspense, {}, { keepPrevious: true })
  const accounts = data?.accounts ?? []
  if (accounts.length === 0) return null
  return (
    <p className={classes.suspense}>
      {accounts
        .map(({ name, amount, currency, oldest }) =>
          t('inSuspense', { amount: formatAmount(amount), currency, account: name, date: formatDate(oldest) }),
        )
        .join(' · ')}
    </p>
  )
}

function LineList(props: {
  list: ReadList<BankLine>
  selected: string | undefined
  onSelect: (id: string | undefined) => void
  filters: Search
}): ReactNode {
  const t = bankText.useText()
  const navigate = useNavigate()
  const isFiltered = Object.keys(props.filters).length > 0
  return (
    <DataList
      label={t('lines')}
      list={props.list}
      columns={useColumns()}
      keyOf={({ bankLineId }) => bankLineId}
      selected={props.selected}
      onSelect={props.onSelect}
      onOpen={({ bankLineId }) => props.onSelect(bankLineId)}
      empty={
        isFiltered ? (
          <NoMatches title={t('noneTitle')} onClear={() => void navigate({ to: '/bank', search: {} })} />
        ) : (
          <EmptyState title={t('nothingTitle')} hint={t('nothingHint')} />
        )
      }
    />
  )
}

function useColumns(): readonly Column<BankLine>[] {
  const t = bankText.useText()
  const tWords = wordsText.useText()
  return [
    {
      id: 'payer',
      header: t('payer'),
      width: 'minmax(120px, 1fr)',
      cell: (line) => (
        <span className={classes.fill}>
          {line.payerName ?? t('noPayer')}
          <span className={classes.under}>{textOf(line)}</span>
        </span>
      ),
    },
    {
      id: 'date',
      header: t('received'),
      width: '104px',
      isWideOnly: true,
      cell: ({ bookingDate }) => <Day at={bookingDate} />,
    },
    {
      id: 'amount',
      header: tWords('amount'),
      width: '128px',
      align: 'right',
      cell: ({ amount, bookedAmount, direction, state, currency }) => (
        <Money
          minor={(direction === 'debit' ? -1 : 1) * (state === 'OPEN' ? amount - bookedAmount : amount)}
          currency={currency}
        />
      ),
    },
  ]
}

function textOf({ text, references }: BankLine): string {
  return [...references, text].filter((part) => part !== '').join(' · ')
}

function Filters({ filters, onChange }: { filters: Search; onChange: (search: Search) => void }): ReactNode {
  const t = bankText.useText()
  const tWords = wordsText.useText()
  const { view, q } = filters
  const change = (next: Partial<Search>): void => {
    const merged = { view, q, ...next }
    onChange(Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined)))
  }
  return (
    <>
      <ViewSwitch
        label={tWords('show')}
        value={view ?? 'open'}
        onChange={(value) => change({ view: value === 'open' ? undefined : value } as Partial<Search>)}
        data={(['open', 'suggested', 'unmatched', 'booked', 'aside'] as const).map((value) => ({
          value,
          label: t(value),
        }))}
      />
      <SearchField
        className={filterClasses.search}
        label={t('search')}
        text={q ?? ''}
        onChange={(text) => change({ q: text === '' ? undefined : text } as Partial<Search>)}
      />
    </>
  )
}
