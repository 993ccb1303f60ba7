import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { givenCase, givenCreditor, givenCustomer, standardType } from '../../../../test/given.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { newId } from '../../../platform/ids.ts'
import { standardTemplateId } from '../templates/index.ts'
import { letterOf } from './letter.ts'
import { renderLetter } from './set-letter.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

async function givenDebt(lang = 'da'): Promise<{ caseId: string; creditorId: string }> {
  const { creditorId } = await givenCreditor(api)
  const details = { name: 'Eva Østergård', address: { address: 'Åvej 7', zipcode: '8000', city: 'Aarhus C' } }
  const { customerId } = await givenCustomer(api, { creditorId, users: [{ lang, details }] })
  const vouchers = [
    { amount: 123_456, referenceId: 'F-17', date: '2026-01-15', dueDate: '2026-02-15' },
    { amount: 10_000, voucherTypeId: standardType['reminder-fee'] },
  ]
  const { caseId } = await givenCase(api, { customerId, vouchers })
  return { caseId, creditorId }
}

async function made(body: Record<string, unknown>): Promise<any> {
  const answer = await api.post('/documents', body)
  expect(answer.status, answer.text).toBe(201)
  return answer.body
}

/** The bytes of a letter as the API returns them. */
async function download(documentId: string): Promise<Buffer> {
  const response = await api.app.inject({
    url: `/v1/${api.tenant.tenantId}/documents/${documentId}/download`,
    headers: { authorization: `Bearer ${api.tenant.token}` },
  })
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/^attachment; filename/),
  })
  return response.rawPayload
}

