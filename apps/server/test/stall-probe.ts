import { setTimeout as pause } from 'node:timers/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { answerDocumentation } from '../src/platform/http/reference/documentation.ts'
import { api as description } from '../src/app.ts'
import { newId } from '../src/platform/ids.ts'
import { startTestApp, type TestApp } from './test-app.ts'

/** The longest time the event loop was blocked by a hostile input: the median of three runs. */
export interface Stall {
  readonly input: string
  readonly worstMs: number
}

const mebibyte = 1_048_576

// Serialised in advance: the caller shares the event loop here, and serialising a body must not be measured.
const wrongVouchers = JSON.stringify({ caseVouchers: Array.from({ length: 9_000 }, () => ({ amount: 'x' })) })
const manyVouchers = JSON.stringify({
  currency: 'DKK',
  customerId: newId(),
  caseVouchers: Array.from({ length: 999 }, fullVoucher),
})

/** Inputs with which an outsider or a tenant could delay everybody, by name. */
const hostileInputs: Readonly<Record<string, (api: TestApp) => Promise<unknown>>> = {
  'ten readers of /openapi.json': (api) => Promise.all(Array.from({ length: 10 }, () => api.get('/openapi.json'))),
  '1 MiB to /iam/session': (api) => api.post('/iam/session', `{"email":"${'x'.repeat(mebibyte - 20)}"}`),
  '1 MiB of brackets': (api) => note(api, '['.repeat(mebibyte / 2 - 50) + ']'.repeat(mebibyte / 2 - 50)),
  '1 MiB of numbers': (api) => note(api, `[${'0,'.repeat(mebibyte / 2 - 50)}0]`),
  'as many numbers as a body may hold': (api) => note(api, `[${'0,'.repeat(3_900)}0]`),
  'as many members as a body may hold': (api) =>
    note(api, `{${Array.from({ length: 3_900 }, (_, index) => `"m${index}":0`).join(',')}}`),
  '1 MiB of text': (api) => note(api, `{"text":"${'é'.repeat(mebibyte / 2 - 100)}"}`),
  '9,000 wrong vouchers': (api) => api.post('/cases', wrongVouchers),
  'a thousand vouchers for a customer who is not there': (api) => api.post('/cases', manyVouchers),
  'a file of 700 kB in base64': (api) =>
    api.post('/files', { fileName: 'a.txt', contentType: 'text/plain', content: 'YWFh'.repeat(170_000) }),
  '64 kB of tags': (api) => api.post('/interactions', { type: 'NOTE', notes: '<li>x'.repeat(13_000) }),
  '64 kB of ampersands': (api) => api.post('/interactions', { type: 'NOTE', notes: '&'.repeat(65_000) }),
  '64 kB of blanks': (api) => api.post('/interactions', { type: 'NOTE', notes: `${' '.repeat(65_000)}x` }),
  'a template that never ends': (api) =>
    template(api, `${'{% for a in (1..9000) %}'.repeat(3)}x${'{% endfor %}'.repeat(3)}`),
  'a template that grows': (api) =>
    template(api, '{% assign x = "aaaaaaaa" %}{% for a in (1..40) %}{% assign x = x | append: x %}{% endfor %}{{ x }}'),
  'a letter with a word of 10,000 letters': (api) => letter(api, 'a'.repeat(10_000)),
  'a letter of 60,000 characters': (api) => letter(api, 'ord '.repeat(15_000)),
  'a letter of thousands of paragraphs': (api) => letter(api, 'x\n\n'.repeat(15_000)),
  'a letter of a thousand tables': (api) => letter(api, '{{ vouchers | table }}\n\n'.repeat(1_000)),
}

function fullVoucher(): object {
  const dates = { date: '2026-01-01', dueDate: '2026-01-15' }
  const free = { properties: { a: 'text', b: 1, c: true }, text: 'Faktura 1234567, levering af varme og el' }
  return { referenceId: newId(), voucherTypeId: newId(), amount: 1, source: 'CREDITOR', ...dates, ...free }
}

function note(api: TestApp, details: string): Promise<unknown> {
  return api.post('/interactions', `{"type":"NOTE","details":{"free":${details}}}`)
}

function template(api: TestApp, body: string): Promise<unknown> {
  return api.post('/templates/preview', { kind: 'letter', language: 'da', subject: 'x', body })
}

function letter(api: TestApp, body: string): Promise<unknown> {
  return api.post('/documents/preview', { language: 'da', subject: 'x', body })
}

/**
 * Sends every hostile input to a separate service and measures how long its event loop was blocked. The first run
 * does not count, since it includes compilation; of three more, the median counts, which excludes garbage collection
 * and other processes.
 */
export async function measureStalls(): Promise<Stall[]> {
  const api = await startTestApp({
    extend: (app) => {
      answerDocumentation(app, { api: description, publicUrl: () => 'http://127.0.0.1:3000' })
    },
  })
  try {
    const stalls: Stall[] = []
    for (const [input, send] of Object.entries(hostileInputs)) {
      await send(api)
      const delays: number[] = []
      for (let turn = 0; turn < 3; turn += 1) delays.push(await worstDelay(() => send(api)))
      stalls.push({ input, worstMs: delays.sort((a, b) => a - b)[1] ?? 0 })
    }
    return stalls
  } finally {
    await api.close()
  }
}

async function worstDelay(work: () => Promise<unknown>): Promise<number> {
  const resolution = 1
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  await pause(resolution * 5)
  delay.reset()
  await work()
  // The response may arrive before the work that follows it is done.
  await pause(resolution * 5)
  delay.disable()
  return Math.max(0, delay.max / 1e6 - resolution)
}
