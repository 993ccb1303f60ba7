import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { DraftNote } from '../../ui/draft-note.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { PanelFooter } from '../../ui/side-panel.tsx'
import type { FormDraft } from '../../ui/use-form-draft.ts'
import { casesText } from './cases.text.ts'
import classes from './cases.module.css'
import type { CaseData } from './use-case.ts'

export interface PanelFormProps {
  readonly data: CaseData
  /** Closes the panel; "save and next" goes on to the next case of the list. */
  readonly onDone: (goOn?: boolean) => void
}

/**
 * A form of a case: what was begun earlier, its fields, why it was refused, and the buttons to cancel, to save, and to
 * save and go on to the next case.
 */
export function PanelForm(props: {
  draft: Pick<FormDraft<object>, 'isRestored' | 'discard'>
  /** What the button that saves says. */
  label: string
  saving: { readonly isPending: boolean; readonly error: unknown }
  isReady: boolean
  onCancel: () => void
  onSave: (goOn: boolean) => void
  children: ReactNode
}): ReactNode {
  const t = casesText.useText()
  const { isReady, saving, onSave } = props
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSave(false)
      }}
    >
      <DraftNote draft={props.draft} />
      {props.children}
      {saving.error !== null && <ProblemNotice error={saving.error} />}
      <PanelFooter>
        <Button variant="subtle" color="gray" onClick={props.onCancel}>
          {t('cancel')}
        </Button>
        <Button variant="default" disabled={!isReady} loading={saving.isPending} onClick={() => onSave(true)}>
          {t('saveAndNext')}
        </Button>
        <Button type="submit" disabled={!isReady} loading={saving.isPending}>
          {props.label}
        </Button>
      </PanelFooter>
    </form>
  )
}
