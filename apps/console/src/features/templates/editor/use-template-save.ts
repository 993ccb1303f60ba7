import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import type { Answer, ProblemError } from '@fordring/client'
import { client } from '../../../api/client.ts'
import { useWrite } from '../../../api/query.ts'
import { wordsText } from '../../../text/words.text.ts'
import type { ConflictingField } from '../../../ui/conflict-dialog.tsx'
import { templatesText } from '../templates.text.ts'
import { differingFields, type Template, type TemplateValues } from './template.rules.ts'

export interface TemplateSave {
  readonly save: () => void
  readonly isPending: boolean
  readonly error: ProblemError | null
  /** Both versions, if somebody else has changed the template. */
  readonly conflict: readonly ConflictingField[] | undefined
  readonly keepTheirs: () => void
  readonly keepYours: () => void
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
  const [now, setNow] = useState<Answer<Template>>()
  const creating = useWrite(client.templates.create, {
    onDone: ({ data }) => {
      notifications.show({ message: wordsText.t('created') })
      onSaved(data)
    },
  })
  const patching = useWrite(client.templates.patch, {
    onDone: ({ data }) => {
      notifications.show({ message: wordsText.t('saved') })
      onSaved(data)
    },
  })
  const patch = (base: Template, ifMatch: string | undefined): void => {
    const { templateId } = base
    const body = Object.fromEntries(differingFields(values, base).map((field) => [field, values[field]]))
    patching.mutate(
      { input: { templateId, body }, options: { ifMatch } },
      {
        onError: (error) => {
          if (error.status === 412) void client.templates.get.full({ templateId }).then(setNow)
        },
      },
    )
  }
  return {
    save: () => {
      if (kept === undefined) creating.mutate({ input: { body: values } })
      else patch(kept, etag)
    },
    isPending: creating.isPending || patching.isPending,
    error: patching.error?.status === 412 ? null : (creating.error ?? patching.error),
    conflict: now && conflictBetween(values, now.data),
    keepTheirs: () => {
      setNow(undefined)
      patching.reset()
      onKeptTheirs()
    },
    keepYours: () => {
      setNow(undefined)
      if (now !== undefined) patch(now.data, now.etag)
    },
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
