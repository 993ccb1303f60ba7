import { parseTimestamp } from '../../../platform/clock/timestamps.ts'
import { declared } from '../../../platform/feature/declared.ts'
import { readOperation } from '../../../platform/http/operations/operation.ts'
import type { Principal } from '../../../platform/identity/principal.ts'
import { instant, Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { type AuditFilters, type AuditReader, type AuditRow, listAuditEntries } from './audit.queries.ts'
import { AuditEntry, AuditQuery } from './audit.schemas.ts'

export const auditOperations = [
  readOperation({
    id: 'list-audit-entries',
    method: 'GET',
    path: '/v1/{tenantId}/audit',
    scope: 'read:audit',
    role: 'admin',
    tag: 'Audit',
    summary: 'List the audit trail',
    showsOtherAreas: true,
    description:
      'Who changed what and when, newest first. `from` is inclusive and `to` exclusive. Failed sign-ins and denied privileges are on the trail too, with the problem code in `refused`: the first is recorded at once, repetitions as one entry per minute with a `count`. Entries are never changed or deleted. Only entries about resources that the caller may read are listed: the caller needs the scope of their area, and they must not be hidden from its role.',
    query: AuditQuery,
    success: { status: 200, description: 'One page of audit entries.', body: Page(AuditEntry) },
    problems: [],
    example: { query: { subjectType: 'case', subjectId: '{caseId}' } },
    run: async ({ tenantId, principal, read }, { query }) => {
      const filters = { ...filtersOf(query, principal.tenant.timeZone), ...readerOf(principal) }
      return pageOf(query, (await read(listAuditEntries(tenantId, filters, pageBounds(query)))).map(auditView))
    },
  }),
]

function readerOf({ role, scopes }: Principal): AuditReader {
  const subjects = Object.entries(declared().auditSubjects)
  const readable = subjects.filter(([, scope]) => scopes.has(scope)).map(([subject]) => subject)
  return { role, subjectTypes: readable.length === subjects.length ? null : readable }
}

function filtersOf(query: AuditQuery, timeZone: string): AuditFilters {
  const { subjectType, subjectId, operation, actorId, refused, from, to } = query
  const parse = (text: string | undefined): Date | undefined =>
    text === undefined ? undefined : parseTimestamp(text, timeZone)
  return { subjectType, subjectId, operation, actorId, refused, from: parse(from), to: parse(to) }
}

function auditView(row: AuditRow): AuditEntry {
  return { ...row, at: instant(row.at) }
}
