import { describe, expect, it } from 'vitest'
import { correctionOf, correctionPatch, type CourtClaim, isCorrectable } from './court-claim.rules.ts'

const served = {
  ...{ state: 'SERVED', court: 'Retten i Aarhus', courtReference: null },
  changes: [
    { state: 'FILED', date: '2026-02-01' },
    { state: 'SERVED', date: '2026-02-10' },
  ],
} as unknown as CourtClaim

describe('the correction of a court claim', () => {
  it('is of claims that were filed and are not final', () => {
    expect(isCorrectable(served)).toBe(true)
    expect(isCorrectable({ ...served, state: 'PREPARED', court: null })).toBe(false)
    expect(isCorrectable({ ...served, state: 'ENDED' })).toBe(false)
  })

  it('sends what differs, and nothing that is missing', () => {
    const fields = correctionOf(served)
    expect(fields).toEqual({ court: 'Retten i Aarhus', courtReference: '', servedOn: '2026-02-10' })
    expect(correctionPatch(served, fields)).toBeUndefined()
    expect(correctionPatch(served, { ...fields, court: ' ' })).toBeUndefined()
    expect(correctionPatch(served, { ...fields, servedOn: '' })).toBeUndefined()
    expect(correctionPatch(served, { ...fields, courtReference: ' BS-1 ' })).toEqual({ courtReference: 'BS-1' })
    expect(correctionPatch(served, { ...fields, servedOn: '2026-02-11' })).toEqual({ servedOn: '2026-02-11' })
    const named = { ...served, courtReference: 'BS-1' }
    expect(correctionPatch(named, fields)).toEqual({ courtReference: null })
  })

  it('has no day of service unless the claim is served', () => {
    expect(correctionOf({ ...served, state: 'ENDORSED' }).servedOn).toBeNull()
  })
})
