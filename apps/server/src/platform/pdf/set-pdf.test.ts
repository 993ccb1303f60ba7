import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { renderLimits } from '../rendering/render-limits.ts'
import { RenderPool } from '../rendering/render-pool.ts'
import { serverFolder } from '../server-folder.ts'
import type { PdfJob } from './render-pdf.ts'
import { setPdf } from './set-pdf.ts'

function jobOf(text: string): PdfJob {
  return {
    definition: {
      pageSize: 'A4',
      language: 'da',
      pageMargins: [60, 60, 60, 60],
      defaultStyle: { font: 'Roboto', fontSize: 10 },
      info: { title: text, author: 'Testbureau', creationDate: '2026-11-19T00:00:00Z' },
      content: [
        { text, bold: true },
        { text: `${text} – i alt 1.234,56 kr.`, italics: true },
      ],
    },
    footer: { left: 'Testbureau', page: 'Side {page} af {pages}' },
  }
}

/** Renders documents, one after the other, on workers that have rendered nothing before. Returns the last one. */
async function lastOf(texts: readonly string[]): Promise<Buffer> {
  const pool = new RenderPool({
    queue: { workers: 2, waitingPerTenant: 10, waiting: 10 },
    limits: renderLimits,
    script: join(serverFolder, 'dist', 'render-worker.js'),
  })
  let last: Uint8Array = new Uint8Array()
  for (const text of texts) last = await pool.run<Uint8Array>('tenant', 'set-pdf', jobOf(text))
  return Buffer.from(last)
}

/** The priorities of the threads of this process. The higher the number, the lower the priority. */
function threadPriorities(): Map<number, number> {
  const threads = readdirSync('/proc/self/task').map((id) => {
    const afterName = readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ')[1] ?? ''
    return [Number(id), Number(afterName.split(' ')[16])] as const
  })
  return new Map(threads)
}

describe('a PDF', () => {
  it('has the same bytes whatever its worker has rendered before', async () => {
    const first = await lastOf(['Rykker til Åse Ærø'])
    expect(first.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await lastOf(['Inkassovarsel', 'Æblegrød & Søn ApS', 'Rykker til Åse Ærø'])).toEqual(first)
    expect(await lastOf(['Rykker til Øen Fyn'])).not.toEqual(first)
  })

  it.runIf(process.platform === 'linux')('is rendered at a low priority, which requests do not have', async () => {
    const own = getPriority()
    await lastOf(['Rykker'])
    const priorities = threadPriorities()
    expect(priorities.get(process.pid)).toBe(own)
    expect([...priorities.values()]).toContain(Math.max(own, 10))
  })

  it('shares its open fonts with the other documents of its worker', async () => {
    await setPdf(jobOf('Rykker'), renderLimits)
    const library = createRequire(createRequire(import.meta.url).resolve('pdfmake'))
    const pdfkit = createRequire(library.resolve('pdfkit'))
    const fontkit = pdfkit('fontkit') as { create(content: Buffer): unknown }
    const content = readFileSync(library.resolve('pdfmake/fonts/Roboto/Roboto-Regular.ttf'))
    expect(fontkit.create(content)).toBe(fontkit.create(content))
  })
})
