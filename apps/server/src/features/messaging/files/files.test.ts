import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { archiveOf } from '../../../../test/archive.ts'
import { eventually } from '../../../../test/server-process.ts'
import { type Answer, startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n')
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const mebibyte = 1024 * 1024
const inline = { fileName: 'note.txt', contentType: 'text/plain', content: Buffer.from('hej').toString('base64') }

interface UploadOptions {
  readonly headers?: Record<string, string>
  readonly as?: TestTenant
  readonly path?: string
}

/** A form as browsers send it; files are pairs of name and content. */
async function upload(parts: Record<string, string | [string, Buffer]>, options: UploadOptions = {}): Promise<Answer> {
  const form = new FormData()
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string') form.append(name, part)
    else form.append(name, new Blob([new Uint8Array(part[1])], { type: 'text/html' }), part[0])
  }
  const encoded = new Response(form)
  const contentType = encoded.headers.get('content-type') ?? ''
  return uploadRaw(contentType, Buffer.from(await encoded.arrayBuffer()), options)
}

async function uploadRaw(contentType: string, payload: Buffer, options: UploadOptions = {}): Promise<Answer> {
  const tenant = options.as ?? api.tenant
  const response = await api.app.inject({
    method: 'POST',
    url: `/v1/${tenant.tenantId}${options.path ?? '/files'}`,
    headers: { authorization: `Bearer ${tenant.token}`, 'content-type': contentType, ...options.headers },
    payload,
  })
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.payload,
    body: response.payload === '' ? undefined : response.json(),
  }
}

/** A hand-written form, for requests that no browser sends. */
function form(...parts: string[]): [string, Buffer] {
  const body = parts.map((part) => `--limit\r\n${part}\r\n`).join('')
  return ['multipart/form-data; boundary=limit', Buffer.from(`${body}--limit--\r\n`)]
}

async function download(
  fileId: string,
  as = api.tenant,
  verb = 'download',
): Promise<{ status: number; content: Buffer; headers: Answer['headers'] }> {
  const response = await api.app.inject({
    method: 'GET',
    url: `/v1/${as.tenantId}/files/${fileId}/${verb}`,
    headers: { authorization: `Bearer ${as.token}` },
  })
  return { status: response.statusCode, content: response.rawPayload, headers: response.headers }
}

async function storedIds(tenant = api.tenant): Promise<string[]> {
  const ids: string[] = []
  for await (const { key } of api.services.files.list()) {
    const [tenantId, fileId = ''] = key.split('/')
    if (tenantId === tenant.tenantId) ids.push(fileId)
  }
  return ids
}

async function rowCount(tenant = api.tenant): Promise<number> {
  const [row] = await api.database.read(
    tenant.tenantId,
    sql<{ count: number }>`select count(*)::integer as count from files where tenant_id = ${tenant.tenantId}::uuid`,
  )
  return row?.count ?? -1
}

/** Runs the work and checks that it leaves neither content nor row. */
async function expectNothingKept(work: () => Promise<unknown>): Promise<void> {
  const before = [await storedIds(), await rowCount()]
  await work()
  expect([await storedIds(), await rowCount()]).toEqual(before)
}

