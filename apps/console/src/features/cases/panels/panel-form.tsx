import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { wordsText } from '../../../text/words.text.ts'
import { DraftNote } from '../../../ui/draft-note.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { PanelFooter } from '../../../ui/side-panel.tsx'
import type { FormDraft } from '../../../ui/use-form-draft.ts'
import classes from '../cases.module.css'
import { panelsText } from './panels.text.ts'

/**
 * The form of a panel: a note on a restored draft, the fields, the problem if saving failed, and the buttons to
 * cancel, to save, and to save and open the next case.
 */
export function PanelForm(props: {
  draft: Pick<FormDraft<object>, 'isRestored' | 'discard'>
  /** The label of the button that saves. */
  label: string
  saving: { readonly isPending: boolean; readonly error: unknown }
  isReady: boolean
  /** Whether "save and next" makes sense; a message is sent without leaving the case. */
  offersNext?: boolean
  onCancel: () => void
  onSave: (goOn: boolean) => void
  children: ReactNode
  /** Below the problem, for a question that it raises. */
  belowProblem?: ReactNode
}): ReactNode {
  const t = panelsText.useText()
  const tWords = wordsText.useText()
  const { isReady, saving, onSave, offersNext = true } = props
  return (
    <form
      className={classes.form}
      data-drop-zone
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) onSave(false)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        if (isReady && !saving.isPending) onSave(false)
      }}
    >
      <DraftNote draft={props.draft} />
      {props.children}
      {saving.error !== null && <ProblemNotice error={saving.error} />}
      {props.belowProblem}
      <PanelFooter>
        <Button variant="subtle" color="gray" onClick={props.onCancel}>
          {tWords('cancel')}
        </Button>
        {offersNext && (
          <Button variant="default" disabled={!isReady} loading={saving.isPending} onClick={() => onSave(true)}>
            {t('saveAndNext')}
          </Button>
        )}
        <Button type="submit" disabled={!isReady} loading={saving.isPending}>
          {props.label}
        </Button>
      </PanelFooter>
    </form>
  )
}
