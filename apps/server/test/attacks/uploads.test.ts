import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { archiveOf } from '../archive.ts'
import { startTestApp, type TestApp } from '../test-app.ts'

/** Hostile files, by every way in which a file comes in. What is let in is only ever handed out to be saved. */
let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n')
const gif = Buffer.from('GIF89a/*\x01\x00*/=1;alert(1)//')
const script = '<script>alert(1)</script>'

async function uploadForm(fileName: string, content: Buffer): Promise<{ status: number; body: any }> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)], { type: 'text/html' }), fileName)
  const encoded = new Response(form)
  const answer = await api.app.inject({
    method: 'POST',
    url: `/v1/${api.tenant.tenantId}/files`,
    headers: {
      authorization: `Bearer ${api.tenant.token}`,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json() }
}

/** Every way in; the last one carries the file inside a message. */
const ways: readonly [string, (fileName: string, content: Buffer) => Promise<{ status: number; body: any }>][] = [
  ['a form', uploadForm],
  ['JSON', (fileName, content) => api.post('/files', { fileName, content: content.toString('base64') })],
  [
    'a message',
    (fileName, content) =>
      api.post('/interactions', {
        type: 'NOTE',
        files: [{ fileName, contentType: 'text/plain', content: content.toString('base64') }],
      }),
  ],
]

/** What would run in a browser or on a clerk's machine, under its own name or another. */
const refused: readonly [string, string, Buffer][] = [
  ['a page', 'invoice.html', Buffer.from(`<html>${script}`)],
  ['a page as text', 'invoice.txt', Buffer.from(`<!doctype html>${script}`)],
  ['a page after a byte order mark', 'invoice.txt', Buffer.from(`\uFEFF<html>${script}`)],
  ['a page after white space', 'invoice.csv', Buffer.from(`\n\n   <HTML>${script}`)],
  [
    'a picture that is a script',
    'logo.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  ],
  ['such a picture as text', 'logo.txt', Buffer.from(`<?xml version="1.0"?><svg onload="alert(1)"/>`)],
  ['a program', 'invoice.exe', Buffer.from('MZ\x90\x00')],
  ['a program as PDF', 'invoice.pdf', Buffer.from('MZ\x90\x00')],
  ['a script as picture', 'logo.png', gif],
  ['a PDF as picture', 'logo.jpg', pdf],
  ['two endings', 'invoice.pdf.html', Buffer.concat([pdf, Buffer.from(script)])],
  ['an ending behind NUL', 'invoice.html\u0000.pdf', pdf],
  ['an ending turned around', 'invoice\u202Efdp.exe', pdf],
  ['a shortcut', 'invoice.lnk', Buffer.from('L\x00\x00\x00')],
  ['macros', 'invoice.docm', archiveOf([100])],
  ['an archive', 'invoices.zip', archiveOf([100])],
  ['a bomb', 'invoice.docx', archiveOf([400_000_000])],
  ['a bomb of many parts', 'invoice.xlsx', archiveOf(Array.from({ length: 10_001 }, () => 1))],
  ['no name', '', pdf],
  ['nothing', 'empty.pdf', Buffer.alloc(0)],
  ['a giant name', `${'a'.repeat(100_000)}.pdf`, pdf],
]

describe.each(ways)('a hostile file in %s', (_, send) => {
  it.each(refused)('is rejected with the reason: %s', async (_name, fileName, content) => {
    const { status, body } = await send(fileName, content)
    expect([400, 413, 422], JSON.stringify(body)).toContain(status)
    expect(body.code).toMatch(/^(file-type-refused|file-content-refused|validation-failed|bad-request|body-too-large)$/)
    expect(body.detail).not.toMatch(/\/tmp\/|\bat \w+ \(/)
  })
})

describe('a file name with a path', () => {
  const names = [
    '../../etc/passwd.txt',
    '..\\..\\windows\\win.txt',
    '/etc/cron.d/job.txt',
    'C:\\boot.txt',
    'a/../../b.txt',
  ]
  it.each(names)('is harmless: %s', async (fileName) => {
    const { status, body } = await uploadForm(fileName, Buffer.from('hej'))
    expect(status, JSON.stringify(body)).toBe(201)
    expect(body.fileName).not.toMatch(/[/\\]/)
    const answer = await download(body.fileId)
    expect(answer.payload).toBe('hej')
  })
})

describe('a file that is both a PDF and an HTML page', () => {
  it('is downloaded as a PDF and never displayed', async () => {
    const { status, body } = await uploadForm('both.pdf', Buffer.concat([pdf, Buffer.from(`<html>${script}</html>`)]))
    expect(status, JSON.stringify(body)).toBe(201)
    const { headers } = await download(body.fileId)
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toMatch(/^attachment; /)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toMatch(/default-src 'none'/)
  })
})

function download(fileId: string): Promise<LightMyRequestResponse> {
  return api.app.inject({
    url: `/v1/${api.tenant.tenantId}/files/${fileId}/download`,
    headers: { authorization: `Bearer ${api.tenant.token}` },
  })
}