describe('create file from a form', () => {
  it('201: returns the details of the file exactly as they are read afterwards', async () => {
    const created = await upload({ file: ['Årsopgørelse æøå.pdf', pdf] })
    expect(created.status, created.text).toBe(201)
    expect(created.body).toEqual({
      fileId: created.body.fileId,
      tenantId: api.tenant.tenantId,
      fileName: 'Årsopgørelse æøå.pdf',
      contentType: 'application/pdf',
      size: pdf.length,
      sha256: createHash('sha256').update(pdf).digest('hex'),
      createdAt: '2026-03-02T09:00:00.000Z',
      createdBy: { type: 'KEY', id: api.tenant.tokenId, name: 'test' },
    })
    expect(created.headers['location']).toBe(`/v1/${api.tenant.tenantId}/files/${created.body.fileId}`)
    const read = await api.get(`/files/${created.body.fileId}`)
    expect(read.status).toBe(200)
    expect(read.body).toEqual(created.body)
    expect(await storedIds()).toContain(created.body.fileId)
  })

  it('201: writes an audit entry', async () => {
    const { body: file } = await upload({ file: ['a.pdf', pdf] })
    const entries = await api.database.read(
      api.tenant.tenantId,
      sql`select operation, subject_type, before, after from audit_entries
          where tenant_id = ${api.tenant.tenantId}::uuid and subject_id = ${file.fileId}::uuid`,
    )
    expect(entries).toEqual([{ operation: 'create-file', subject_type: 'file', before: null, after: file }])
  })

  it('201: accepts a file of exactly 25 MiB', async () => {
    const content = Buffer.alloc(25 * mebibyte, 'x')
    const created = await upload({ file: ['large.txt', content] })
    expect(created.status, created.text).toBe(201)
    expect(created.body.size).toBe(content.length)
    expect((await download(created.body.fileId)).content.equals(content)).toBe(true)
  })

  it('413: one byte more than 25 MiB', async () => {
    await expectNothingKept(async () => {
      const refused = await upload({ file: ['large.txt', Buffer.alloc(25 * mebibyte + 1, 'x')] })
      expect(refused.status, refused.text).toBe(413)
      expect(refused.body.code).toBe('body-too-large')
    })
  })

  it('413: rejects a Content-Length that is too large at once', async () => {
    const [contentType] = form()
    await expectNothingKept(async () => {
      const refused = await uploadRaw(contentType, Buffer.alloc(26 * mebibyte, 'x'))
      expect(refused.status, refused.text).toBe(413)
    })
  })

  it('413: too many form fields', async () => {
    const fields = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`field${index}`, 'x']))
    await expectNothingKept(async () => {
      const refused = await upload({ file: ['a.pdf', pdf], ...fields })
      expect(refused.status, refused.text).toBe(413)
      expect(refused.body.code).toBe('body-too-large')
    })
  })

  it('201: reports other fields in Ignored-Fields; 422 with strict handling', async () => {
    const created = await upload({ file: ['a.pdf', pdf], caseId: 'x' })
    expect(created.status).toBe(201)
    expect(created.headers['ignored-fields']).toBe('/caseId')
    await expectNothingKept(async () => {
      const refused = await upload({ caseId: 'x', file: ['a.pdf', pdf] }, { headers: { prefer: 'handling=strict' } })
      expect(refused.status).toBe(422)
      expect(refused.body).toMatchObject({ code: 'unknown-fields', errors: [{ path: '/caseId' }] })
    })
  })

  it('422: the form must contain one part named file, with content and a name', async () => {
    const file = 'content-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhej'
    const cases: [string, () => Promise<Answer>, string][] = [
      ['no file', () => upload({ other: 'x' }), 'is required'],
      ['an empty form', () => uploadRaw(...form()), 'is required'],
      ['a text instead of a file', () => upload({ file: 'hej' }), 'is required'],
      ['a file of another name', () => upload({ attachment: ['a.pdf', pdf] }), 'is required'],
      ['two files', () => uploadRaw(...form(file, file)), 'must be the only file'],
      [
        'a second file of another name',
        () => upload({ file: ['a.pdf', pdf], more: ['b.pdf', pdf] }),
        'must be the only file',
      ],
      ['an empty file', () => upload({ file: ['a.txt', Buffer.alloc(0)] }), 'must not be empty'],
      [
        'a long name',
        () => upload({ file: [`${'x'.repeat(252)}.pdf`, pdf] }),
        'must have a file name of at most 255 characters',
      ],
      [
        'no name',
        () =>
          uploadRaw(
            ...form('content-disposition: form-data; name="file"\r\ncontent-type: application/octet-stream\r\n\r\nhej'),
          ),
        'must have a file name',
      ],
      [
        'a name with NUL',
        () => uploadRaw(...form('content-disposition: form-data; name="file"; filename="a\0b.txt"\r\n\r\nhej')),
        'must not have NUL characters in its file name',
      ],
      [
        'an encoded name with NUL',
        () => uploadRaw(...form(`content-disposition: form-data; name="file"; filename*=UTF-8''a%00b.txt\r\n\r\nhej`)),
        'must not have NUL characters in its file name',
      ],
    ]
    await expectNothingKept(async () => {
      for (const [what, send, message] of cases) {
        const { status, body } = await send()
        expect(status, what).toBe(422)
        expect(body, what).toMatchObject({ code: 'validation-failed', errors: [{ path: '/file', message }] })
      }
    })
  })

  it('201: removes a path from the name', async () => {
    const sent = form('content-disposition: form-data; name="file"; filename="../../etc/a.txt"\r\n\r\nhej')
    expect((await uploadRaw(...sent)).body.fileName).toBe('a.txt')
  })

  it('422: rejects file types that are not accepted, with the reason', async () => {
    await expectNothingKept(async () => {
      for (const [name, content, reason] of [
        ['x.html', Buffer.from('<html>'), /^Only these file types/],
        ['x.svg', Buffer.from('<svg onload=alert(1)>'), /^Only these file types/],
        ['x.pdf', Buffer.from('<script>alert(1)</script>'), /\.pdf, but the file contains something else/],
        ['x.txt', Buffer.from('<!doctype html><script>'), /HTML, SVG or XML/],
        ['x.exe', Buffer.from('MZ'), /^Only these file types/],
        ['x.png', Buffer.concat([pdf, Buffer.alloc(200_000)]), /application\/pdf/],
      ] as const) {
        const refused = await upload({ file: [name, content] })
        expect(refused.status, name).toBe(422)
        expect(refused.body, name).toMatchObject({
          code: 'file-type-refused',
          errors: [{ path: '/file', message: expect.stringMatching(reason) as string }],
        })
      }
    })
  })

  it('422: rejects content that expands beyond the limits, as a form and inside JSON', async () => {
    const picture = Buffer.from(png)
    picture.writeUInt32BE(100_000, 16)
    picture.writeUInt32BE(100_000, 20)
    await expectNothingKept(async () => {
      for (const [fileName, content, reason] of [
        ['scan.png', picture, /has 100000 × 100000 pixels; .* at most 50000000/],
        ['bomb.docx', archiveOf([400_000_000]), /more than 200 times its size/],
        ['many.docx', archiveOf(Array.from({ length: 10_001 }, () => 1)), /more than 10000 parts/],
      ] as const) {
        const expected = (path: string): object => ({
          ...{ status: 422, code: 'file-content-refused' },
          errors: [{ path, message: expect.stringMatching(reason) as string }],
        })
        expect((await upload({ file: [fileName, content] })).body, fileName).toMatchObject(expected('/file'))
        const encoded = await api.post('/files', { fileName, content: content.toString('base64') })
        expect(encoded.body, fileName).toMatchObject(expected('/content'))
      }
    })
    expect((await upload({ file: ['scan.png', png] })).status).toBe(201)
    expect((await upload({ file: ['claim.docx', archiveOf([4_000_000])] })).status).toBe(201)
  })

  it('400: an incomplete form, or no form at all', async () => {
    const [contentType, whole] = form(
      `content-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${'hej '.repeat(50_000)}`,
    )
    await expectNothingKept(async () => {
      for (const [what, type, body] of [
        ['in the middle of the file', contentType, whole.subarray(0, 150_000)],
        ['before the end of the form', contentType, whole.subarray(0, whole.length - 12)],
        ['in the headers of a part', contentType, whole.subarray(0, 30)],
        ['no boundary', 'multipart/form-data', whole],
        ['another boundary', 'multipart/form-data; boundary=other', whole],
        [
          'a field named like a member of every object',
          ...form('content-disposition: form-data; name="__proto__"\r\n\r\nx'),
        ],
      ] as const) {
        const refused = await uploadRaw(type, body)
        expect(refused.status, `${what}: ${refused.text}`).toBe(400)
        expect(refused.body.code, what).toBe('bad-request')
      }
    })
  })

  it('413: a form with too many parts that breaks off in one of them', async () => {
    const part = '--limit\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'
    await expectNothingKept(async () => {
      const refused = await uploadRaw('multipart/form-data; boundary=limit', Buffer.from(part.repeat(50)))
      expect([refused.status, refused.body.code]).toEqual([413, 'body-too-large'])
    })
  })

  it('415: other content types, and a form where JSON is expected', async () => {
    expect((await uploadRaw('text/plain', pdf)).status).toBe(415)
    expect((await uploadRaw('application/octet-stream', pdf)).status).toBe(415)
    const [contentType, body] = form('content-disposition: form-data; name="name"\r\n\r\nPer')
    const refused = await uploadRaw(contentType, body, { path: '/contacts' })
    expect(refused.status).toBe(415)
    expect(refused.body.code).toBe('unsupported-media-type')
  })

  it('401: stores nothing without the scope', async () => {
    const token = await api.createToken(api.tenant.tenantId, ['read:files'])
    const as = { tenantId: api.tenant.tenantId, ...token }
    await expectNothingKept(async () => {
      const refused = await upload({ file: ['a.pdf', pdf] }, { as })
      expect(refused.status).toBe(401)
      expect(refused.headers['www-authenticate']).toContain('scope="write:files"')
    })
  })

  it('422: rejects an unknown query parameter before storing anything', async () => {
    await expectNothingKept(async () => {
      const refused = await upload({ file: ['a.pdf', pdf] }, { path: '/files?x=1' })
      expect(refused.status).toBe(422)
    })
  })

  it('503: adds no row if the store is full', async () => {
    const { files } = api.services
    const put = files.put.bind(files)
    files.put = async (_key, content) => {
      await buffer(content)
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    }
    try {
      await expectNothingKept(async () => {
        const failed = await upload({ file: ['a.pdf', pdf] })
        expect(failed.status, failed.text).toBe(503)
        expect(failed.text).not.toContain('device')
      })
    } finally {
      files.put = put
    }
  })
})

