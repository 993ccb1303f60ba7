import type { Database } from '../../../platform/database/database.ts'
import type { Statement } from '../../../platform/database/sql.ts'
import { declared } from '../../../platform/feature/declared.ts'
import type { Finding } from '../../../platform/feature/feature.ts'
import { journalChecks } from '../../../platform/journal/journal.checks.ts'
import { findChangeableEntries, findUnprotectedTables, pipelineChecks } from './ledger.queries.ts'

export interface CheckResult {
  readonly name: string
  readonly ok: boolean
  /** Empty if the check passed. */
  readonly detail: string
}

export interface VerificationReport {
  readonly ok: boolean
  readonly tenantCount: number
  readonly checks: readonly CheckResult[]
}

const schemaChecks: Readonly<Record<string, () => Statement<Finding>>> = {
  'Every table with tenant data has forced row-level security': findUnprotectedTables,
  'Ledger and audit entries can only be added': findChangeableEntries,
}

/** Recomputes all balances and checks all invariants of the tenants. It changes nothing. */
export async function verifyLedger(
  database: Database,
  tenants: readonly { tenantId: string; name: string }[],
): Promise<VerificationReport> {
  const checks: CheckResult[] = []
  for (const [name, statement] of Object.entries(schemaChecks)) {
    const finding = await database.withoutTenant((transaction) => transaction.one(statement()))
    checks.push(toCheck(name, [{ finding, where: 'the schema' }]))
  }
  for (const [name, statement] of Object.entries({ ...declared().checks, ...pipelineChecks, ...journalChecks })) {
    const findings = []
    for (const { tenantId } of tenants) {
      const [finding] = await database.read(tenantId, statement(tenantId))
      if (finding !== undefined) findings.push({ finding, where: `tenant ${tenantId}` })
    }
    checks.push(toCheck(name, findings))
  }
  return { ok: checks.every((check) => check.ok), tenantCount: tenants.length, checks }
}

function toCheck(name: string, findings: readonly { finding: Finding; where: string }[]): CheckResult {
  const broken = findings.filter(({ finding }) => finding.count > 0)
  const detail = broken
    .map(({ finding, where }) => `${finding.count} in ${where}, for example ${finding.example ?? 'none'}`)
    .join('; ')
  return { name, ok: broken.length === 0, detail }
}
