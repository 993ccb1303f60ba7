import { rmSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { inject } from 'vitest'
import { oncePerRun } from './once-per-run.ts'
import { Installation, type InstallationOptions } from './server-process.ts'

/**
 * A data folder with a migrated database, for tests that are not about the first start. One is created per run, and
 * copied: initdb and migrations take two seconds of processor time.
 */
export async function createMigratedInstallation(options: InstallationOptions = {}): Promise<Installation> {
  const template = await oncePerRun('migrated', createTemplate)
  const installation = await Installation.create(options)
  execFileSync('cp', ['-a', template, installation.dataDir])
  return installation
}

async function createTemplate(): Promise<string> {
  const installation = await Installation.create()
  try {
    await installation.ask('migrate')
    // Each copy chooses a port of its own.
    rmSync(join(installation.dataDir, 'postgres/cluster/port'), { force: true })
    const template = join(inject('templateFolder'), 'migrated-data')
    execFileSync('cp', ['-a', installation.dataDir, template])
    return template
  } finally {
    await installation.remove()
  }
}
