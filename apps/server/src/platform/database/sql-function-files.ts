import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverFolder } from '../server-folder.ts'

const sourceFolder = join(serverFolder, 'src')

/**
 * The SQL files below `src`, by path. The build replaces this module with its result, so that a bundle contains its own
 * texts.
 */
export const sqlFunctionFiles: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.sql'))
    .map((path) => [path, readFileSync(join(sourceFolder, path), 'utf8')]),
)
