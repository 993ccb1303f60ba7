import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { keepDraft, readDraft } from '../api/drafts.ts'
import type { Intent } from '../api/intent.ts'
import { draftChanges, draftText } from './form-draft.rules.ts'
import { uiText } from './ui.text.ts'
import { useDraft } from './use-draft.ts'

export interface FormDraft<Fields> {
  readonly fields: Fields
  readonly set: (next: Partial<Fields>) => void
  /** Whether the form was restored from a draft. */
  readonly isRestored: boolean
  /** Discards the draft. */
  readonly discard: () => void
  /** Survives a reload like the fields, so that a request whose response was lost is not repeated. */
  readonly intent: Intent
  /** Removes the draft once it is saved, and notifies the user if it had already been saved before the reload. */
  readonly finish: (answer: { readonly isReplay: boolean }) => void
}

/**
 * The fields of a form, which survive a reload until they are sent. Only changes are stored, so that a date that
 * defaults to today still does so tomorrow. The name identifies the draft.
 */
export function useFormDraft<Fields extends object>(name: string, initial: Fields): FormDraft<Fields> {
  const [text, write, clear] = useDraft(name)
  const [wasRestored] = useState(text !== '')
  const fields: Fields = { ...initial, ...draftChanges(text) }
  const { intent, isFromEarlierVisit } = useKeptIntent(name)
  const discard = (): void => {
    intent.forget()
    clear()
  }
  return {
    fields,
    set: (next) => write(draftText(initial, { ...fields, ...next })),
    isRestored: wasRestored && text !== '',
    discard,
    intent,
    finish: ({ isReplay }) => {
      if (isReplay && isFromEarlierVisit()) notifications.show({ message: uiText.t('doneBefore') })
      discard()
    },
  }
}

/** An intent whose key survives a reload. */
export function useKeptIntent(name: string): { intent: Intent; isFromEarlierVisit: () => boolean } {
  const place = `intent ${name}`
  const [kept] = useState(() => ({ key: readDraft(place), isFromEarlierVisit: readDraft(place) !== '' }))
  return {
    isFromEarlierVisit: () => kept.isFromEarlierVisit,
    intent: {
      key: () => {
        if (kept.key === '') {
          kept.key = crypto.randomUUID()
          keepDraft(place, kept.key)
        }
        return kept.key
      },
      forget: () => {
        kept.key = ''
        kept.isFromEarlierVisit = false
        keepDraft(place, '')
      },
    },
  }
}