describe('a letter', () => {
  it('is created, stored with its source, and added to the case', async () => {
    const { caseId } = await givenDebt()
    const templateId = standardTemplateId('demand', 'letter', 'da')
    const answer = await api.post('/documents', { caseId, templateId, deadline: '2026-03-20', sharedWithDebtor: true })
    const { status, headers, body: document } = answer
    expect(status, answer.text).toBe(201)
    expect(headers.location).toMatch(new RegExp(`/documents/${document.documentId}$`))
    expect(document).toMatchObject({
      ...{ tenantId: api.tenant.tenantId, caseId, templateId, language: 'da', deadline: '2026-03-20' },
      ...{ sharedWithDebtor: true, updatedAt: null, updatedBy: null, createdAt: api.clock.now().toISOString() },
      subject: expect.stringContaining('Påkrav efter inkassolovens § 10'),
      fileName: expect.stringMatching(/^Påkrav.*\.pdf$/),
    })
    const path = `/documents/${document.documentId}`
    expect((await api.get(path)).body).toEqual(document)
    expect((await api.get(`/documents?caseId=${caseId}&sharedWithDebtor=true`)).body.items).toEqual([document])
    const other = standardTemplateId('reminder', 'letter', 'da')
    expect((await api.get(`/documents?caseId=${caseId}&templateId=${other}`)).body.items).toEqual([])

    const interaction = (await api.get(`/interactions/${document.interactionId}`)).body
    expect(interaction).toMatchObject({
      ...{ type: 'LETTER', direction: 'OUTGOING', state: 'PENDING', referenceId: caseId, minVisibilityRole: 'debtor' },
      ...{ details: { documentId: document.documentId }, files: [{ fileId: document.fileId }] },
    })
    expect((await api.delete(`/files/${document.fileId}`)).body.code).toBe('file-in-use')
    expect((await api.delete(`/templates/${templateId}`)).body).toMatchObject({ code: 'in-use', usedBy: ['documents'] })
    const audit = await api.get(`/audit?subjectId=${document.documentId}`)
    expect(audit.body.items).toMatchObject([{ operation: 'create-document', after: document }])
  })

  it('is tagged, embeds its fonts, and is identical byte for byte when rendered again', async () => {
    const { caseId } = await givenDebt()
    const { body: demand } = await api.get(`/templates/${standardTemplateId('demand', 'letter', 'da')}`)
    const copy = (await api.post('/templates', { ...demand, handle: 'our-demand' })).body
    const document = await made({ caseId, templateId: copy.templateId })
    const pdf = await download(document.documentId)
    expect(pdf.length).toBe(document.size)
    const text = pdf.toString('latin1')
    expect(text.slice(0, 8)).toBe('%PDF-1.7')
    for (const word of [
      '/Marked true',
      '/StructTreeRoot',
      '/Lang (da-DK)',
      '/FontFile2',
      '/S /H1',
      '/S /TH',
      '/S /TD',
    ]) {
      expect(text, word).toContain(word)
    }
    const { body: source } = await api.get(`/documents/${document.documentId}/source`)
    expect(source.data.balance).toMatchObject({ outstanding: 133_456, principal: 123_456, fees: 10_000 })
    expect(source.template).toMatchObject({ kind: 'letter', language: 'da' })
    // Later changes of the case and the template do not matter.
    await api.patch(`/templates/${document.templateId}`, { body: 'Noget andet' })
    expect((await renderLetter(api.tenant.tenantId, { source, logo: null })).equals(pdf)).toBe(true)
  })

  it('200: is previewed byte for byte as it would be created, without storing anything', async () => {
    const { caseId } = await givenDebt()
    const choice = { caseId, handle: 'demand', deadline: '2026-03-20' }
    const response = await api.app.inject({
      url: `/v1/${api.tenant.tenantId}/documents/preview.pdf?${new URLSearchParams(choice).toString()}`,
      headers: { authorization: `Bearer ${api.tenant.token}` },
    })
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline; filename="P_krav/),
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
      'cache-control': 'private, no-store',
    })
    expect((await api.get(`/documents?caseId=${caseId}`)).body.items).toEqual([])
    expect((await api.get(`/interactions?caseId=${caseId}`)).body.items).toEqual([])
    const { documentId } = await made(choice)
    expect((await download(documentId)).equals(response.rawPayload)).toBe(true)
  })

  it('422: is not previewed if it could not be created', async () => {
    const { caseId } = await givenDebt()
    const as = await api.createTenant()
    for (const [choice, path, tenant] of [
      [{ handle: 'demand', deadline: '2026-03-11' }, '/deadline'],
      [{ templateId: standardTemplateId('demand', 'email', 'da') }, '/templateId'],
      [{}, ''],
      [{ handle: 'demand', userId: newId() }, '/userId'],
      [{ handle: 'demand', colour: 'red' }, '/colour'],
      [{ handle: 'demand' }, '/caseId', as],
    ] as const) {
      const query = new URLSearchParams({ caseId, ...choice }).toString()
      const answer = await api.get(`/documents/preview.pdf?${query}`, tenant === undefined ? {} : { as: tenant })
      expect([answer.status, answer.body.errors[0].path], query).toEqual([422, path])
    }
  })

  it('is written in the language of the debtor', async () => {
    const english = await made({ caseId: (await givenDebt('en')).caseId, handle: 'payment-confirmation' })
    expect(english).toMatchObject({ language: 'en', subject: expect.stringContaining('Confirmation') })
    const polish = await made({ caseId: (await givenDebt('pl')).caseId, handle: 'payment-confirmation' })
    expect(polish).toMatchObject({ language: 'da', subject: expect.stringContaining('Kvittering') })
  })

  it('includes the debts of cases merged into the case', async () => {
    const { customerId } = await givenCustomer(api)
    const { caseId } = await givenCase(api, { customerId, vouchers: [10_000] })
    const other = await givenCase(api, { customerId, vouchers: [7_000] })
    await api.post(`/cases/${caseId}/merge`, { mergedCaseId: other.caseId })
    const { documentId } = await made({ caseId, handle: 'reminder' })
    const { body: source } = await api.get(`/documents/${documentId}/source`)
    expect(source.data.balance.outstanding).toBe(17_000)
    expect(source.data.vouchers).toHaveLength(2)
  })

  it('shows the IBAN and a QR code for banking apps in euros, and none in kroner', async () => {
    const bankAccount = { type: 'DANISH', registrationNumber: '0040', accountNumber: '0440116243' }
    const account = { name: 'Euro', bankAccount, currency: 'EUR', isDefault: true }
    expect((await api.post('/transaction-accounts', account)).status).toBe(201)
    const { caseId } = await givenCase(api, { currency: 'EUR', vouchers: [5_000] })
    const templateId = standardTemplateId('reminder', 'letter', 'da')
    const { documentId } = await made({ caseId, templateId, deadline: '2026-03-20' })
    const bytes = await download(documentId)
    const text = readPdf(bytes).join('\n')
    expect(text).toContain('DK50 0040 0440 1162 43')
    expect(text).toContain('Scan koden')
    const { body: source } = await api.get(`/documents/${documentId}/source`)
    expect(source.data.payment.qr).toMatch(/^BCD\n002\n1\nSCT\n\n[^\n]+\nDK5000400440116243\nEUR50\.00\n\nRF\d+$/)
    const kroner = await givenDebt()
    const { documentId: other } = await made({ caseId: kroner.caseId, templateId, deadline: '2026-03-20' })
    expect(readPdf(await download(other)).join('\n')).not.toContain('Scan koden')
  })

  it('names the ultimate creditor as the creditor if the case has one', async () => {
    const { caseId, creditorId } = await givenDebt()
    const ultimate = await api.post('/ultimate-creditors', {
      ...{ creditorId, name: 'Varmeværket', address: { address: 'Rørvej 1', zipcode: '3000', city: 'Helsingør' } },
      registryIdentifier: { scheme: 'DK:CVR', value: '76543218' },
    })
    await api.patch(`/cases/${caseId}`, { ultimateCreditorId: ultimate.body.ultimateCreditorId })
    const { documentId } = await made({ caseId, handle: 'reminder' })
    const { body } = await api.get(`/documents/${documentId}/source`)
    expect(body.data.creditor).toEqual({
      ...{ name: 'Varmeværket', address: 'Rørvej 1, 3000 Helsingør', identifier: '76543218' },
      addressLines: ['Rørvej 1', '3000 Helsingør'],
    })
    const head = JSON.stringify(letterOf(body, null).definition.content)
    for (const mention of ['Varmeværket', 'Rørvej 1', '3000 Helsingør', 'CVR 76543218']) expect(head).toContain(mention)
    expect(head).not.toContain('Nordkyst')
  })

  it('contains every amount, date and name as text', async () => {
    const { caseId } = await givenDebt()
    const { documentId } = await made({ caseId, handle: 'demand', deadline: '2026-03-20' })
    const pages = readPdf(await download(documentId))
    for (const words of [
      'Eva Østergård',
      'Åvej 7',
      'F-17',
      '15.02.2026',
      '1.334,56 kr.',
      '20. marts 2026',
      `Side 1 af ${pages.length}`,
    ]) {
      expect(pages.join('\n')).toContain(words)
    }
  })

  it('repeats the table heading on every page', async () => {
    const vouchers = Array.from({ length: 120 }, (_, index) => ({ amount: 1_000, referenceId: `F-${index}` }))
    const { caseId } = await givenCase(api, { vouchers })
    const document = await made({ caseId, handle: 'reminder', createInteraction: false })
    expect(document.interactionId).toBeNull()
    const pages = readPdf(await download(document.documentId))
    expect(pages.length).toBeGreaterThan(2)
    for (const page of pages.slice(0, -1)) expect(page).toContain('Forfald')
  })
})

