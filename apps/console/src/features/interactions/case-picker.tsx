import { Button, Loader, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { client } from '../../api/client.ts'
import { useRead } from '../../api/query.ts'
import { wordsText } from '../../text/words.text.ts'
import layout from '../../ui/layout.module.css'
import { Money } from '../../ui/money.tsx'
import { CaseStatusDot, DebtorName } from '../cases/index.ts'
import classes from './interactions.module.css'
import { interactionsText } from './interactions.text.ts'

type CaseItem = Awaited<ReturnType<typeof client.cases.list>>['items'][number]

export interface PickedCase {
  readonly id: string
  readonly number: string
}

/** Finds a case by number, name or e-mail, and reports the chosen one. */
export function CasePicker(props: {
  startWith: string
  onPick: (picked: PickedCase) => void
  onCancel: () => void
}): ReactNode {
  const t = interactionsText.useText()
  const tWords = wordsText.useText()
  const [written, setWritten] = useState('')
  const [typed] = useDebouncedValue(written.trim(), 200)
  // Until the user types, search for what the message mentions.
  const q = typed === '' ? props.startWith : typed
  const found = useRead(
    client.cases.list,
    { pageSize: 8, sort: '-createdAt', ...(q === '' ? {} : { q }) },
    { keepPrevious: true },
  )
  const { data: creditors } = useRead(client.creditors.list, { pageSize: 500 }, { staleTime: 300_000 })
  const names = new Map((creditors?.items ?? []).map(({ creditorId, name }) => [creditorId, name]))
  const items = found.data?.items ?? []
  const byId = new Map(items.map((item) => [item.id, item]))
  return (
    <div className={classes.picker}>
      <Select
        className={layout.grow ?? ''}
        label={t('mapLabel')}
        placeholder={tWords('caseSearch')}
        searchable
        autoFocus
        defaultDropdownOpened
        selectFirstOptionOnChange
        maxDropdownHeight={400}
        value={null}
        searchValue={written}
        onSearchChange={setWritten}
        filter={({ options }) => options}
        rightSection={found.isFetching ? <Loader size={16} /> : null}
        nothingFoundMessage={found.isPending ? t('mapType') : t('mapNone')}
        data={items.map((item) => ({ value: item.id, label: tWords('caseNumber', { number: item.journalNumber }) }))}
        renderOption={({ option }) => (
          <CaseOption item={byId.get(option.value)} label={option.label} creditorNames={names} />
        )}
        onChange={(id) => {
          const item = byId.get(id ?? '')
          if (item !== undefined) props.onPick({ id: item.id, number: item.journalNumber })
        }}
      />
      <Button variant="subtle" color="gray" onClick={props.onCancel}>
        {tWords('cancel')}
      </Button>
    </div>
  )
}

function CaseOption(props: {
  item: CaseItem | undefined
  label: string
  creditorNames: ReadonlyMap<string, string>
}): ReactNode {
  const { item } = props
  if (item === undefined) return props.label
  return (
    <span className={classes.option}>
      <span>
        <b>
          <DebtorName customerId={item.customerId} />
        </b>
        <span className={layout.quiet}>
          {props.label} · {props.creditorNames.get(item.creditorId) ?? ''}
        </span>
      </span>
      <span>
        <Money minor={item.outstanding + item.accruedInterest} currency={item.currency} />
        <CaseStatusDot status={item.status} />
      </span>
    </span>
  )
}
