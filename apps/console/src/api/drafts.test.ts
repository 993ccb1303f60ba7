import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetDrafts, keepDraft, readDraft } from './drafts.ts'

describe('drafts', () => {
  let stored: Record<string, string>

  beforeEach(() => {
    stored = { language: 'da' }
    const methods = {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => {
        stored[key] = value
      },
      removeItem: (key: string) => {
        stored = Object.fromEntries(Object.entries(stored).filter(([name]) => name !== key))
      },
    }
    vi.stubGlobal(
      'localStorage',
      new Proxy(methods, {
        ownKeys: () => Object.keys(stored),
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      }),
    )
  })
  afterEach(() => vi.unstubAllGlobals())

  it('are kept by name and removed when emptied', () => {
    keepDraft('note 1', 'Ring')
    expect(readDraft('note 1')).toBe('Ring')
    expect(readDraft('note 2')).toBe('')
    keepDraft('note 1', '')
    expect(stored).toEqual({ language: 'da' })
  })

  it('are forgotten without touching anything else', () => {
    keepDraft('note 1', 'Ring')
    keepDraft('sms 1', 'Hej')
    forgetDrafts()
    expect(stored).toEqual({ language: 'da' })
  })
})
