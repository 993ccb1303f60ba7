import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { keepDraft, readDraft } from '../api/drafts.ts'
import type { Intent } from '../api/intent.ts'
import { uiText } from './ui.text.ts'
import { useDraft } from './use-draft.ts'

export interface FormDraft<Fields> {
  readonly fields: Fields
  readonly set: (next: Partial<Fields>) => void
  /** Whether the form began with what was written before. */
  readonly isRestored: boolean
  /** Gives up what was written. */
  readonly discard: () => void
  /** Survives a reload as the fields do: what was sent before it, and whose answer was lost, is not done twice. */
  readonly intent: Intent
  /** Forgets what was written once it is done, and says so where it had been done before the reload. */
  readonly finish: (answer: { readonly isReplay: boolean }) => void
}

/**
 * The fields of a form, which survive a reload until they are sent. Only what differs from the beginning is kept, so
 * that what begins with today's date begins with that of tomorrow tomorrow. The name says what it is the draft of.
 */
export function useFormDraft<Fields extends object>(name: string, initial: Fields): FormDraft<Fields> {
  const [text, write, clear] = useDraft(name)
  const [wasRestored] = useState(text !== '')
  const fields = { ...initial, ...changesIn<Fields>(text) }
  const { intent, isFromEarlierVisit } = useKeptIntent(name)
  const discard = (): void => {
    intent.forget()
    clear()
  }
  return {
    fields,
    set: (next) => {
      const changed = Object.entries({ ...fields, ...next }).filter(
        ([field, value]) => JSON.stringify(value) !== JSON.stringify(initial[field as keyof Fields]),
      )
      write(changed.length === 0 ? '' : JSON.stringify(Object.fromEntries(changed)))
    },
    isRestored: wasRestored && text !== '',
    discard,
    intent,
    finish: ({ isReplay }) => {
      if (isReplay && isFromEarlierVisit()) notifications.show({ message: uiText.t('doneBefore') })
      discard()
    },
  }
}

/** What was kept; a draft of an older form, or one that somebody else wrote there, counts as none. */
function changesIn<Fields>(text: string): Partial<Fields> {
  try {
    const kept: unknown = JSON.parse(text === '' ? '{}' : text)
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

/** An intent whose key survives a reload; one that was there before it is known as such. */
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
