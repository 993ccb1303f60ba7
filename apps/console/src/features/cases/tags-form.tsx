import { TagsInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useRef, useState } from 'react'
import { fieldErrors } from '../../ui/field-errors.ts'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import type { PanelFormProps } from './case-panels.tsx'
import { casesText } from './cases.text.ts'
import classes from './cases.module.css'
import { PanelButtons } from './panel-buttons.tsx'
import { useCaseChange } from './use-case-change.tsx'
import { workText } from './work.text.ts'

/** Changes the tags of the case. */
export function TagsForm({ data, onDone }: PanelFormProps): ReactNode {
  const t = workText.useText()
  const tCases = casesText.useText()
  const [tags, setTags] = useState<string[]>([...data.one.tags])
  const goesOn = useRef(false)
  const saving = useCaseChange(data, {
    differences: (now) => [{ label: t('tags'), yours: tags.join(', '), theirs: now.tags.join(', ') }],
    onDone: () => {
      notifications.show({ message: tCases('saved') })
      onDone(goesOn.current)
    },
  })
  const save = (goOn: boolean): void => {
    goesOn.current = goOn
    saving.change({ tags })
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        save(false)
      }}
    >
      <TagsInput
        label={t('tags')}
        description={t('tagsHint')}
        data-autofocus
        maxTags={50}
        value={tags}
        error={fieldErrors(saving.error)['tags']}
        onChange={(next) => setTags(next.map((tag) => tag.trim().slice(0, 50)).filter((tag) => tag !== ''))}
      />
      {saving.error !== null && <ProblemNotice error={saving.error} />}
      <PanelButtons label={t('save')} isBusy={saving.isPending} isReady onCancel={() => onDone()} onSave={save} />
      {saving.dialog}
    </form>
  )
}