describe('the enclosures of a letter', () => {
  const content = Buffer.from('Kontoudtog').toString('base64')

  it('are on the case together with the letter', async () => {
    const { caseId } = await givenDebt()
    const { body: file } = await api.post('/files', { fileName: 'Kontoudtog.txt', content })
    const { interactionId } = await made({ caseId, handle: 'reminder', files: [file.fileId] })
    const { body: interaction } = await api.get(`/interactions/${interactionId}`)
    expect(interaction.files.map((each: { fileName: string }) => each.fileName)).toEqual([
      'Kontoudtog.txt',
      expect.stringMatching(/\.pdf$/),
    ])
    expect((await api.delete(`/files/${file.fileId}`)).body.code).toBe('file-in-use')
  })

  it('must be files of the tenant, and need an interaction', async () => {
    const { caseId } = await givenDebt()
    const as = await api.createTenant('Fremmed')
    const { body: foreign } = await api.post('/files', { fileName: 'a.txt', content }, { as })
    const ofOther = await api.post('/documents', { caseId, handle: 'reminder', files: [foreign.fileId] })
    expect([ofOther.status, ofOther.body.errors]).toMatchObject([422, [{ path: '/files/0' }]])
    const { body: own } = await api.post('/files', { fileName: 'a.txt', content })
    const nowhere = { caseId, handle: 'reminder', files: [own.fileId], createInteraction: false }
    expect((await api.post('/documents', nowhere)).body.errors).toMatchObject([{ path: '/files' }])
    expect((await api.post('/documents', { caseId, handle: 'reminder', files: [{}] })).status).toBe(422)
  })
})