describe('a commit with an unknown outcome', () => {
  it('503: keeps the content, because the row may exist', async () => {
    const { database } = api
    const inTenantClosing = database.inTenantClosing.bind(database)
    database.inTenantClosing = async (...args) => {
      await inTenantClosing(...args)
      throw new Error('Connection terminated unexpectedly')
    }
    const headers = { 'idempotency-key': randomUUID() }
    const lost = await upload({ file: ['a.pdf', pdf] }, { headers })
    database.inTenantClosing = inTenantClosing
    expect(lost.status).toBe(503)
    const again = await upload({ file: ['a.pdf', pdf] }, { headers })
    expect(again.headers['idempotency-cached']).toBe('true')
    expect((await download(again.body.fileId)).content.equals(pdf)).toBe(true)
  })
})

describe('create file from a form, with an Idempotency-Key', () => {
  const form = { file: ['a.pdf', pdf] as [string, Buffer] }

  it('replays although boundary and id differ, and keeps only the first content', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const first = await upload(form, { headers })
    expect(first.status).toBe(201)
    await expectNothingKept(async () => {
      const second = await upload(form, { headers })
      expect(second.status).toBe(201)
      expect(second.headers['idempotency-cached']).toBe('true')
      expect(second.text).toBe(first.text)
      expect(second.headers['location']).toBe(first.headers['location'])
    })
    expect((await download(first.body.fileId)).content.equals(pdf)).toBe(true)
  })

  it('400: the same key with another name, content or field', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    expect((await upload(form, { headers })).status).toBe(201)
    await expectNothingKept(async () => {
      for (const other of [
        { file: ['b.pdf', pdf] as [string, Buffer] },
        { file: ['a.pdf', Buffer.concat([pdf, pdf])] as [string, Buffer] },
        { ...form, more: 'x' },
      ]) {
        const refused = await upload(other, { headers })
        expect(refused.status).toBe(400)
        expect(refused.body.code).toBe('idempotency-key-reused')
      }
      const asJson = await api.post('/files', inline, { headers })
      expect(asJson.body.code).toBe('idempotency-key-reused')
    })
  })

  it('adds one file if the same form is sent ten times concurrently', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const before = await storedIds()
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload(form, { headers })))
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
    expect(answers.filter((answer) => answer.headers['idempotency-cached'] === undefined)).toHaveLength(1)
    const added = (await storedIds()).filter((fileId) => !before.includes(fileId))
    expect(added).toEqual([answers[0]?.body.fileId])
  })

  it('a dry run returns the result and stores nothing', async () => {
    await expectNothingKept(async () => {
      const rehearsed = await upload(form, { headers: { prefer: 'dry-run' } })
      expect(rehearsed.status).toBe(201)
      expect(rehearsed.headers['preference-applied']).toBe('dry-run')
    })
  })
})

