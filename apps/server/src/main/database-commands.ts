import type { Command } from 'commander'
import { readManifest, verifyRows } from '../features/installation/backups/index.ts'
import { verifyFiles } from '../features/messaging/files/index.ts'
import { type CheckResult, type VerificationReport, verifyLedger } from '../features/money/ledger/index.ts'
import { type Config, readConfig } from '../platform/config/config.ts'
import { asOwner } from '../platform/database/as-owner.ts'
import { readDistribution } from '../platform/database/distribution/read-distribution.ts'
import { Passes } from '../platform/database/passes.ts'
import { onConnection } from '../platform/database/service-login.ts'
import { findLostHeads, readSignedHeads, type SignedHeads } from '../platform/journal/signed-heads.ts'
import { openSecretBox } from '../platform/secrets/secret-key.ts'
import { printResult, withJson } from './command-output.ts'
import {
  migrateAndServe,
  type OpenedDatabase,
  openDatabase,
  openExistingDatabase,
  requireOwner,
} from './open-database.ts'
import { asOperator, listTenants, type Operator } from './operator.ts'

/** `fordring migrate`, `database-url` and `verify`. */
export function databaseCommands(program: Command): void {
  withJson(program.command('migrate'))
    .description('migrate the database to this release, and create the login that the service uses')
    .action(async (options: { json?: boolean }) => {
      const { applied, isWhole } = await withOpened(openDatabase, async (opened, config) => {
        const passes = new Passes((await openSecretBox(config)).passKey)
        const { url, applied: names } = await migrateAndServe(opened, passes)
        return { applied: names, ...(await onConnection(url, 'fordring migrate', readDistribution)) }
      })
      printResult(options, { applied, isWhole }, [
        ...(applied.length === 0 ? ['Nothing to do.'] : applied.map((name) => `Applied ${name}`)),
        ...(isWhole ? [] : ['The cluster has to follow: run fordring distribute --yes.']),
      ])
    })
  withJson(program.command('database-url'))
    .description('print the URL of the running server’s database, for its owner')
    .action(async (options: { json?: boolean }) => {
      const url = await withOpened(openExistingDatabase, ({ printedUrl }) => Promise.resolve(printedUrl))
      printResult(options, { url }, [url])
    })
  withJson(program.command('verify'))
    .description('recompute all balances, check all invariants and find every file; exits with 1 if a check fails')
    .option('--hash', 'check the content of every file, not only its size')
    .option('--heads <file>', 'check that every journal still contains what "journal heads" printed')
    .option('--manifest <file>', 'compare the number of rows with the manifest.json of a backup')
    .action(async (options: VerifyOptions & { json?: boolean }) => {
      const report = await asOperator((operator) => verify(operator, options))
      const checks = report.checks.map(
        (check) => `${check.ok ? 'ok    ' : 'FAILED'}  ${check.name}${check.ok ? '' : `: ${check.detail}`}`,
      )
      const rows = Object.entries(report.rows).filter(([, count]) => count > 0)
      const counts = rows.map(([table, count]) => `rows    ${table}: ${count}`)
      printResult(options, report, [...counts, ...checks])
      if (!report.ok) process.exitCode = 1
    })
}

interface VerifyOptions {
  readonly hash?: boolean
  readonly heads?: string
  readonly manifest?: string
}

async function verify(
  operator: Operator,
  { hash, heads, manifest }: VerifyOptions,
): Promise<VerificationReport & { readonly rows: Readonly<Record<string, number>> }> {
  const expected = manifest === undefined ? undefined : await readManifest(manifest)
  const signed = heads === undefined ? undefined : await readSignedHeads(heads, operator.secrets)
  const tenants = await listTenants(operator)
  // The features declare their checks when the application is loaded.
  await import('../app.ts')
  const ledger = await verifyLedger(operator.database, tenants)
  const counted = await asOwner(requireOwner(operator.opened), (client) => verifyRows(client, expected))
  const files = await verifyFiles(operator, tenants, { withHash: hash === true })
  const kept = signed === undefined ? [] : [await verifyHeads(operator, signed)]
  const checks = [...counted.checks, ...ledger.checks, ...kept, ...files]
  return { ...ledger, rows: counted.rows, ok: checks.every(({ ok }) => ok), checks }
}

async function verifyHeads({ database }: Operator, signed: SignedHeads): Promise<CheckResult> {
  const lost = await findLostHeads(database, signed)
  const name = `Every journal contains what it contained at ${signed.at}`
  return { name, ok: lost.length === 0, detail: lost.join('; ') }
}

function log(message: string): void {
  process.stderr.write(`${message}\n`)
}

async function withOpened<Result>(
  open: typeof openDatabase,
  work: (opened: OpenedDatabase, config: Config) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(process.env)
  const opened = await open(config, log)
  try {
    return await work(opened, config)
  } finally {
    await opened.close()
  }
}
