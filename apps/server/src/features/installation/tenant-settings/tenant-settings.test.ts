import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditOf } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

describe('tenant settings', () => {
  it('200: start with the values given at creation', async () => {
    const tenant = await api.createTenant('Nyt bureau')
    expect((await api.get('/settings', { as: tenant })).body).toEqual({
      tenantId: tenant.tenantId,
      name: 'Nyt bureau',
      timeZone: 'Europe/Copenhagen',
      language: 'da',
      currency: null,
      logoFileId: null,
      phone: null,
      email: null,
      paymentInstructions: null,
      bankAccount: null,
      address: null,
      openingHours: null,
      registrationNumber: null,
      vatNumber: null,
      paymentReference: null,
      paymentDeadlineDays: null,
      paymentDaysBack: null,
      endPaidCases: true,
      emailWithoutTls: 'hold',
      secondFactorRequired: false,
      personalDataDays: null,
      messageDays: null,
      noteDays: null,
      contactHistoryDays: null,
      requestLogDays: null,
      payoutReviewDays: 7,
      twoPeopleFromAmount: 1_000_000,
      formerTwoPeopleFromAmount: null,
      formerTwoPeopleUntil: null,
      formerPayoutReviewDays: 0,
      formerPayoutReviewUntil: null,
      fiCreditorNumber: null,
      kidModulus: 10,
      ocrLengthDigit: false,
    })
  })

  it('200: change the given fields and keep the others, including the allocation policy', async () => {
    const tenant = await api.createTenant('Bureau')
    const entries = [{ category: 'principal', order: 'oldest-first' }]
    await api.patch('/allocation-policy', { entries }, { as: tenant })
    const file = { fileName: 'logo.png', contentType: 'image/png', content: png }
    const { body: logo } = await api.post('/files', file, { as: tenant })
    const change = {
      name: 'Bureau A/S',
      timeZone: 'Europe/Stockholm',
      language: 'en',
      currency: 'SEK',
      logoFileId: logo.fileId,
      phone: { locale: '46', number: '812345678' },
      email: 'hej@bureau.example',
      paymentInstructions: 'Ange ärendets nummer.',
      bankAccount: { type: 'DANISH', registrationNumber: '3409', accountNumber: '0012345678' },
      address: { address: 'Storgatan 1', zipcode: '111 20', city: 'Stockholm', country: 'SE' },
      openingHours: 'Mån–fre 9–15',
      registrationNumber: '5560360793',
      vatNumber: 'SE556036079301',
      paymentReference: 'Ärende {{caseNumber}}',
      paymentDeadlineDays: 14,
      paymentDaysBack: 30,
      endPaidCases: false,
      emailWithoutTls: 'link',
      secondFactorRequired: true,
      personalDataDays: 1_826,
      messageDays: 365,
      noteDays: 730,
      contactHistoryDays: 1_095,
      requestLogDays: 14,
      payoutReviewDays: 10,
      twoPeopleFromAmount: 500_000,
      fiCreditorNumber: '81234567',
      kidModulus: 11,
      ocrLengthDigit: true,
    }
    const before = (await api.get('/settings', { as: tenant })).body
    const patched = await api.patch('/settings', change, { as: tenant })
    expect(patched.status, patched.text).toBe(200)
    expect(patched.body).toEqual({
      ...{ tenantId: tenant.tenantId, ...change },
      ...{ formerPayoutReviewDays: 0, formerPayoutReviewUntil: null },
      ...{ formerTwoPeopleFromAmount: null, formerTwoPeopleUntil: null },
    })
    expect((await api.get('/settings', { as: tenant })).body).toEqual(patched.body)
    expect((await api.get('/allocation-policy', { as: tenant })).body.entries).toEqual(entries)
    const nothing = {
      ...{ logoFileId: null, phone: null, address: null, openingHours: null },
      ...{ paymentReference: null, paymentDeadlineDays: null },
    }
    const cleared = await api.patch('/settings', nothing, { as: tenant })
    expect(cleared.body).toEqual({ ...patched.body, ...nothing })
    const audits = await auditOf(api, tenant.tenantId, tenant)
    expect(audits).toContainEqual(
      expect.objectContaining({ operation: 'patch-tenant-settings', before, after: patched.body }),
    )
  })

  it('200: fewer review days apply once the previous period has run out', async () => {
    const tenant = await api.createTenant('Hastværk')
    const set = async (payoutReviewDays: number): Promise<unknown> =>
      (await api.patch('/settings', { payoutReviewDays }, { as: tenant })).body.formerPayoutReviewUntil
    expect(await set(3)).toBe('2026-03-09T09:00:00.000Z')
    expect(await set(0)).toBe('2026-03-09T09:00:00.000Z')
    expect(await set(7)).toBeNull()
  })

  it('422: reject an unknown time zone, a logo that is missing, not an image or damaged, and invalid values', async () => {
    const text = { fileName: 'a.txt', contentType: 'text/plain', content: 'aGVq' }
    const { body: file } = await api.post('/files', text)
    const pathsOf = async (body: object) =>
      (await api.patch('/settings', body)).body.errors.map(({ path }: { path: string }) => path)
    expect(await pathsOf({ timeZone: 'Europe/Atlantis' })).toEqual(['/timeZone'])
    expect(await pathsOf({ logoFileId: file.fileId })).toEqual(['/logoFileId'])
    expect(await pathsOf({ logoFileId: api.tenant.tenantId })).toEqual(['/logoFileId'])
    const half = Buffer.from(png, 'base64').subarray(0, 45).toString('base64')
    const broken = await api.post('/files', { fileName: 'l.png', contentType: 'image/png', content: half })
    expect(await pathsOf({ logoFileId: broken.body.fileId })).toEqual(['/logoFileId'])
    for (const fiCreditorNumber of ['71234567', '8123456', '812345678', '8123456a', '']) {
      expect(await pathsOf({ fiCreditorNumber })).toEqual(['/fiCreditorNumber'])
    }
    expect(await pathsOf({ kidModulus: 9 })).toEqual(['/kidModulus'])
    expect(await pathsOf({ paymentReference: 'Sag' })).toEqual(['/paymentReference'])
    expect(await pathsOf({ paymentReference: '{{caseNumber}}{{x}}' })).toEqual(['/paymentReference'])
    expect(await pathsOf({ paymentDeadlineDays: 0 })).toEqual(['/paymentDeadlineDays'])
    expect(await pathsOf({ paymentDeadlineDays: 91 })).toEqual(['/paymentDeadlineDays'])
    expect(await pathsOf({ payoutReviewDays: 91 })).toEqual(['/payoutReviewDays'])
    const retention = ['messageDays', 'noteDays', 'contactHistoryDays', 'requestLogDays']
    for (const setting of retention) {
      expect(await pathsOf({ [setting]: 0 })).toEqual([`/${setting}`])
      expect(await pathsOf({ [setting]: setting === 'requestLogDays' ? 31 : 36_501 })).toEqual([`/${setting}`])
    }
    const bankAccount = { type: 'DANISH', registrationNumber: '34', accountNumber: '12345678901' }
    const halves = ['/bankAccount/registrationNumber', '/bankAccount/accountNumber']
    expect(await pathsOf({ bankAccount })).toEqual(halves)
    expect(await pathsOf({ currency: 'XXX', email: 'nobody', name: '' })).toEqual(['/name', '/currency', '/email'])
  })

  it('422: a file that is the logo cannot be deleted', async () => {
    const { body: logo } = await api.post('/files', { fileName: 'l.png', contentType: 'image/png', content: png })
    await api.patch('/settings', { logoFileId: logo.fileId })
    const refused = await api.delete(`/files/${logo.fileId}`)
    expect([refused.status, refused.body.code]).toEqual([422, 'file-in-use'])
  })
})
