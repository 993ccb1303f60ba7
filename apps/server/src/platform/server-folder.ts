import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the server's package, both from source and in the bundle. */
export const serverFolder = findUp(import.meta.dirname)

export const migrationsFolder = join(serverFolder, 'migrations')

function findUp(folder: string): string {
  if (existsSync(join(folder, 'migrations', '0001_platform.sql'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('The migrations folder of the server is missing. Install Fordring again.')
  return findUp(parent)
}
