import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverFolder } from '../../src/platform/server-folder.ts'
import { Installation } from '../server-process.ts'

const projectFolder = join(serverFolder, '../..')
const run = promisify(execFile)

let installation: Installation
let output: string
beforeAll(async () => {
  installation = await Installation.create()
  const server = await installation.start({ DEMO: 'on' })
  const readme = await readFile(join(projectFolder, 'README.md'), 'utf8')
  const blocks = [...readme.matchAll(/```bash\n(.*?)```/gs)].map((match) => match[1] ?? '')
  expect(blocks.length).toBeGreaterThanOrEqual(5)
  const script = blocks.map((block, index) => `printf '\\n## ${index}\\n'\n${block}`).join('\n')
  const environment = installation.environment({ DEMO: 'on', PORT: String(server.port) })
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script], {
    cwd: projectFolder,
    env: environment,
    timeout: 900_000,
  })
  output = stdout
})
afterAll(() => installation.remove())

/** What the n-th block of the tour printed. */
function printed(block: number): string {
  return output.split(/\n## \d+\n/)[block + 1] ?? ''
}

describe('the tour of the README, pasted unchanged', () => {
  it('shows the permissions of the token', () => {
    expect(JSON.parse(printed(0))).toMatchObject({
      token: { name: 'Demo' },
      scopes: expect.arrayContaining(['write:cases']),
    })
  })

  it('opens a case and finds the customer by an odd reference', () => {
    expect(JSON.parse(printed(1))).toMatchObject({ referenceId: 'kunde/17 å', cases: [{ status: 'PENDING' }] })
  })

  it('books a payment once, and returns the same bytes for the retry', () => {
    const bodies = printed(2).match(/\{"caseId".*\}/g)
    expect(bodies).toHaveLength(2)
    expect(bodies?.[0]).toBe(bodies?.[1])
    expect(printed(2).match(/^idempotency-cached: true/gim)).toHaveLength(1)
    expect(printed(2).trimEnd()).toMatch(/\}70000$/)
  })

  it('rejects a payment with the outstanding amount', () => {
    expect(JSON.parse(printed(3))).toMatchObject({ code: 'amount-exceeds-outstanding', outstanding: 70_000 })
  })

  it('registers a note, and the ledger is consistent', () => {
    expect(printed(4)).toMatch(/"id":"[0-9a-f-]{36}"/)
    expect(printed(4)).not.toMatch(/FAILED/)
    expect(printed(4).match(/(^|\})ok/gm)?.length).toBeGreaterThanOrEqual(12)
  })
})

describe('commands in the documentation', () => {
  it.each(['README.md', 'CONTRIBUTING.md'])('every npm script in %s exists', async (name) => {
    const { scripts } = JSON.parse(await readFile(join(projectFolder, 'package.json'), 'utf8')) as { scripts: object }
    const text = await readFile(join(projectFolder, name), 'utf8')
    const named = [...text.matchAll(/npm (?:run )?(start|test|generate|format|build)\b/g)].map(
      (match) => match[1] ?? '',
    )
    expect(named.length).toBeGreaterThan(1)
    for (const script of named) expect(Object.keys(scripts)).toContain(script)
    for (const [, script = ''] of text.matchAll(/npm run (\w+)/g)) expect(Object.keys(scripts)).toContain(script)
  })
})
