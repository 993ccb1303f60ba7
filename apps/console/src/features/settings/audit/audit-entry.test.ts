import { afterEach, describe, expect, it } from 'vitest'
import { setLanguage } from '../../../text/define-text.ts'
import { actionOf, type AuditEntry, subjectNameOf } from './audit-entry.ts'

const entry = (subjectType: string, after: object | null, before: object | null = null): AuditEntry =>
  ({ subjectType, before, after, refused: null, operation: 'x' }) as unknown as AuditEntry

afterEach(() => setLanguage('en'))

describe('an entry of the audit trail', () => {
  it('names sessions as signing in and out, and other records by their kind', () => {
    expect(actionOf(entry('session', { sessionId: 's' }))).toBe('Signed in')
    expect(actionOf(entry('session', null, { sessionId: 's' }))).toBe('Signed out')
    expect(actionOf(entry('case-group', { label: 'B' }, { label: 'A' }))).toContain('case group')
  })

  it('translates what the service names in English', () => {
    setLanguage('da')
    expect(subjectNameOf(entry('update', { label: 'Payment promised' }))).toBe('Betaling lovet')
    expect(subjectNameOf(entry('update', { label: 'Egen type' }))).toBe('Egen type')
    expect(subjectNameOf(entry('interaction', { type: 'PHONE CALL' }))).toBe('Telefonopkald')
    expect(subjectNameOf(entry('case-group', { label: 'LETTER' }))).toBe('LETTER')
  })
})