describe('create file from JSON', () => {
  it('201: returns the same as for a form, with the type detected from the content', async () => {
    const created = await api.post('/files', {
      fileName: ' Aftale.pdf ',
      contentType: 'text/html',
      content: pdf.toString('base64'),
    })
    expect(created.status, created.text).toBe(201)
    expect(created.body).toMatchObject({ fileName: 'Aftale.pdf', contentType: 'application/pdf', size: pdf.length })
    expect((await api.get(`/files/${created.body.fileId}`)).body).toEqual(created.body)
    expect((await download(created.body.fileId)).content.equals(pdf)).toBe(true)
  })

  it('201: the content type is optional', async () => {
    expect((await api.post('/files', { fileName: 'note.txt', content: inline.content })).status).toBe(201)
  })

  it('201: replays with the same key and stores one content', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const first = await api.post('/files', inline, { headers })
    await expectNothingKept(async () => {
      expect((await api.post('/files', inline, { headers })).text).toBe(first.text)
    })
  })

  it('422: invalid base64, rejected file types, wrong types and NUL, each with its path', async () => {
    await expectNothingKept(async () => {
      for (const [body, code, path] of [
        [{ ...inline, content: 'aGVq*' }, 'validation-failed', '/content'],
        [{ ...inline, content: 'aGVq\naGVq' }, 'validation-failed', '/content'],
        [{ ...inline, content: '' }, 'validation-failed', '/content'],
        [{ ...inline, content: 5 }, 'validation-failed', '/content'],
        [{ ...inline, content: null }, 'validation-failed', '/content'],
        [{ ...inline, fileName: '' }, 'validation-failed', '/fileName'],
        [{ ...inline, fileName: 'x'.repeat(252) + '.txt' }, 'validation-failed', '/fileName'],
        [{ ...inline, fileName: 'a\u0000b.txt' }, 'validation-failed', '/fileName'],
        [{ ...inline, fileName: ['a.txt'] }, 'validation-failed', '/fileName'],
        [{ fileName: 'a.txt' }, 'validation-failed', '/content'],
        [{ content: inline.content }, 'validation-failed', '/fileName'],
        [[], 'validation-failed', ''],
        [{ ...inline, fileName: 'a.html' }, 'file-type-refused', '/content'],
        [{ ...inline, fileName: 'a.pdf' }, 'file-type-refused', '/content'],
      ] as const) {
        const refused = await api.post('/files', body)
        expect(refused.status, refused.text).toBe(422)
        expect(refused.body.code, refused.text).toBe(code)
        expect(refused.body.errors[0].path, refused.text).toBe(path)
      }
    })
  })

  it('422: a JSON body cannot pass for an upload', async () => {
    const forged = { fileId: randomUUID(), fileName: 'a.pdf', contentType: 'text/html', size: 1, sha256: 'x' }
    const refused = await api.post('/files', forged)
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toEqual([{ path: '/content', message: 'is required' }])
  })

  it('413: a body above 1 MiB', async () => {
    const refused = await api.post('/files', { ...inline, content: 'A'.repeat(10_000_000) })
    expect(refused.status).toBe(413)
  })

  it('400: malformed JSON', async () => {
    expect((await api.post('/files', '{"fileName":')).status).toBe(400)
  })
})

