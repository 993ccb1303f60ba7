import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { serverFolder } from '../../src/platform/server-folder.ts'

const root = join(serverFolder, '../..')
const text = readFileSync(join(root, 'docs/security/asvs.md'), 'utf8')
const rows = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

describe('the answers to ASVS 5.0', () => {
  it('cover 70 requirements of level 1 and 183 of level 2, each once', () => {
    expect(rows.filter(([, , level]) => level === '1')).toHaveLength(70)
    expect(rows.filter(([, , level]) => level === '2')).toHaveLength(183)
    expect(new Set(rows.map(([, id]) => id)).size).toBe(253)
  })

  it('refer to existing files, or state how it is met or why it does not apply', () => {
    const named = [...text.matchAll(/`(apps\/[\w./-]+)`/g)].map((match) => match[1] ?? '')
    expect(named.length).toBeGreaterThan(150)
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
    expect(rows.filter(([, , , asked, answer]) => asked === '' || (answer ?? '').length < 3)).toEqual([])
  })
})
