import { ActionIcon, Button, Select } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { components } from '@fordring/client'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { useRead, useWrite } from '../../../api/query.ts'
import { wordsText } from '../../../text/words.text.ts'
import layout from '../../../ui/layout.module.css'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import classes from '../settings.module.css'
import { registriesText } from '../registries/registries.text.ts'
import { tenantText } from './tenant.text.ts'

type Policy = components['schemas']['AllocationPolicy']
type Entry = Policy['entries'][number]

/** The order in which payments cover the categories of a debt. */
export function AllocationOrder({ mayWrite }: { mayWrite: boolean }): ReactNode {
  const t = tenantText.useText()
  const { data, etag, error, refetch } = useRead(client.caseVoucherAllocations.getAllocationPolicy, {})
  return (
    <section className={classes.block} aria-labelledby="allocation-order">
      <h2 id="allocation-order">{t('orderTitle')}</h2>
      <p className={layout.quietText}>{t('orderAbout')}</p>
      {error !== null && data === undefined && <ProblemNotice error={error} retry={() => void refetch()} />}
      {data !== undefined && <OrderForm policy={data} etag={etag} mayWrite={mayWrite} />}
    </section>
  )
}

function OrderForm(props: { policy: Policy; etag: string | undefined; mayWrite: boolean }): ReactNode {
  const t = tenantText.useText()
  const tWords = wordsText.useText()
  const { mayWrite } = props
  // The version that the user started from.
  const [{ policy, etag }, setBase] = useState(props)
  const [entries, setEntries] = useState<readonly Entry[]>(policy.entries)
  const saving = useWrite(client.caseVoucherAllocations.patchAllocationPolicy, {
    onDone: ({ data, etag: saved }) => {
      setBase({ ...props, policy: data, etag: saved })
      setEntries(data.entries)
      notifications.show({ message: tWords('saved') })
    },
  })
  const save = (next: Entry[] | null): void =>
    saving.mutate({ input: { body: { entries: next } }, options: etag === undefined ? {} : { ifMatch: etag } })
  const isChanged = JSON.stringify(entries) !== JSON.stringify(policy.entries)
  return (
    <>
      {policy.isDefault && <p className={layout.quietText}>{t('orderDefault')}</p>}
      <ol className={layout.plainList}>
        {entries.map((entry, index) => (
          <OrderLine
            key={entry.category}
            entry={entry}
            mayWrite={mayWrite}
            onOrder={(order) => setEntries(entries.map((item) => (item === entry ? { ...item, order } : item)))}
            onUp={index === 0 ? undefined : () => setEntries(swapped(entries, index - 1))}
            onDown={index === entries.length - 1 ? undefined : () => setEntries(swapped(entries, index))}
          />
        ))}
      </ol>
      {saving.error !== null && <ProblemNotice error={saving.error} />}
      {mayWrite && (
        <div className={layout.rowCentered}>
          <Button disabled={!isChanged} loading={saving.isPending} onClick={() => save([...entries])}>
            {t('save')}
          </Button>
          {!policy.isDefault && (
            <Button variant="default" onClick={() => save(null)}>
              {t('useDefault')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

/** Swaps the entry at the index with the one after it. */
function swapped(entries: readonly Entry[], index: number): Entry[] {
  const next = [...entries]
  const moved = next.splice(index, 1)
  next.splice(index + 1, 0, ...moved)
  return next
}

function OrderLine(props: {
  entry: Entry
  mayWrite: boolean
  onOrder: (order: Entry['order']) => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}): ReactNode {
  const t = tenantText.useText()
  const name = registriesText.useText()
  const { entry, mayWrite, onUp, onDown } = props
  const what = name(entry.category)
  return (
    <li className={classes.line}>
      <span>{what}</span>
      <span className={layout.rowCentered}>
        <Select
          aria-label={t('orderOf', { what })}
          w={144}
          allowDeselect={false}
          disabled={!mayWrite}
          value={entry.order}
          onChange={(order) => order !== null && props.onOrder(order)}
          data={(['oldest-first', 'newest-first'] as const).map((value) => ({ value, label: t(value) }))}
        />
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('up', { what })}
          disabled={!mayWrite || onUp === undefined}
          onClick={onUp}
        >
          <IconArrowUp size={16} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('down', { what })}
          disabled={!mayWrite || onDown === undefined}
          onClick={onDown}
        >
          <IconArrowDown size={16} />
        </ActionIcon>
      </span>
    </li>
  )
}