describe('the content of files inside a JSON body', () => {
  const interaction = { type: 'DEBTOR NOTE', files: [inline] }

  it('is stored before the transaction begins, since the store may be remote', async () => {
    const { files } = api.services
    const put = files.put.bind(files)
    let kept = 0
    files.put = async (...args) => {
      // A transaction of this request would stay open while this waits; any other ends soon.
      await eventually('no transaction is open', async () => {
        const [row] = await api.database.read(
          api.tenant.tenantId,
          sql<{ count: number }>`
            select count(*)::integer as count from pg_stat_activity
            where datname = current_database() and state like 'idle in transaction%'`,
        )
        return row?.count === 0
      })
      kept += 1
      return put(...args)
    }
    try {
      expect((await api.post('/files', inline)).status).toBe(201)
      expect((await api.post('/interactions', interaction)).status).toBe(201)
    } finally {
      files.put = put
    }
    expect(kept).toBe(2)
  })

  it('is removed after a rejection, a replay and a dry run', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const first = await api.post('/interactions', interaction, { headers })
    await expectNothingKept(async () => {
      expect((await api.post('/interactions', interaction, { headers })).body).toEqual(first.body)
      const unknown = { ...interaction, referenceId: randomUUID() }
      expect((await api.post('/interactions', unknown)).body.code).toBe('unknown-reference')
      const dryRun = { headers: { prefer: 'dry-run' } }
      expect((await api.post('/interactions', interaction, dryRun)).status).toBe(201)
      expect((await api.post('/files', inline, dryRun)).status).toBe(201)
    })
  })
})

