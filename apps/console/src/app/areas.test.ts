import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import areas from '../areas.json' with { type: 'json' }

const sources = join(import.meta.dirname, '..')

describe('areas.json', () => {
  it('contains the first path segment of every screen, so that the server serves a reload of any of them', () => {
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /routes\.tsx?$/.test(name),
    )
    const paths = files.flatMap((name) => [
      ...readFileSync(join(sources, name), 'utf8').matchAll(/\bpath: '\/([\w-]+)/g),
    ])
    const found = new Set(paths.map((match) => match[1] ?? ''))
    expect([...areas].sort()).toEqual([...found].sort())
  })
})