describe('the logo of the tenant', () => {
  /** Eight by four pixels of each accepted image type; the PNG has a four-bit palette with a transparent colour. */
  const logos = {
    'image/png':
      'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAEBAMAAABB42PDAAAACVBMVEUAAAAKa2vAOSsTqh5CAAAAD0lEQVQI12MQFFRiYEAlAAr4ARE39oZdAAAAAElFTkSuQmCC',
    'image/jpeg':
      '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAEAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAZEAEAAgMAAAAAAAAAAAAAAAAAAwQ0gbH/xAAVAQEBAAAAAAAAAAAAAAAAAAAAAf/EABoRAAICAwAAAAAAAAAAAAAAAAABAjIzccH/2gAMAwEAAhEDEQA/AIt3Bm10AdmSGOOus//Z',
  }

  async function givenLogo(contentType: keyof typeof logos): Promise<string> {
    const fileName = contentType.replace('image/', 'logo.')
    const { body: file } = await api.post('/files', { fileName, contentType, content: logos[contentType] })
    const answer = await api.patch('/settings', { logoFileId: file.fileId })
    expect(answer.status, answer.text).toBe(200)
    return file.fileId
  }
  const hasPicture = (pdf: Buffer): boolean => pdf.toString('latin1').includes('/Subtype /Image')
  afterAll(() => api.patch('/settings', { logoFileId: null }))

  it.each(['image/png', 'image/jpeg'] as const)(
    'is in the letterhead of letters and previews as %s, and is read once for many',
    async (contentType) => {
      const { caseId } = await givenDebt()
      const logoFileId = await givenLogo(contentType)
      const opened = vi.spyOn(api.services.files, 'open')
      const { documentId } = await made({ caseId, handle: 'reminder' })
      const preview = await api.post('/documents/preview', { language: 'en', subject: 'Hello', body: 'You' })
      expect(opened).toHaveBeenCalledOnce()
      opened.mockRestore()
      expect(hasPicture(await download(documentId))).toBe(true)
      expect(hasPicture(Buffer.from(preview.body.content, 'base64'))).toBe(true)
      const shown = await api.app.inject({
        url: `/v1/${api.tenant.tenantId}/documents/preview.pdf?caseId=${caseId}&handle=reminder`,
        headers: { authorization: `Bearer ${api.tenant.token}` },
      })
      expect(hasPicture(shown.rawPayload)).toBe(true)
      expect((await api.get(`/documents/${documentId}/source`)).body.logoFileId).toBe(logoFileId)

      await api.patch('/settings', { logoFileId: null })
      const plain = await made({ caseId, handle: 'reminder' })
      expect(hasPicture(await download(plain.documentId))).toBe(false)
      expect((await api.get(`/documents/${plain.documentId}/source`)).body.logoFileId).toBeNull()
    },
  )

  it('does not prevent letters if its content is invalid, missing or unavailable', async () => {
    const { caseId } = await givenDebt()
    const { files } = api.services
    const whole = Buffer.from(logos['image/png'], 'base64')
    for (const harm of [
      async (key: string) => {
        await files.remove(key)
        await files.put(key, Readable.from([whole.subarray(0, -30)]), { maxBytes: 1_000 })
      },
      (key: string) => files.remove(key),
      () => Promise.resolve(vi.spyOn(files, 'open').mockRejectedValueOnce(new Error('no network'))),
    ]) {
      await harm(`${api.tenant.tenantId}/${await givenLogo('image/png')}`)
      const { documentId } = await made({ caseId, handle: 'reminder' })
      const pdf = await download(documentId)
      expect(hasPicture(pdf)).toBe(false)
      expect(readPdf(pdf).join()).toContain('Eva Østergård')
    }
  })
})

