import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { wordsText } from '../text/words.text.ts'
import classes from './ui.module.css'
import { uiText } from './ui.text.ts'
import type { FormDraft } from './use-form-draft.ts'

/** Notes that a form was restored from a draft, and lets the user discard it. */
export function DraftNote({ draft }: { draft: Pick<FormDraft<object>, 'isRestored' | 'discard'> }): ReactNode {
  const t = uiText.useText()
  const tWords = wordsText.useText()
  if (!draft.isRestored) return null
  return (
    <p className={classes.draftNote} role="status">
      {t('draftRestored')}
      <Button size="compact-xs" variant="subtle" onClick={draft.discard}>
        {tWords('startOver')}
      </Button>
    </p>
  )
}
