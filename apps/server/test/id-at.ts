import { newId } from '../src/platform/ids.ts'

/** A random id of a moment, as `newId` makes them of the present. */
export function idAt(ms: number): string {
  const time = ms.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}${newId().slice(13)}`
}
