import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/**
 * The folder for databases of tests: in memory where there is room. A clone of the template has a thousand files, and
 * creating and deleting them on a disk costs seven times the processor time.
 */
export function memoryFolder(): string {
  return hasRoom('/dev/shm') ? '/dev/shm' : tmpdir()
}

function hasRoom(path: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(path)
    return bavail * bsize > 2 * 1024 ** 3
  } catch {
    return false
  }
}
