import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverFolder } from './server-folder.ts'

/** The version of this release. */
export const release = (JSON.parse(readFileSync(join(serverFolder, 'package.json'), 'utf8')) as { version: string })
  .version
