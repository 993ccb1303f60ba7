import { Button, Menu } from '@mantine/core'
import type { ProblemError } from '@fordring/client'
import { IconCopy } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useIsAdministrator } from '../../../api/session.ts'
import { wordsText } from '../../../text/words.text.ts'
import { useCommands } from '../../../ui/commands.ts'
import { isAllAtFields } from '../../../ui/field-errors.ts'
import layout from '../../../ui/layout.module.css'
import { Page } from '../../../ui/page.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import classes from '../templates.module.css'
import { templateSearch } from '../templates.search.ts'
import { templatesText } from '../templates.text.ts'
import { DeleteTemplate } from './delete-template.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { TemplateFields } from './template-fields.tsx'
import { TemplatePreview } from './template-preview.tsx'
import { emptyFields, type Template, type TemplateValues } from './template.rules.ts'
import { usePreview } from './use-preview.ts'
import { type EditedTemplate, useTemplateDraft } from './use-template-draft.ts'
import { type TemplateSave, useTemplateSave } from './use-template-save.ts'

const formId = 'template'
const fieldNames = ['name', 'handle', 'kind', 'language', 'subject', 'body'] as const

interface EditorProps {
  /** The initial values of the form. */
  readonly base: TemplateValues
  /** The saved template; undefined for a new one. */
  readonly kept?: { readonly template: Template; readonly etag: string | undefined }
  readonly above: ReactNode
}

/** The template editor: fields and placeholders on the left, the preview on the right. */
export function TemplateEditor({ base, kept, above }: EditorProps): ReactNode {
  const t = templatesText.useText()
  const search = templateSearch.use()
  const template = kept?.template
  const edited = useTemplateDraft(template?.templateId ?? `new${search.from ?? ''}`, base, kept?.etag)
  const { values, isChanged } = edited
  const editing = useEditing(template, edited)
  const { mayWrite, saving } = editing
  const preview = usePreview(values, search.case)
  return (
    <Page
      title={template?.name ?? t('new')}
      above={above}
      isFixed
      {...(template === undefined ? {} : { objectId: template.templateId })}
      menu={template !== undefined && mayWrite && <DuplicateItem templateId={template.templateId} />}
      actions={mayWrite && <Actions isNew={template === undefined} edited={edited} editing={editing} />}
    >
      <div className={classes.editor}>
        <EditorForm template={template} values={values} editing={editing} previewError={preview.error} />
        <TemplatePreview values={values} preview={preview} />
      </div>
      <LeaveGuard isOn={isChanged} mayLeave={editing.mayLeave} onDiscard={edited.discard} />
      {saving.dialog}
    </Page>
  )
}

function EditorForm(props: {
  template: Template | undefined
  values: TemplateValues
  editing: Editing
  previewError: ProblemError | null
}): ReactNode {
  const t = wordsText.useText()
  const { template, editing } = props
  const { mayWrite, saving } = editing
  return (
    <form
      id={formId}
      ref={editing.form}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        editing.save()
      }}
    >
      {!mayWrite && <p className={layout.quietText}>{t('readOnly')}</p>}
      {saving.error !== null && !isAllAtFields(saving.error, fieldNames) && <ProblemNotice error={saving.error} />}
      <TemplateFields
        values={props.values}
        isNew={template === undefined}
        isReadOnly={!mayWrite}
        errors={[saving.error, props.previewError]}
        missing={editing.missing}
        onChange={editing.change}
      />
      {template !== undefined && mayWrite && <DeleteTemplate template={template} onDone={editing.leave} />}
    </form>
  )
}

interface Editing {
  readonly mayWrite: boolean
  readonly canSave: boolean
  readonly saving: TemplateSave
  readonly missing: readonly string[]
  readonly form: RefObject<HTMLFormElement | null>
  readonly mayLeave: RefObject<boolean>
  readonly change: (next: Partial<TemplateValues>) => void
  readonly save: () => void
  /** Goes back to the list without asking. */
  readonly leave: () => void
}

/** The actions of the editor: change, save by button or key, and leave. */
function useEditing(template: Template | undefined, edited: EditedTemplate): Editing {
  const t = wordsText.useText()
  const navigate = useNavigate()
  const mayWrite = useIsAdministrator()
  const [missing, setMissing] = useState<readonly string[]>([])
  const mayLeave = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const goTo = (to: string): void => {
    edited.discard()
    mayLeave.current = true
    void navigate({ to, replace: true })
  }
  const saving = useTemplateSave({
    ...{ kept: template, values: edited.values, etag: edited.etag, onKeptTheirs: edited.discard },
    onSaved: ({ templateId }) =>
      template === undefined ? goTo(`/settings/templates/${templateId}`) : edited.discard(),
  })
  const canSave = mayWrite && (edited.isChanged || template === undefined)
  const save = (): void => {
    if (!canSave || saving.isPending) return
    const left = emptyFields(edited.values)
    setMissing(left)
    if (left.length === 0) saving.save()
  }
  useCommands([
    { id: 'template save', label: t('save'), keys: 'mod+s', group: t('template'), isGlobal: true, run: save },
  ])
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [saving.error, missing])
  return {
    ...{ mayWrite, canSave, saving, missing, form, mayLeave, save },
    change: (next) => {
      setMissing((names) => names.filter((name) => !(name in next)))
      edited.change(next)
    },
    leave: () => goTo('/settings/templates'),
  }
}

function Actions(props: { isNew: boolean; edited: EditedTemplate; editing: Editing }): ReactNode {
  const t = templatesText.useText()
  const tWords = wordsText.useText()
  const { edited, editing } = props
  return (
    <>
      {edited.isChanged && (
        <>
          <span className={classes.unsaved}>{t('unsaved')}</span>
          <Button variant="subtle" color="gray" onClick={edited.discard}>
            {t('discard')}
          </Button>
        </>
      )}
      <Button type="submit" form={formId} disabled={!editing.canSave} loading={editing.saving.isPending}>
        {tWords(props.isNew ? 'create' : 'save')}
      </Button>
    </>
  )
}

function DuplicateItem({ templateId }: { templateId: string }): ReactNode {
  const t = templatesText.useText()
  const navigate = useNavigate()
  return (
    <Menu.Item
      leftSection={<IconCopy size={16} />}
      onClick={() => void navigate({ to: '/settings/templates/new', search: { from: templateId } })}
    >
      {t('duplicate')}
    </Menu.Item>
  )
}