describe('a letter is rejected', () => {
  it('with a deadline that the law does not allow', async () => {
    const { caseId } = await givenDebt()
    const soon = await api.post('/documents', { caseId, handle: 'demand', deadline: '2026-03-11' })
    expect(soon.status).toBe(422)
    expect(soon.body).toMatchObject({ code: 'deadline-too-short', daysMin: 10, errors: [{ path: '/deadline' }] })
    await made({ caseId, handle: 'reminder', deadline: '2026-03-11' })
    const past = await api.post('/documents', { caseId, handle: 'reminder', deadline: '2026-03-01' })
    expect(past.body.code).toBe('deadline-too-short')
  })

  it('with a deadline of a demand that the rule pack of its case does not allow', async () => {
    const { caseId } = await givenDebt()
    const send = (deadline: string) =>
      api.get(`/documents/preview.pdf?caseId=${caseId}&handle=demand&deadline=${deadline}`)
    const patched = await api.patch(`/cases/${caseId}`, { rulePack: 'no-consumer' })
    expect(patched.status, patched.text).toBe(200)
    const soon = await send('2026-03-15')
    expect(soon.body).toMatchObject({ code: 'deadline-too-short', daysMin: 14 })
    expect(soon.body.detail).toContain('the rule pack no-consumer requires at least 14 days from dispatch')
    expect((await send('2026-03-16')).status).toBe(200)
    await api.patch(`/cases/${caseId}`, { rulePack: 'se-consumer' })
    expect((await send('2026-03-10')).status).toBe(200)
    expect((await send('2026-03-09')).body).toMatchObject({ code: 'deadline-too-short', daysMin: 8 })
  })

  it('without exactly one letter template of the tenant', async () => {
    const { caseId } = await givenDebt()
    const email = standardTemplateId('demand', 'email', 'da')
    for (const [fields, path] of [
      [{}, ''],
      [{ templateId: email, handle: 'demand' }, ''],
      [{ templateId: email }, '/templateId'],
      [{ templateId: newId() }, '/templateId'],
      [{ handle: 'unheard-of' }, '/handle'],
    ] as const) {
      const answer = await api.post('/documents', { caseId, ...fields })
      expect(answer.status).toBe(422)
      expect(answer.body.errors).toMatchObject([{ path }])
    }
  })

  it('for an unknown case or user', async () => {
    const { caseId } = await givenDebt()
    const none = await api.post('/documents', { caseId: newId(), handle: 'demand' })
    expect(none.body).toMatchObject({ status: 422, errors: [{ path: '/caseId' }] })
    const stranger = await api.post('/documents', { caseId, userId: newId(), handle: 'demand' })
    expect(stranger.body).toMatchObject({ status: 422, errors: [{ path: '/userId' }] })
  })
})

