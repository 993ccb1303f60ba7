import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { ConsentRow, RestrictionRow } from './contact-records.queries.ts'
import type { ContactConsent, ContactRestriction, ContactVerdict } from './contact-gate.schemas.ts'
import type { VerdictRow } from './verdicts.queries.ts'

/** Shapes a restriction for responses and events. */
export function restrictionView(row: RestrictionRow): ContactRestriction {
  const { expiresAt, endedAt, createdAt } = row
  return {
    ...row,
    ...{ expiresAt: nullableInstant(expiresAt), endedAt: nullableInstant(endedAt), createdAt: instant(createdAt) },
  }
}

/** Shapes a consent for responses and events. */
export function consentView(row: ConsentRow): ContactConsent {
  return { ...row, createdAt: instant(row.createdAt) }
}

/** Shapes a verdict for responses. */
export function verdictView({ rules, overriddenRules, ...row }: VerdictRow): ContactVerdict {
  return {
    ...row,
    ...{ rules: [...rules], overriddenRules: [...overriddenRules], opensAt: nullableInstant(row.opensAt) },
    ...{ sendsAt: instant(row.sendsAt), askedAt: instant(row.askedAt) },
  }
}
