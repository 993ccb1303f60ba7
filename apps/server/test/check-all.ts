import { expect, it } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** How many rows of a generated table the test checked. `npm test` adds them up. */
    rowCount?: number
  }
}

/**
 * Checks every row of a generated table in one test. It goes on after a row that fails, and its message names each such
 * row by its texts, with the reason.
 */
export function checkAll<Row extends unknown[]>(
  name: string,
  rows: readonly (readonly [...Row])[],
  check: (...row: Row) => unknown,
): void {
  it(name, async ({ task }) => {
    const failures: string[] = []
    for (const row of rows) {
      try {
        await check(...row)
      } catch (error) {
        const labels = row.filter((value) => typeof value === 'string')
        failures.push(`${labels.join(' ')}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
    task.meta.rowCount = rows.length
    if (failures.length > 0) expect.fail(`${failures.length} of ${rows.length} rows fail:\n${failures.join('\n')}`)
    expect(rows.length, 'rows').toBeGreaterThan(0)
  })
}