describe('a demand', () => {
  const bodies = {
    complete:
      'Til {{ creditor.name }}: {{ vouchers | table }} {{ balance.outstanding | money }}, {{ deadline | date }}',
    sometimes:
      '{% if case.hasUltimateCreditor %}{{ creditor.name }}{% endif %} {{ vouchers | table }} {{ balance.outstanding | money }} {{ deadline | date }}',
    none: 'Betal nu',
  }
  const letter = { kind: 'letter', language: 'da', subject: 'Påkrav', isDemand: true } as const

  it('is any letter of a template that says so, whatever its handle', async () => {
    const { caseId } = await givenDebt()
    const template = { ...letter, handle: 'brev-7', name: 'Brev 7', body: bodies.complete }
    const { templateId } = (await api.post('/templates', template)).body
    const soon = await api.post('/documents', { caseId, templateId, deadline: '2026-03-11' })
    expect(soon.body).toMatchObject({ code: 'deadline-too-short', daysMin: 10 })
    const { documentId, demand } = await made({ caseId, templateId, deadline: '2026-03-12' })
    expect(demand).toEqual({ daysMin: 10, sentAt: null, isValid: null })
    const listed = (await api.get(`/documents?caseId=${caseId}&isDemand=true`)).body.items
    expect(listed.map((each: { documentId: string }) => each.documentId)).toEqual([documentId])
    expect((await api.get(`/documents?caseId=${caseId}&isDemand=false`)).body.items).toEqual([])
    await api.patch(`/templates/${templateId}`, { isDemand: false })
    expect((await made({ caseId, templateId, deadline: '2026-03-11' })).demand).toBeNull()
  })

  it.each([
    ['2026-03-02T10:00:00Z', true],
    // In Copenhagen it is the 3rd, nine days before the deadline.
    ['2026-03-02T23:30:00Z', false],
    ['2026-03-03T09:00:00Z', false],
  ])(
    'that is sent at %s with ten days to its deadline on the day of its creation is valid: %s',
    async (sentAt, isValid) => {
      api.clock.set(new Date('2026-03-02T09:00:00Z'))
      const { caseId } = await givenDebt()
      const { documentId, interactionId } = await made({ caseId, handle: 'demand', deadline: '2026-03-12' })
      api.clock.set(new Date(sentAt))
      const sent = await api.patch(`/interactions/${interactionId}`, { state: 'SENT', contactOverrideReason: 'Posted' })
      expect(sent.status, sent.text).toBe(200)
      const { demand } = (await api.get(`/documents/${documentId}`)).body
      expect(demand).toMatchObject({ daysMin: 10, isValid })
      expect(new Date(demand.sentAt)).toEqual(new Date(sentAt))
      api.clock.set(new Date('2026-03-02T09:00:00Z'))
    },
  )

  it('must contain everything needed to assess the claim, in the template and in the letter', async () => {
    const { caseId } = await givenDebt()
    const refused = await api.post('/templates', { ...letter, handle: 'tom', name: 'Tom', body: bodies.none })
    expect(refused.body).toMatchObject({ status: 422, code: 'demand-incomplete' })
    expect(refused.body.errors.map(({ message }: { message: string }) => message)).toEqual([
      ...['must contain the name of the creditor', 'must contain every open claim'],
      ...['must contain the amount to pay', 'must contain the deadline'],
    ])
    // The example data has an ultimate creditor, and this case has none.
    const template = { ...letter, handle: 'betinget', name: 'Betinget', body: bodies.sometimes }
    const { templateId } = (await api.post('/templates', template)).body
    for (const answer of [
      await api.post('/documents', { caseId, templateId }),
      await api.get(`/documents/preview.pdf?caseId=${caseId}&templateId=${templateId}`),
    ]) {
      expect(answer.body).toMatchObject({ status: 422, code: 'demand-incomplete' })
      expect(answer.body.errors).toMatchObject([{ message: 'must contain the name of the creditor' }])
    }
    const weakened = await api.patch(`/templates/${templateId}`, { body: bodies.none })
    expect(weakened.body.code).toBe('demand-incomplete')
  })

  it('cannot be an e-mail', async () => {
    const email = { ...letter, kind: 'email', handle: 'mail-krav', name: 'Mail', body: bodies.complete }
    expect((await api.post('/templates', email)).body.errors).toMatchObject([{ path: '/isDemand' }])
    const patched = await api.patch(`/templates/${standardTemplateId('demand', 'email', 'da')}`, { isDemand: true })
    expect(patched.body.errors).toMatchObject([{ path: '/isDemand' }])
  })

  it('waits while nothing is owed, or an interest rate is missing', async () => {
    const { customerId } = await givenCustomer(api)
    const { caseId } = await givenCase(api, { customerId, vouchers: [] })
    expect((await api.post('/documents', { caseId, handle: 'demand' })).body.code).toBe('demand-not-possible')
    const vouchers = [{ amount: 100_000, date: '2026-01-15', dueDate: '2026-02-15', interestRule: 'statutory' }]
    const unpriced = await givenCase(api, { customerId, vouchers })
    await api.patch(`/cases/${unpriced.caseId}`, { rulePack: 'dk-consumer' })
    const { body } = await api.post('/documents', { caseId: unpriced.caseId, handle: 'demand' })
    expect(body).toMatchObject({ status: 422, code: 'demand-not-possible' })
    expect(body.detail).toContain('no rate')
    await made({ caseId: unpriced.caseId, handle: 'reminder' })
  })
})

describe('a preview of a letter', () => {
  const text = { language: 'da', subject: 'Sag {{ case.journalNumber }}', body: 'Kære {{ debtor.name }}' }

  it('200: returns the letter with example data or for a case, without storing anything', async () => {
    const { caseId } = await givenDebt()
    const example = await api.post('/documents/preview', text)
    expect(example.body).toEqual({
      fileName: 'Sag J-1001.pdf',
      contentType: 'application/pdf',
      content: expect.stringMatching(/^JVBERi0x/),
    })
    const filled = await api.post('/documents/preview', { ...text, caseId })
    expect(filled.status).toBe(200)
    expect(filled.body.content).not.toBe(example.body.content)
    expect((await api.get(`/documents?caseId=${caseId}`)).body.items).toEqual([])
  })

  it('422: an unknown placeholder, and an unknown case', async () => {
    const wrong = await api.post('/documents/preview', { ...text, body: 'Kære\n{{ debtor.cpr }}' })
    expect(wrong.body).toMatchObject({ status: 422, code: 'unknown-mention', errors: [{ path: '/body' }] })
    expect(wrong.body.errors[0].message).toContain('debtor.cpr on line 2')
    const none = await api.post('/documents/preview', { ...text, caseId: newId() })
    expect(none.body).toMatchObject({ status: 422, errors: [{ path: '/caseId' }] })
  })
})

