import { Button, Combobox, Loader, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useEffect, useState } from 'react'
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

/** The cases that match what was written. Until then, those that match what the message mentions. */
function useFoundCases(written: string, startWith: string) {
  const [typed] = useDebouncedValue(written.trim(), 200)
  const q = typed === '' ? startWith : typed
  const found = useRead(
    client.cases.list,
    { pageSize: 8, sort: '-createdAt', ...(q === '' ? {} : { q }) },
    { keepPrevious: true },
  )
  return { found, isCurrent: typed === written.trim() && !found.isPlaceholderData }
}

/**
 * Enter that is pressed before the results for the text have arrived. It then takes the first of them, if that is the
 * case that was highlighted, or the only one: nobody picks a case among several without having seen it.
 */
function useEarlyEnter(
  written: string,
  current: readonly CaseItem[] | undefined,
  pick: (item: CaseItem) => void,
): { enter: (highlighted?: string) => void } {
  const [entered, setEntered] = useState<{ written: string; highlighted: string | undefined }>()
  const isWaiting = entered !== undefined && entered.written === written
  useEffect(() => {
    if (!isWaiting || current === undefined) return
    setEntered(undefined)
    const [first] = current
    if (first !== undefined && (first.id === entered.highlighted || current.length === 1)) pick(first)
  }, [isWaiting, current, entered, pick])
  return { enter: (highlighted) => setEntered({ written, highlighted }) }
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
  const { found, isCurrent } = useFoundCases(written, props.startWith)
  const { data: creditors } = useRead(client.creditors.list, { pageSize: 500 }, { staleTime: 300_000 })
  const names = new Map((creditors?.items ?? []).map(({ creditorId, name }) => [creditorId, name]))
  const items = found.data?.items ?? []
  const options = useCombobox({ opened: true })
  const { selectFirstOption } = options
  // Enter takes the likeliest case, once it is on screen.
  useEffect(() => void selectFirstOption(), [found.data, selectFirstOption])
  const pick = (item: CaseItem): void => props.onPick({ id: item.id, number: item.journalNumber })
  const early = useEarlyEnter(written, isCurrent ? items : undefined, pick)
  const submit = (id: string): void => {
    const item = items.find((each) => each.id === id)
    if (isCurrent && item !== undefined) pick(item)
    else early.enter(id)
  }
  return (
    <div className={classes.picker}>
      <Combobox store={options} onOptionSubmit={submit}>
        <Combobox.Target>
          <TextInput
            className={layout.grow ?? ''}
            label={t('mapLabel')}
            placeholder={tWords('caseSearch')}
            autoFocus
            value={written}
            onChange={(event) => setWritten(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') props.onCancel()
              // The list submits what is highlighted; before the first results, nothing is.
              if (event.key === 'Enter' && !isCurrent && options.getSelectedOptionIndex() === -1) early.enter()
            }}
            rightSection={found.isFetching ? <Loader size={16} /> : null}
          />
        </Combobox.Target>
        <Combobox.Dropdown>
          <Combobox.Options className={classes.options ?? ''} aria-label={t('mapLabel')}>
            {items.map((item) => (
              <Combobox.Option key={item.id} value={item.id}>
                <CaseOption item={item} creditorName={names.get(item.creditorId) ?? ''} />
              </Combobox.Option>
            ))}
            {items.length === 0 && <Combobox.Empty>{found.isPending ? t('mapType') : t('mapNone')}</Combobox.Empty>}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      <Button variant="subtle" color="gray" onClick={props.onCancel}>
        {tWords('cancel')}
      </Button>
    </div>
  )
}

function CaseOption({ item, creditorName }: { item: CaseItem; creditorName: string }): ReactNode {
  const tWords = wordsText.useText()
  return (
    <span className={classes.option}>
      <span>
        <b>
          <DebtorName customerId={item.customerId} />
        </b>
        <span className={layout.quiet}>
          {tWords('caseNumber', { number: item.journalNumber })} · {creditorName}
        </span>
      </span>
      <span>
        <Money minor={item.outstanding + item.accruedInterest} currency={item.currency} />
        <CaseStatusDot status={item.status} />
      </span>
    </span>
  )
}
