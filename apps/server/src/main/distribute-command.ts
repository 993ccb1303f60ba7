import { type Command, InvalidArgumentError } from 'commander'
import { readConfig } from '../platform/config/config.ts'
import { asOwner } from '../platform/database/as-owner.ts'
import { distribute, planDistribution } from '../platform/database/distribution/distribute.ts'
import type { DistributionPlan } from '../platform/database/distribution/distribution-step.ts'
import { requireMigrations } from '../platform/database/migrate.ts'
import { migrationsFolder } from '../platform/server-folder.ts'
import { printResult, withJson } from './command-output.ts'
import { openExistingDatabase, requireOwner } from './open-database.ts'

interface DistributeCommandOptions {
  readonly yes?: boolean
  readonly shards: number
  readonly json?: boolean
}

/** `fordring distribute`. */
export function distributeCommand(program: Command): void {
  withJson(program.command('distribute'))
    .description('distribute the database over a Citus cluster by tenant; without --yes, only print what would be done')
    .option('--yes', 'do it; the service must not be running')
    .option('--shards <count>', 'into how many shards tenants are divided; it cannot be changed later', shardCount, 32)
    .action(async (options: DistributeCommandOptions) => {
      const plan = await distributeOrPlan(options)
      const isDone = options.yes === true
      printResult(options, { ...plan, isDone }, linesOf(plan, isDone))
    })
}

function shardCount(text: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count >= 1 && count <= 1024) return count
  throw new InvalidArgumentError('It must be a whole number from 1 to 1024.')
}

async function distributeOrPlan({ yes, shards }: DistributeCommandOptions): Promise<DistributionPlan> {
  const opened = await openExistingDatabase(readConfig(process.env), log)
  try {
    const ownerUrl = requireOwner(opened)
    await requireMigrations(ownerUrl, migrationsFolder, { log, advice: 'Run fordring migrate first.' })
    return await asOwner(
      ownerUrl,
      (owner) =>
        yes === true ? distribute(owner, { shardCount: shards, log }) : planDistribution(owner, { shardCount: shards }),
      'fordring distribute',
    )
  } finally {
    await opened.close()
  }
}

const placements: readonly (readonly [DistributionPlan['tables'][number]['placement'], string])[] = [
  ['distributed', 'Distributed by tenant'],
  ['reference', 'Copied to every node'],
  ['coordinatorQueues', 'Queues on the coordinator'],
  ['coordinatorOnly', 'Other tables on the coordinator'],
]

function linesOf({ citusVersion, workerCount, tables, steps }: DistributionPlan, isDone: boolean): string[] {
  const lists = placements.map(([placement, heading]) => {
    const names = tables
      .filter((table) => table.placement === placement)
      .map(({ table, isPlaced }) => (isPlaced || isDone ? table : `${table} *`))
    return `${heading} (${String(names.length)}): ${names.join(', ')}`
  })
  return [
    `Citus ${citusVersion}, nodes with shards: ${String(workerCount)}`,
    ...lists,
    ...(isDone ? [] : stepLines(steps)),
    summaryOf(steps.length, isDone),
  ]
}

/** One line for all steps of a kind that do the same. */
function stepLines(steps: DistributionPlan['steps']): string[] {
  const subjects = new Map<string, string[]>()
  for (const { detail, subject } of steps) subjects.set(detail, [...(subjects.get(detail) ?? []), subject])
  return [...subjects].map(([detail, names]) => `to do   ${detail} (${String(names.length)}): ${names.join(', ')}`)
}

function summaryOf(stepCount: number, isDone: boolean): string {
  if (stepCount === 0) return 'Nothing to do: the database is distributed.'
  if (isDone) return `Done: ${String(stepCount)} steps. The database is distributed.`
  return (
    `${String(stepCount)} steps; tables marked * are not placed yet. Nothing was changed. ` +
    'Back up, stop the service, and run fordring distribute --yes.'
  )
}

function log(message: string): void {
  process.stderr.write(`${message}\n`)
}