describe('a document', () => {
  it('can be shared with the debtor or not, and nothing else changes', async () => {
    const { caseId } = await givenDebt()
    const document = await made({ caseId, handle: 'reminder' })
    expect(document.sharedWithDebtor).toBe(false)
    const path = `/documents/${document.documentId}`
    const shared = await api.patch(path, { sharedWithDebtor: true })
    expect(shared.body).toMatchObject({ sharedWithDebtor: true, updatedAt: api.clock.now().toISOString() })
    expect((await api.patch(path, {})).body).toEqual(shared.body)
    const audit = await api.get(`/audit?subjectId=${document.documentId}`)
    expect(audit.body.items.map((entry: any) => entry.operation).sort()).toEqual(['create-document', 'patch-document'])
  })

  it('is only visible to its tenant', async () => {
    const { caseId } = await givenDebt()
    const { documentId } = await made({ caseId, handle: 'reminder' })
    const as = await api.createTenant()
    for (const tail of ['', '/source', '/download']) {
      expect((await api.get(`/documents/${documentId}${tail}`, { as })).status).toBe(404)
    }
    expect((await api.patch(`/documents/${documentId}`, { sharedWithDebtor: true }, { as })).status).toBe(404)
    expect((await api.post('/documents', { caseId, handle: 'reminder' }, { as })).status).toBe(422)
  })
})

describe('the content of a letter', () => {
  it('is stored before the transaction that adds its rows, so that no transaction waits for the store', async () => {
    const { caseId } = await givenDebt()
    const open: unknown[] = []
    const { files } = api.services
    const put = files.put.bind(files)
    const kept = vi.spyOn(files, 'put').mockImplementation(async (...content) => {
      open.push(...(await api.database.withoutTenant((transaction) => transaction.many(openTransactions))))
      return put(...content)
    })
    await made({ caseId, handle: 'reminder' })
    expect(kept).toHaveBeenCalledOnce()
    expect(open).toEqual([])
    kept.mockRestore()
  })

  it('is removed if the letter is rejected or only a dry run', async () => {
    const { caseId } = await givenDebt()
    const before = await contentCount()
    const dryRun = await api.post('/documents', { caseId, handle: 'reminder' }, { headers: { prefer: 'dry-run' } })
    expect(dryRun.status).toBe(201)
    const { body: reminder } = await api.get(`/templates/${standardTemplateId('reminder', 'letter', 'da')}`)
    const template = (await api.post('/templates', { ...reminder, handle: 'short-lived' })).body
    const late = vi.spyOn(api.services.files, 'put')
    late.mockImplementationOnce(async (key, content, limits) => {
      // The template is deleted while the letter is being stored.
      late.mockRestore()
      await api.delete(`/templates/${template.templateId}`)
      return api.services.files.put(key, content, limits)
    })
    const refused = await api.post('/documents', { caseId, handle: 'short-lived' })
    expect(refused.body).toMatchObject({ status: 422, code: 'unknown-reference', errors: [{ path: '/templateId' }] })
    expect(await contentCount()).toBe(before)
  })

  it('of a retry is discarded, and the first reply is returned even if the letter could not be created again', async () => {
    const { caseId } = await givenDebt()
    const body = { caseId, handle: 'demand', deadline: '2026-03-12' }
    const headers = { 'idempotency-key': newId() }
    const first = await api.post('/documents', body, { headers })
    expect(first.status, first.text).toBe(201)
    const count = await contentCount()
    api.clock.set(new Date('2026-03-03T09:00:00Z'))
    expect((await api.post('/documents', body)).body.code).toBe('deadline-too-short')
    const again = await api.post('/documents', body, { headers })
    expect([again.status, again.headers['idempotency-cached'], again.text]).toEqual([201, 'true', first.text])
    expect(await contentCount()).toBe(count)
  })
})

/** The open transactions of this database, except the one that runs this query. */
const openTransactions = sql`
  select pid, state, query from pg_stat_activity
  where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`

async function contentCount(): Promise<number> {
  let count = 0
  for await (const { key } of api.services.files.list()) count += Number(key !== '')
  return count
}
