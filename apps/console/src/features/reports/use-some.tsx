import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { areaText } from './area.text.ts'

/** How many creditors are read through; behind them one looks for a certain one. */
const shownFirst = 50

/** The first of many, and the way to all of them. */
export function useSome<Item>(items: readonly Item[]): { some: readonly Item[]; more: ReactNode } {
  const t = areaText.useText()
  const [isWhole, setWhole] = useState(false)
  if (isWhole || items.length <= shownFirst) return { some: items, more: null }
  return {
    some: items.slice(0, shownFirst),
    more: (
      <Button className="no-print" variant="default" mt={16} onClick={() => setWhole(true)}>
        {t('showAll', { count: items.length })}
      </Button>
    ),
  }
}
