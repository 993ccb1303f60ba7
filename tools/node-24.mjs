// Node.js 24, which is recommended for the service, whatever Node.js runs the tests. It is downloaded when the tests
// need it and not by `npm ci`: it has 186 MB, and as a dependency of the root it would replace `node` in every script.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './steps.mjs'

const folder = join(root, 'tools/node-24')

/** Its path; undefined if it has not been downloaded. */
export function findNode24() {
  if (process.versions.node.startsWith('24.')) return process.execPath
  const program = join(folder, `node_modules/node-${process.platform}-${process.arch}/bin/node`)
  return existsSync(program) ? program : undefined
}

if (process.argv[1] === fileURLToPath(import.meta.url) && findNode24() === undefined) {
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--silent'], { cwd: folder, stdio: 'inherit' })
  } catch {
    // Reported below, like a missing package for this platform.
  }
  if (findNode24() === undefined) process.stdout.write('Node.js 24 cannot be fetched: tests on it will be skipped.\n')
}