describe('list files', () => {
  it('200: pages in the order of creation, by number and after an id', async () => {
    const as = await api.createTenant('Filer')
    const ids: string[] = []
    for (let index = 0; index < 3; index += 1)
      ids.push((await upload({ file: [`${index}.pdf`, pdf] }, { as })).body.fileId)
    const idsOf = (answer: Answer): string[] => answer.body.items.map((file: { fileId: string }) => file.fileId)
    const first = await api.get('/files?pageSize=2', { as })
    expect(first.body.meta).toEqual({ currentPage: 0, pageSize: 2 })
    expect(idsOf(first)).toEqual(ids.slice(0, 2))
    expect(idsOf(await api.get('/files?pageSize=2&page=1', { as }))).toEqual(ids.slice(2))
    expect(idsOf(await api.get(`/files?after=${ids[0] ?? ''}`, { as }))).toEqual(ids.slice(1))
    expect(idsOf(await api.get('/files?page=9', { as }))).toEqual([])
    expect(first.body.items[0]).toEqual((await api.get(`/files/${ids[0] ?? ''}`, { as })).body)
  })
})

describe('download file', () => {
  it('200: returns the bytes to be saved, never shown', async () => {
    const content = Buffer.concat([pdf, randomBytes(300_000)])
    const { body: file } = await upload({ file: ['Årsopgørelse.pdf', content] })
    const answer = await download(file.fileId.toUpperCase())
    expect(answer.status).toBe(200)
    expect(answer.content.equals(content)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(content.length),
      'content-disposition': `attachment; filename="_rsopg_relse.pdf"; filename*=UTF-8''%C3%85rsopg%C3%B8relse.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    })
  })

  it('200: a name with quotes and line breaks cannot add a header', async () => {
    const { body: file } = await api.post('/files', { ...inline, fileName: 'a"\r\nset-cookie: x=1\r\n\r\n.txt' })
    const answer = await download(file.fileId)
    expect(answer.status).toBe(200)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers['content-disposition']).toContain(
      `filename*=UTF-8''a%22%0D%0Aset-cookie%3A%20x%3D1%0D%0A%0D%0A.txt`,
    )
  })

  it('404: the row exists, but the content is missing', async () => {
    const { body: file } = await upload({ file: ['a.pdf', pdf] })
    await api.services.files.remove(`${api.tenant.tenantId}/${file.fileId}`)
    expect((await api.get(`/files/${file.fileId}/download`)).body.code).toBe('not-found')
    expect((await api.get(`/files/${file.fileId}`)).status).toBe(200)
  })

  it("404: another tenant's file looks exactly like a missing one", async () => {
    const { body: file } = await upload({ file: ['a.pdf', pdf] })
    const as = await api.createTenant('Fremmed')
    for (const path of ['', '/download', '/show'].map((end) => `/files/${file.fileId}${end}`)) {
      const foreign = await api.get(path, { as })
      const missing = await api.get(path.replace(file.fileId, randomUUID()), { as })
      expect([foreign.status, foreign.body.code, foreign.body.detail]).toEqual([404, 'not-found', missing.body.detail])
    }
    expect((await api.delete(`/files/${file.fileId}`, { as })).status).toBe(404)
    expect((await download(file.fileId)).status).toBe(200)
  })

  it('422: an invalid id', async () => {
    for (const id of ['x', '%00', '..%2F..%2Fetc%2Fpasswd']) {
      expect((await api.get(`/files/${id}/download`)).status, id).toBe(422)
    }
  })

  it('401: a scope of another area, or the write scope, is not enough', async () => {
    const { body: file } = await upload({ file: ['a.pdf', pdf] })
    const token = await api.createToken(api.tenant.tenantId, ['write:files', 'read:contacts'])
    const as = { tenantId: api.tenant.tenantId, ...token }
    expect((await api.get(`/files/${file.fileId}/download`, { as })).status).toBe(401)
  })
})

describe('show file', () => {
  it('200: a PDF may be shown by our own pages, and any other file is saved as by a download', async () => {
    const { body: file } = await upload({ file: ['a.pdf', pdf] })
    const shown = await download(file.fileId, api.tenant, 'show')
    expect(shown.content.equals(pdf)).toBe(true)
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="a.pdf"; filename*=UTF-8''a.pdf`,
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'",
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
    })
    const { body: text } = await api.post('/files', inline)
    const { headers } = await download(text.fileId, api.tenant, 'show')
    expect(headers['content-disposition']).toMatch(/^attachment/)
    expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'")
  })
})

