import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenCustomer } from '../../../../test/given.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { eventsAbout } from '../../../../test/recorded.ts'
import { startSecondInstance, type SecondInstance } from '../../../../test/second-instance.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { verifyLedger } from '../../money/ledger/index.ts'
import { deliverPrintFiles } from './deliver-print-files.ts'
import { writePrintBatches } from './write-print-batches.ts'

let api: TestApp
let second: SecondInstance
const failures: unknown[] = []
const logger = { error: (found: unknown) => failures.push(found) }
beforeAll(async () => {
  api = await startTestApp()
  second = await startSecondInstance(api)
})
afterAll(async () => {
  await second.close()
  await api.close()
})

const address = { address: 'Havnegade 1', zipcode: '8000', city: 'Aarhus', country: 'DK' }

interface Letter {
  readonly documentId: string
  readonly interactionId: string
  readonly caseId: string
  readonly userId: string
  readonly name: string
}

async function givenLetter(
  as: TestTenant,
  name: string,
  details: Record<string, unknown> = { address },
): Promise<Letter> {
  const { customerId } = await givenCustomer(api, { as, referenceId: name, users: [{ details: { name, ...details } }] })
  const { caseId } = await givenCase(api, { as, customerId, vouchers: [{ amount: 50_000 }] })
  const { status, body, text } = await api.post('/documents', { caseId, handle: 'reminder' }, { as })
  expect(status, text).toBe(201)
  const { documentId, interactionId, userId } = body
  return { documentId, interactionId, caseId, userId, name }
}

async function made(answer: Promise<{ status: number; body: any; text: string }>, status = 201): Promise<any> {
  const { status: got, body, text } = await answer
  expect(got, text).toBe(status)
  return body
}

/** Waits until workers have written everything. */
const write = (services = api.services): Promise<void> => writePrintBatches(services, logger)

async function download(as: TestTenant, path: string): Promise<Buffer> {
  const url = `/v1/${as.tenantId}${path}`
  const answer = await api.app.inject({ url, headers: { authorization: `Bearer ${as.token}` } })
  expect(answer.statusCode, answer.payload.slice(0, 300)).toBe(200)
  return answer.rawPayload
}

const stateOf = async (as: TestTenant, { interactionId }: Letter): Promise<string> =>
  (await api.get(`/interactions/${interactionId}`, { as })).body.state

