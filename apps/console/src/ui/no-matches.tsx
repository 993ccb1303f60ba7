import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { wordsText } from '../text/words.text.ts'
import { EmptyState } from './empty-state.tsx'

/** An empty list whose filters leave nothing, with a way to clear them. */
export function NoMatches(props: { title?: string; hint?: string; onClear: () => void }): ReactNode {
  const t = wordsText.useText()
  return (
    <EmptyState
      title={props.title ?? t('noMatches')}
      hint={props.hint ?? t('changeFiltersHint')}
      action={
        <Button variant="default" onClick={props.onClear}>
          {t('clearFilters')}
        </Button>
      }
    />
  )
}