describe('delete file', () => {
  it('200: deletes the file with an audit entry, and leaves its content to the sweep', async () => {
    const { body: file } = await upload({ file: ['a.pdf', pdf] })
    const deleted = await api.delete(`/files/${file.fileId}`)
    expect(deleted.status).toBe(200)
    expect(deleted.body).toEqual({})
    expect((await api.get(`/files/${file.fileId}`)).status).toBe(404)
    expect((await download(file.fileId)).status).toBe(404)
    expect((await api.delete(`/files/${file.fileId}`)).status).toBe(404)
    expect(await storedIds()).toContain(file.fileId)
    const entries = await api.database.read(
      api.tenant.tenantId,
      sql`select before, after from audit_entries
          where tenant_id = ${api.tenant.tenantId}::uuid and operation = 'delete-file' and subject_id = ${file.fileId}::uuid`,
    )
    expect(entries).toEqual([{ before: file, after: null }])
  })

  it('422: a file attached to an interaction cannot be deleted', async () => {
    const { body: file } = await upload({ file: ['a.pdf', pdf] })
    expect((await api.post('/interactions', { type: 'NOTE', files: [file.fileId] })).status).toBe(201)
    const refused = await api.delete(`/files/${file.fileId}`)
    expect(refused.status, refused.text).toBe(422)
    expect(refused.body.code).toBe('file-in-use')
    expect((await download(file.fileId)).status).toBe(200)
  })

  it('either deletes the file or attaches it if both happen concurrently', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { body: file } = await upload({ file: ['a.pdf', pdf] })
      const [deleted, attached] = await Promise.all([
        api.delete(`/files/${file.fileId}`),
        api.post('/interactions', { type: 'NOTE', files: [file.fileId] }),
      ])
      const outcome = [deleted.status, deleted.body.code, attached.status, attached.body.code]
      expect([
        [200, undefined, 422, 'unknown-reference'],
        [422, 'file-in-use', 201, undefined],
      ]).toContainEqual(outcome)
    }
  })
})