describe('a print batch', () => {
  it('has every letter that can be printed, in one PDF with a manifest, and sends them in one go', async () => {
    const as = await api.createTenant('Udskrift')
    const letters = [await givenLetter(as, 'Anne Ager'), await givenLetter(as, 'Bo Bæk')]
    const protectedPerson = await givenLetter(as, 'Carl Dam')
    const restriction = { userId: protectedPerson.userId, kind: 'protected-address', reason: 'CPR' }
    await made(api.post('/contact-restrictions', restriction, { as }))
    const homeless = await givenLetter(as, 'Dora Eng', { email: 'dora@post.example' })
    const preview = (await api.get('/print-batches/preview', { as })).body
    expect(preview).toMatchObject({ count: 2, leftOutCount: 2, isComplete: true })
    expect(preview.letters.map(({ recipient, leftOut }: any) => [recipient, leftOut?.reason, leftOut?.rule])).toEqual([
      ['Anne Ager', undefined, undefined],
      ['Bo Bæk', undefined, undefined],
      ['Carl Dam', 'CONTACT_GATE', 'protected-address'],
      ['Dora Eng', 'NO_ADDRESS', null],
    ])
    const created = await made(api.post('/print-batches', {}, { as }))
    expect(created).toMatchObject({ state: 'PREPARING', letterCount: 2, doneCount: 0, batchSeqId: 1, fileId: null })
    const early = await api.post(`/print-batches/${created.printBatchId}/hand-over`, { way: 'DOWNLOAD' }, { as })
    expect([early.status, early.body.code]).toEqual([422, 'print-batch-state'])
    await write()
    const ready = (await api.get(`/print-batches/${created.printBatchId}`, { as })).body
    expect(ready).toMatchObject({ state: 'READY', doneCount: 2, pageCount: 4 })
    const path = `/print-batches/${created.printBatchId}`
    const pdf = await download(as, `${path}/file`)
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(ready.sha256)
    const pages = readPdf(pdf)
    expect(pages[0]).toContain('Anne Ager')
    expect(pages[2]).toContain('Bo Bæk')
    expect(pdf.toString('latin1')).toContain('(1-0002) Tj')
    const manifest = (await download(as, `${path}/manifest`)).toString('utf8')
    const own = await download(as, `/documents/${letters[1]!.documentId}/download`)
    const sha256 = createHash('sha256').update(own).digest('hex')
    expect(manifest.split('\r\n')[2]).toBe(
      `1-0002,${letters[1]!.documentId},${letters[1]!.caseId},2,Bo Bæk,3,1,${sha256}`,
    )
    const handed = await made(api.post(`${path}/hand-over`, { way: 'DOWNLOAD' }, { as }), 200)
    expect(handed).toMatchObject({ state: 'HANDED_OVER', handedOverByWay: 'DOWNLOAD', deliveredAt: null })
    for (const letter of letters) expect(await stateOf(as, letter)).toBe('SENT')
    for (const letter of [protectedPerson, homeless]) expect(await stateOf(as, letter)).toBe('PENDING')
    expect((await download(as, `${path}/file`)).equals(pdf)).toBe(true)
    expect((await eventsAbout(api, created.printBatchId, as)).map(({ type }) => type)).toEqual([
      ...['print-batches.create', 'print-batches.update', 'print-batches.hand-over'],
    ])
    expect((await eventsAbout(api, letters[0]!.documentId, as)).map(({ type }) => type)).toContain('documents.send')
    const again = await api.post(`${path}/cancel`, {}, { as })
    expect([again.status, again.body.code]).toEqual([422, 'print-batch-state'])
    const { checks } = await verifyLedger(api.database, [{ tenantId: as.tenantId, name: 'Udskrift' }])
    expect(checks.filter(({ ok }) => !ok)).toEqual([])
    expect(failures).toEqual([])
  })

  it('releases its letters if it is cancelled, also while it is being written', async () => {
    const as = await api.createTenant('Fortrydelse')
    const letter = await givenLetter(as, 'Anne Ager')
    const first = await made(api.post('/print-batches', {}, { as }))
    const none = await api.post('/print-batches', {}, { as })
    expect([none.status, none.body.code]).toEqual([422, 'nothing-to-print'])
    const taken = await api.post('/print-batches', { documentIds: [letter.documentId] }, { as })
    expect([taken.status, taken.body.code]).toEqual([422, 'letter-not-printable'])
    expect(taken.body.errors[0].path).toBe('/documentIds/0')
    // The batch is cancelled after its file was stored and before its row is written.
    let isCancelled = false
    const files: FileStore = {
      ...{ open: (key) => api.services.files.open(key), list: (tenantId) => api.services.files.list(tenantId) },
      remove: (key) => api.services.files.remove(key),
      put: async (key, content, limits) => {
        const stored = await api.services.files.put(key, content, limits)
        await made(api.post(`/print-batches/${first.printBatchId}/cancel`, {}, { as }), 200)
        isCancelled = true
        return stored
      },
    }
    await write({ ...api.services, files })
    expect(isCancelled).toBe(true)
    const cancelled = (await api.get(`/print-batches/${first.printBatchId}`, { as })).body
    expect(cancelled).toMatchObject({ state: 'CANCELLED', fileId: null })
    const left: string[] = []
    for await (const { key } of api.services.files.list(as.tenantId)) left.push(key)
    expect(left).toHaveLength(1)
    expect(await made(api.post('/print-batches', {}, { as }))).toMatchObject({ batchSeqId: 2, letterCount: 1 })
  })

  it('is handed over as a whole or not at all: a letter that may not be sent any more stops it', async () => {
    const as = await api.createTenant('Forældet')
    const letters = [await givenLetter(as, 'Anne Ager'), await givenLetter(as, 'Bo Bæk')]
    const { printBatchId } = await made(api.post('/print-batches', { isDuplex: false }, { as }))
    await write()
    const handOver = (): ReturnType<TestApp['post']> =>
      api.post(`/print-batches/${printBatchId}/hand-over`, { way: 'DOWNLOAD' }, { as })
    const kind = { userId: letters[1]!.userId, kind: 'deceased', reason: 'CPR' }
    const { restrictionId } = await made(api.post('/contact-restrictions', kind, { as }))
    const refused = await handOver()
    expect([refused.status, refused.body.code]).toEqual([422, 'contact-refused'])
    for (const letter of letters) expect(await stateOf(as, letter)).toBe('PENDING')
    await made(api.post(`/contact-restrictions/${restrictionId}/end`, { reason: 'Fejl' }, { as }), 200)
    await made(api.patch(`/interactions/${letters[0]!.interactionId}`, { state: 'CANCELLED' }, { as }), 200)
    const outdated = await handOver()
    expect([outdated.status, outdated.body.code]).toEqual([422, 'print-batch-outdated'])
    expect(outdated.body.letters).toEqual(['1-0001'])
    expect(await stateOf(as, letters[1]!)).toBe('PENDING')
    const folder = await api.post(`/print-batches/${printBatchId}/hand-over`, { way: 'FOLDER' }, { as })
    expect([folder.status, folder.body.code]).toEqual([422, 'print-folder-missing'])
  })

  it('never has a letter that is in another one, however many are prepared and written at once', async () => {
    const as = await api.createTenant('Samtidig')
    for (const name of ['Anne', 'Bo', 'Carl']) await givenLetter(as, name)
    const sent = await Promise.all([1, 2, 3, 4].map(() => api.post('/print-batches', {}, { as })))
    expect(sent.map(({ status, body }) => body.code ?? status).sort()).toEqual([
      ...[201, 'nothing-to-print', 'nothing-to-print', 'nothing-to-print'],
    ])
    await Promise.all([write(), write({ ...api.services, database: second.services.database })])
    const { items } = (await api.get('/print-batches', { as })).body
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({ state: 'READY', letterCount: 3 })
    const [first] = (await api.get(`/print-batches/${items[0].printBatchId}/letters`, { as })).body.items
    // The database itself refuses a second live batch for a letter.
    const twice = sql`
      insert into print_batch_letters (
        tenant_id, print_batch_id, document_id, interaction_id, case_id, user_id, position, letter_number, state)
      select tenant_id, print_batch_id, document_id, interaction_id, case_id, user_id, 400, '1-0400', 'INCLUDED'
      from print_batch_letters where tenant_id = ${as.tenantId}::uuid and document_id = ${first.documentId}::uuid`
    await expect(api.database.inTenant(as.tenantId, (transaction) => transaction.run(twice))).rejects.toThrow(/unique/)
    const handed = await Promise.all(
      [1, 2].map(() => api.post(`/print-batches/${items[0].printBatchId}/hand-over`, { way: 'DOWNLOAD' }, { as })),
    )
    expect(handed.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'print-batch-state'])
  })

  it('is written by another worker if one dies, once', async () => {
    const as = await api.createTenant('Dræbt')
    await givenLetter(as, 'Anne')
    const { printBatchId } = await made(api.post('/print-batches', {}, { as }))
    // A worker that is killed while it writes leaves its lease and half a file.
    const dies = { put: () => Promise.reject(new Error('killed')), open: (key: string) => api.services.files.open(key) }
    const seen: unknown[] = []
    await writePrintBatches({ ...api.services, files: dies as never }, { error: (error: unknown) => seen.push(error) })
    expect(seen).toHaveLength(1)
    await write()
    expect((await api.get(`/print-batches/${printBatchId}`, { as })).body.state).toBe('PREPARING')
    api.clock.advance({ ms: 3 * 60_000 })
    await write()
    expect((await api.get(`/print-batches/${printBatchId}`, { as })).body).toMatchObject({
      state: 'READY',
      pageCount: 2,
    })
  })

  it('is put into the folder of the operator, with its manifest first, and again if the worker died', async () => {
    const as = await api.createTenant('Mappe')
    await givenLetter(as, 'Anne')
    const folder = await mkdtemp(join(tmpdir(), 'print-'))
    try {
      const { printBatchId } = await made(api.post('/print-batches', {}, { as }))
      await write()
      const run = sql`
        update print_batches set state = 'HANDED_OVER', handed_over_by_way = 'FOLDER', handed_over_at = now(),
          handed_over_by = created_by where tenant_id = ${as.tenantId}::uuid`
      await api.database.inTenant(as.tenantId, (transaction) => transaction.run(run))
      await deliverPrintFiles(api.services, folder, logger)
      const delivered = (await api.get(`/print-batches/${printBatchId}`, { as })).body
      expect(delivered.deliveredAt).not.toBeNull()
      const own = join(folder, as.tenantId)
      expect((await readdir(own)).sort()).toEqual(['letters-000001.csv', 'letters-000001.pdf'])
      const pdf = await readFile(join(own, 'letters-000001.pdf'))
      expect(createHash('sha256').update(pdf).digest('hex')).toBe(delivered.sha256)
      const before = await readFile(join(own, 'letters-000001.csv'))
      const forget = sql`update print_batches set delivered_at = null where tenant_id = ${as.tenantId}::uuid`
      await api.database.inTenant(as.tenantId, (transaction) => transaction.run(forget))
      await deliverPrintFiles(api.services, folder, logger)
      expect((await readFile(join(own, 'letters-000001.csv'))).equals(before)).toBe(true)
      expect(failures).toEqual([])
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})

describe('422', () => {
  it('another tenant’s letters, unknown ones and none', async () => {
    const as = await api.createTenant('Fremmed')
    const { documentId } = await givenLetter(api.tenant, 'Anne')
    const foreign = await api.post('/print-batches', { documentIds: [documentId] }, { as })
    expect([foreign.status, foreign.body.code]).toEqual([422, 'unknown-reference'])
    for (const documentIds of [[], [{}], 'all', Array.from({ length: 501 }, () => documentId)]) {
      expect((await api.post('/print-batches', { documentIds }, { as })).status).toBe(422)
    }
  })

  it('404: a batch of another tenant', async () => {
    const as = await api.createTenant('Fremmed batch')
    await givenLetter(as, 'Anne')
    const { printBatchId } = await made(api.post('/print-batches', {}, { as }))
    for (const path of ['', '/letters', '/file', '/manifest']) {
      expect((await api.get(`/print-batches/${printBatchId}${path}`)).status).toBe(404)
    }
    expect((await api.post(`/print-batches/${printBatchId}/cancel`, {})).status).toBe(404)
  })
})

describe('erasing a person', () => {
  it('deletes the file of a batch that has their letter, and keeps the batch', async () => {
    const as = await api.createTenant('Slettet')
    const { userId, caseId } = await givenLetter(as, 'Anne')
    const { printBatchId } = await made(api.post('/print-batches', {}, { as }))
    await write()
    await made(api.post(`/print-batches/${printBatchId}/hand-over`, { way: 'DOWNLOAD' }, { as }), 200)
    const { items } = (await api.get('/end-reasons?pageSize=500', { as })).body
    const { endReasonId } = items.find(({ handle }: any) => handle === 'WITHDRAWN')
    await made(api.patch(`/cases/${caseId}`, { status: 'ENDED', endReasonId }, { as }), 200)
    const { customerId } = (await api.get(`/cases/${caseId}`, { as })).body
    const erased = await api.post(`/customers/${customerId}/users/${userId}/erasure`, { reason: 'GDPR' }, { as })
    expect(erased.status, erased.text).toBeLessThan(300)
    const after = (await api.get(`/print-batches/${printBatchId}`, { as })).body
    expect(after).toMatchObject({ state: 'HANDED_OVER', fileId: null })
    const [letter] = (await api.get(`/print-batches/${printBatchId}/letters`, { as })).body.items
    expect(letter.recipient).toBeNull()
  })
})
