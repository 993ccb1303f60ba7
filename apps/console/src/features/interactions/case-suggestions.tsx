import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { type Result, useRead } from '../../api/query.ts'
import { formatAmount } from '../../text/format.ts'
import { wordsText } from '../../text/words.text.ts'
import layout from '../../ui/layout.module.css'
import { searchesFor } from './answer.rules.ts'
import type { PickedCase } from './case-picker.tsx'
import type { Interaction } from './interaction.rules.ts'
import { interactionsText } from './interactions.text.ts'

type CaseItem = Result<typeof client.cases.list>['items'][number]

/** How many cases are suggested: more would have to be read before one is chosen. */
const suggestedMax = 3

/** The cases that a message without one may belong to, by what it states. */
export function CaseSuggestions(props: {
  interaction: Interaction
  onPick: (picked: PickedCase) => void
  isPending: boolean
}): ReactNode {
  const t = interactionsText.useText()
  const tWords = wordsText.useText()
  const [first, second, third] = searchesFor(props.interaction)
  const found = [...useFound(first), ...useFound(second), ...useFound(third)]
  const cases = [...new Map(found.map((item) => [item.id, item])).values()].slice(0, suggestedMax)
  if (cases.length === 0) return null
  return (
    <section aria-label={t('suggestions')}>
      <h3>{t('suggestions')}</h3>
      <div className={layout.row}>
        {cases.map((item) => (
          <Button
            key={item.id}
            variant="default"
            size="compact-md"
            loading={props.isPending}
            onClick={() => props.onPick({ id: item.id, number: item.journalNumber })}
          >
            {`${tWords('caseNumber', { number: item.journalNumber })} · ${item.debtorName} · ${formatAmount(item.outstanding + item.accruedInterest)} ${item.currency}`}
          </Button>
        ))}
      </div>
    </section>
  )
}

function useFound(q: string | undefined): readonly CaseItem[] {
  const { data } = useRead(
    client.cases.list,
    { q: q ?? '', pageSize: suggestedMax, sort: '-createdAt' },
    { enabled: q !== undefined, staleTime: 60_000 },
  )
  return data?.items ?? []
}
