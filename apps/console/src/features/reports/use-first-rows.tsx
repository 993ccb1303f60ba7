import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { reportsText } from './reports.text.ts'

/** Nobody reads through more creditors than this; they filter. */
const shownFirst = 50

/** The first rows of a long report, and a button to show all. */
export function useFirstRows<Item>(items: readonly Item[]): { rows: readonly Item[]; showAll: ReactNode } {
  const t = reportsText.useText()
  const [isWhole, setWhole] = useState(false)
  if (isWhole || items.length <= shownFirst) return { rows: items, showAll: null }
  return {
    rows: items.slice(0, shownFirst),
    showAll: (
      <Button className="no-print" variant="default" mt={16} onClick={() => setWhole(true)}>
        {t('showAll', { count: items.length })}
      </Button>
    ),
  }
}
