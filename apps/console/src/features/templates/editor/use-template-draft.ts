import { useDraft } from '../../../ui/use-draft.ts'
import { differingFields, readDraft, type TemplateValues, valuesOf } from './template.rules.ts'

export interface EditedTemplate {
  readonly values: TemplateValues
  readonly isChanged: boolean
  /** The version that the changes are based on. */
  readonly etag: string | undefined
  readonly change: (next: Partial<TemplateValues>) => void
  readonly discard: () => void
}

/** A template that is being edited: unsaved changes survive a reload. */
export function useTemplateDraft(name: string, base: TemplateValues, etag: string | undefined): EditedTemplate {
  const [text, write, discard] = useDraft(`template:${name}`)
  const draft = readDraft(text)
  const values = draft?.values ?? valuesOf(base)
  const change = (next: Partial<TemplateValues>): void => {
    const changed = { ...values, ...next }
    if (differingFields(changed, base).length === 0) discard()
    else write(JSON.stringify({ etag: draft === undefined ? etag : draft.etag, values: changed }))
  }
  return {
    values,
    isChanged: differingFields(values, base).length > 0,
    etag: draft === undefined ? etag : draft.etag,
    change,
    discard,
  }
}
