import { notifications } from '@mantine/notifications'
import type { ProblemError } from '@fordring/client'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useWrite } from '../../../api/query.ts'
import { wordsText } from '../../../text/words.text.ts'
import type { ConflictingField } from '../../../ui/conflict-dialog.tsx'
import { useVersionedWrite } from '../../../ui/use-versioned-write.tsx'
import { templatesText } from '../templates.text.ts'
import { differingFields, type Template, type TemplateValues } from './template.rules.ts'

export interface TemplateSave {
  readonly save: () => void
  readonly isPending: boolean
  readonly error: ProblemError | null
  /** Shows both versions, if somebody else has changed the template. */
  readonly dialog: ReactNode
}

interface Saved {
  /** The saved template; undefined for a new one. */
  readonly kept: Template | undefined
  readonly values: TemplateValues
  readonly etag: string | undefined
  readonly onSaved: (template: Template) => void
  readonly onKeptTheirs: () => void
}

/** Saves the changed fields of a template. On a version conflict, it shows both versions first. */
export function useTemplateSave({ kept, values, etag, onSaved, onKeptTheirs }: Saved): TemplateSave {
  const creating = useWrite(client.templates.create, {
    onDone: ({ data }) => {
      notifications.show({ message: wordsText.t('created') })
      onSaved(data)
    },
  })
  const templateId = kept?.templateId ?? ''
  const changesTo = (base: Template): Partial<TemplateValues> =>
    Object.fromEntries(differingFields(values, base).map((field) => [field, values[field]]))
  const patching = useVersionedWrite({
    writing: useWrite(client.templates.patch, {
      onDone: ({ data }) => {
        notifications.show({ message: wordsText.t('saved') })
        onSaved(data)
      },
    }),
    inputOf: (body: Partial<TemplateValues>) => ({ templateId, body }),
    read: () => client.templates.get.full({ templateId }),
    differences: (now) => conflictBetween(values, now),
    rebase: changesTo,
    onKeepTheirs: onKeptTheirs,
  })
  return {
    save: () => {
      if (kept === undefined) creating.mutate({ input: { body: values } })
      else patching.save(changesTo(kept), etag)
    },
    isPending: creating.isPending || patching.isPending,
    error: creating.error ?? patching.error,
    dialog: patching.dialog,
  }
}

function conflictBetween(values: TemplateValues, now: Template): readonly ConflictingField[] {
  return differingFields(values, now).map((field) => ({
    ...{ label: templatesText.t(field), yours: shown(values[field]), theirs: shown(now[field]) },
  }))
}

function shown(value: string | boolean): string {
  return typeof value === 'string' ? value : wordsText.t(value ? 'yes' : 'no')
}