describe('over the network', () => {
  let address: string
  beforeAll(async () => {
    address = await api.app.listen({ port: 0, host: '127.0.0.1' })
  })

  function send(body: FormData): Promise<Response> {
    return fetch(`${address}/v1/${api.tenant.tenantId}/files`, {
      method: 'POST',
      headers: { authorization: `Bearer ${api.tenant.token}` },
      body,
    })
  }

  function formOf(name: string, content: Buffer): FormData {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(content)]), name)
    return form
  }

  it('201 and 200: a large file is uploaded and downloaded unchanged', async () => {
    const content = Buffer.concat([pdf, randomBytes(10 * mebibyte)])
    const created = await send(formOf('a.pdf', content))
    expect(created.status).toBe(201)
    const { fileId } = (await created.json()) as { fileId: string }
    const answer = await fetch(`${address}/v1/${api.tenant.tenantId}/files/${fileId}/download`, {
      headers: { authorization: `Bearer ${api.tenant.token}` },
    })
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true)
    expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
  })

  it('413 and 422: a rejection during an upload is returned, and the connection serves the next request', async () => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    const received = text(socket)
    const head = (length: number, more = ''): string =>
      `POST /v1/${api.tenant.tenantId}/files HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${api.tenant.token}\r\n` +
      `content-type: multipart/form-data; boundary=limit\r\n${more}content-length: ${length}\r\n\r\n`
    const [, refused] = form(
      `content-disposition: form-data; name="file"; filename="a.html"\r\n\r\n${'x'.repeat(3_000_000)}`,
    )
    const [, tooLarge] = form(
      `content-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${'x'.repeat(25 * mebibyte + 1)}`,
    )
    const [, accepted] = form('content-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhej')
    for (const body of [refused, tooLarge]) {
      socket.write(head(body.length))
      socket.write(body)
    }
    socket.write(head(accepted.length, 'connection: close\r\n'))
    socket.write(accepted)
    const statuses = [...(await received).matchAll(/HTTP\/1\.1 (\d+)/g)].map((match) => match[1])
    expect(statuses).toEqual(['422', '413', '201'])
  })

  it('stores nothing of an upload whose client disconnects', async () => {
    const [, whole] = form(
      `content-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${'x'.repeat(500_000)}`,
    )
    const puts = watchPuts(api.services.files)
    await expectNothingKept(async () => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1')
      socket.write(
        `POST /v1/${api.tenant.tenantId}/files HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${api.tenant.token}\r\n` +
          `content-type: multipart/form-data; boundary=limit\r\ncontent-length: ${whole.length}\r\n\r\n`,
      )
      socket.write(whole.subarray(0, 300_000))
      await puts.begun
      socket.destroy()
      await puts.ended
    })
    puts.restore()
  })

  it('closes the connection of a rejected upload that keeps sending slowly', async () => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    socket.write(
      `POST /v1/${api.tenant.tenantId}/files HTTP/1.1\r\nhost: x\r\n` +
        'content-type: multipart/form-data; boundary=limit\r\ncontent-length: 100000\r\n\r\n',
    )
    let drops = 0
    const drip = setInterval(() => {
      drops += 1
      socket.write('x')
    }, 500)
    socket.on('error', () => undefined)
    const received = await text(socket)
    clearInterval(drip)
    expect(received).toMatch(/^HTTP\/1\.1 401 /)
    expect(drops).toBeLessThan(24)
  })
})

/** Reports when the store starts to receive content, and when it is done, successfully or not. */
function watchPuts(files: FileStore): { begun: Promise<void>; ended: Promise<void>; restore: () => void } {
  const put = files.put.bind(files)
  const begun = deferred()
  const ended = deferred()
  files.put = async (...args) => {
    begun.resolve()
    try {
      return await put(...args)
    } finally {
      ended.resolve()
    }
  }
  return {
    begun: begun.promise,
    ended: ended.promise,
    restore: () => {
      files.put = put
    },
  }
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return {
    promise,
    resolve: () => {
      resolve()
    },
  }
}
