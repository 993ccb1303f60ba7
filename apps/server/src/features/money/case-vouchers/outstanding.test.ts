import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { migrationsFolder, serverFolder } from '../../../platform/server-folder.ts'

/** Every source file that could change a row of case_vouchers. */
function sqlSources(): [string, string][] {
  return [join(serverFolder, 'src'), migrationsFolder].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.test)\.(ts|sql)$/.test(path))
      .map((path): [string, string] => [path, readFileSync(join(folder, path), 'utf8')]),
  )
}

describe('outstanding', () => {
  it('is changed in one place, which never goes below zero or above the amount', () => {
    const writers = sqlSources().filter(([, text]) => /\bupdate\s+case_vouchers\b|\bset\s+outstanding\b/i.test(text))
    expect(writers.map(([path]) => path)).toEqual(['features/money/case-vouchers/move-outstanding.sql'])
    expect(writers[0]?.[1]).toMatch(/and v\.outstanding \+ \S+ v\.case_voucher_id\)\] between 0 and v\.amount/)
  })
})
