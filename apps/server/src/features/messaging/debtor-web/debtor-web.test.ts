import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenCaseVoucher, givenCreditor, givenCustomer, standardType } from '../../../../test/given.ts'
import { auditOf, eventsAbout } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp, type TestTenant, testStart } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'
import { registerDebtorWeb } from './index.ts'

let api: TestApp
let stranger: TestTenant
let visitors = 0
beforeAll(async () => {
  api = await startTestApp({ extend: (app, services) => registerDebtorWeb(app, services) })
  stranger = await api.createTenant('Fremmed')
})
afterAll(() => api.close())

interface Visit {
  readonly status: number
  readonly headers: Record<string, unknown>
  readonly text: string
}

/** Every visit comes from another IP address unless one is given, because limits are per address. */
async function visit(
  path: string,
  options: { method?: 'GET' | 'POST' | 'HEAD'; form?: Record<string, string>; from?: string } = {},
): Promise<Visit> {
  visitors += 1
  const { method = 'GET', form, from = `10.0.${visitors >> 8}.${visitors & 255}` } = options
  const answer = await api.app.inject({
    method,
    url: path,
    remoteAddress: from,
    ...(form === undefined
      ? {}
      : {
          payload: new URLSearchParams(form).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
  })
  return { status: answer.statusCode, headers: answer.headers, text: answer.payload }
}

async function linkTo(caseId: string, more: object = {}, as = api.tenant): Promise<{ path: string; linkId: string }> {
  const { body, text, status } = await api.post('/links', { caseId, language: 'en', ...more }, { as })
  expect(status, text).toBe(201)
  return { path: new URL(body.url as string).pathname, linkId: body.linkId }
}

/** The text of a page as a reader sees it. */
function readable(text: string): string {
  return text
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll(/[\s\u00a0]+/g, ' ')
}

const message = { token: 'a', topic: 'instalments', message: 'Kan jeg betale i rater?', email: '', phone: '' }

describe('the page of a case', () => {
  it('shows the debt, creditor, due date, vouchers and payments', async () => {
    const { creditorId } = (
      await api.post('/creditors', {
        name: 'Nordkyst El A/S',
        centralRegisterId: '12345674',
        address: { address: 'Havnegade 2', zipcode: '5000', city: 'Odense C', country: 'DK' },
      })
    ).body
    const { customerId } = await givenCustomer(api, { creditorId })
    const { caseId, voucherId } = await givenCase(api, {
      customerId,
      vouchers: [
        { amount: 123_456, referenceId: 'F-77', date: '2026-01-15', dueDate: '2026-02-01' },
        { amount: 10_000, voucherTypeId: standardType['reminder-fee'], date: '2026-02-15' },
      ],
    })
    await api.post('/direct-payments', { caseVoucherId: voucherId, amount: 23_456, date: '2026-02-20' })
    await givenCaseVoucher(api, caseId, { amount: 50_000, text: 'El i januar', interest: 0.0805, date: '2026-02-16' })
    const { path } = await linkTo(caseId)
    const { status, text } = await visit(path)
    expect(status).toBe(200)
    const page = readable(text)
    expect(page).toContain('Hello Mette Sørensen')
    expect(page).toContain('Left to pay 1,600.00 DKK')
    expect(page).toContain('It was due on 1 February 2026.')
    expect(page).toContain('Nordkyst El A/S Havnegade 2 5000 Odense C CVR 12345674')
    expect(page).toContain('Claim 1,234.56 DKK No. F-77 · Dated 15 January 2026 · due 1 February 2026')
    expect(page).toContain('El i januar Interest of 8.05% a year is charged on this amount.')
    expect(page).toContain('Paid 20 February 2026 −234.56 DKK Left 1,000.00 DKK')
    expect(page).toContain('Reminder fee 100.00 DKK')
    expect(page).toContain('Testbureau handles the case')
    expect(text).toContain('<html lang="en">')
  })

  it('explains the interest line by line on request, and leaves out what has lapsed', async () => {
    const claim = { amount: 100_000, date: '2025-12-02', dueDate: '2025-12-02', interest: 0.36, referenceId: 'F-1' }
    const { caseId } = await givenCase(api, { rulePack: 'dk-business', vouchers: [claim] })
    const { path } = await linkTo(caseId)
    const [page, query] = path.split('?')
    expect((await visit(path)).text).toContain(`href="${page}/interest?lang=en"`)
    const explained = async (): Promise<string> =>
      readable((await visit(`${page}/interest${query === undefined ? '' : `?${query}`}`)).text)
    // 1,000.00 at 36 % for 90 of 360 days.
    const line = '2 December 2025 to 2 March 2026 90.00 DKK 90 days on 1,000.00 DKK at 36% a year'
    expect(await explained()).toContain(`Claim F-1 ${line} Interest up to today 90.00 DKK`)
    await api.post(`/cases/${caseId}/payments`, {
      ...{ amount: 5_000, currency: 'DKK', source: 'COLLECTOR', date: '2026-03-02' },
    })
    const booked = 'Charged earlier, shown as separate amounts −90.00 DKK Interest up to today 0.00 DKK'
    expect(await explained()).toContain(`${line} ${booked}`)
    const old = await givenCase(api, {
      ...{ rulePack: 'dk-business', vouchers: [{ ...claim, date: '2022-03-01', dueDate: '2022-03-01' }] },
    })
    const { path: other } = await linkTo(old.caseId)
    // One of the four years has lapsed.
    expect(readable((await visit(`${other.split('?')[0]}/interest`)).text)).toContain(
      'Too old to be collected −360.00 DKK Interest up to today 1,081.00 DKK',
    )
    const plain = await linkTo((await givenCase(api)).caseId)
    expect(readable((await visit(`${plain.path.split('?')[0]}/interest`)).text)).toContain(
      'No interest is charged on this case.',
    )
    expect((await visit('/d/unknown/interest')).status).toBe(404)
  })

  it.each([
    ['da', 'NOK', '12.345,67 ', 'NOK'],
    ['en', 'NOK', '12,345.67 ', 'NOK'],
    ['nb', 'NOK', '12\u00a0345,67 ', 'kr'],
    ['sv', 'SEK', '12\u00a0345,67 ', 'kr'],
  ])('begins with the whole amount in %s, and the unit of %s after it', async (language, currency, figure, unit) => {
    const { caseId } = await givenCase(api, { currency, vouchers: [{ amount: 1_234_567, currency }] })
    const { path } = await linkTo(caseId, { language })
    expect((await visit(path)).text).toContain(`<span class="amount">${figure}<span class="currency">${unit}</span>`)
  })

  it('shows the ultimate creditor with address and identifier, but never a personal number', async () => {
    const { creditorId } = await givenCreditor(api, { name: 'Nordkyst Inkasso' })
    const create = async (registryIdentifier: object): Promise<string> =>
      (
        await api.post('/ultimate-creditors', {
          creditorId,
          name: 'Kystens Fjernvarme',
          address: { coAddress: 'Advokat Lund', address: 'Varmevej 1', zipcode: '3000', city: 'Helsingør' },
          registryIdentifier,
        })
      ).body.ultimateCreditorId
    const { customerId } = await givenCustomer(api, { creditorId })
    const { caseId } = await givenCase(api, { customerId })
    const { path } = await linkTo(caseId)
    await api.patch(`/cases/${caseId}`, { ultimateCreditorId: await create({ scheme: 'DK:CVR', value: '76543218' }) })
    expect(readable((await visit(path)).text)).toContain(
      'You owe this to Kystens Fjernvarme c/o Advokat Lund Varmevej 1 3000 Helsingør CVR 76543218 represented by Nordkyst Inkasso',
    )
    await api.patch(`/cases/${caseId}`, { ultimateCreditorId: await create({ scheme: 'DK:CPR', value: '0101701234' }) })
    expect((await visit(path)).text).not.toContain('0101701234')
  })

  it('shows how to pay: the account of the currency and the case number', async () => {
    const { caseId, caseSeqId } = await givenCase(api, { vouchers: [5_000] })
    const { path } = await linkTo(caseId)
    expect(readable((await visit(path)).text)).toContain('Write to us below and we will tell you how to pay.')
    const bankAccount = { type: 'DANISH', registrationNumber: '3409', accountNumber: '0045678912' }
    await api.post('/transaction-accounts', { name: 'Klient', bankAccount, currency: 'DKK', isDefault: true })
    const page = readable((await visit(path)).text)
    expect(page).toContain('Registration number 3409 Account number 0045678912 Amount 50.00 DKK')
    expect(page).toContain(`Message to the recipient ${caseSeqId}`)
  })

  it('shows the tenant’s payment details, deadline and contact details', async () => {
    const tenant = await api.createTenant('Bureau')
    const { caseId, caseSeqId } = await givenCase(api, {
      as: tenant,
      vouchers: [{ amount: 5_000, dueDate: '2026-01-01' }],
    })
    const { path } = await linkTo(caseId, {}, tenant)
    const before = readable((await visit(path)).text)
    expect(before).not.toMatch(/Other ways to contact us|No later than/)
    const settings = {
      phone: { locale: '45', number: '70 12 34 56' },
      email: 'kontakt@bureau.example',
      address: { address: 'Vesterbrogade 1', zipcode: '1620', city: 'København V' },
      openingHours: 'Mandag–torsdag 9–15 <b>',
      bankAccount: { type: 'DANISH', registrationNumber: '1234', accountNumber: '0012345678' },
      paymentInstructions: 'Betal <i>gerne</i> med MobilePay.',
      paymentReference: 'Sag {{caseNumber}}',
      paymentDeadlineDays: 10,
    }
    expect((await api.patch('/settings', settings, { as: tenant })).status).toBe(200)
    const { text } = await visit(path)
    const page = readable(text)
    expect(page).toContain('Please pay by 12 March 2026.')
    expect(page).toContain(
      'Registration number 1234 Account number 0012345678 Amount 50.00 DKK No later than 12 March 2026',
    )
    expect(page).toContain(`Message to the recipient Sag ${caseSeqId}`)
    expect(text).toContain('Betal &lt;i&gt;gerne&lt;/i&gt; med MobilePay.')
    expect(text).toContain('<a href="tel:+4570123456">+45 70 12 34 56</a>')
    expect(text).toContain('<a href="mailto:kontakt@bureau.example">kontakt@bureau.example</a>')
    expect(text).toContain('Mandag–torsdag 9–15 &lt;b&gt;')
    expect(page).toContain('Address Vesterbrogade 1 1620 København V')
    // The default account of the currency takes precedence over the account in the settings, which only applies to the tenant's currency.
    const bankAccount = { type: 'DANISH', registrationNumber: '9999', accountNumber: '0099999999' }
    const account = { name: 'Klient', bankAccount, currency: 'DKK', isDefault: true }
    await api.post('/transaction-accounts', account, { as: tenant })
    expect(readable((await visit(path)).text)).toContain('Registration number 9999')
    const inEuro = await givenCase(api, { as: tenant, currency: 'EUR', vouchers: [5_000] })
    const euros = readable((await visit((await linkTo(inEuro.caseId, {}, tenant)).path)).text)
    expect((await api.patch('/settings', { fiCreditorNumber: '81234567' }, { as: tenant })).status).toBe(200)
    // The case has number 1; its check digits are computed by hand in the test of payment references.
    expect(readable((await visit(path)).text)).toContain(
      'Payment line (FI card) +71&lt;000000000001958+81234567&lt; Message to the recipient',
    )
    expect(euros).not.toContain('Registration number')
    expect(euros).toContain('Betal')
  })

  it('shows the IBAN and a QR code for banking apps in euros', async () => {
    const tenant = await api.createTenant('Bureau & <Co>')
    const { caseId } = await givenCase(api, { as: tenant, currency: 'EUR', vouchers: [5_000] })
    const { path } = await linkTo(caseId, {}, tenant)
    const bankAccount = { type: 'DANISH', registrationNumber: '0040', accountNumber: '0440116243' }
    const account = { name: 'Euro', bankAccount, currency: 'EUR', isDefault: true }
    await api.post('/transaction-accounts', account, { as: tenant })
    const { text } = await visit(path)
    expect(readable(text)).toContain('Recipient Bureau &amp; &lt;Co&gt; IBAN DK50 0040 0440 1162 43 Amount 50.00 EUR')
    expect(readable(text)).toContain('Scan the code with your banking app to fill in the payment.')
    expect(text).toMatch(/<svg viewBox="0 0 (\d+) \1" role="img" aria-label="QR code of the payment"/)
    expect(text).not.toMatch(/<svg[^>]*style=/)
    const paid = { amount: 5_000, currency: 'EUR', source: 'COLLECTOR', date: '2026-03-01' }
    expect((await api.post(`/cases/${caseId}/payments`, paid, { as: tenant })).status).toBe(201)
    expect((await visit(path)).text).not.toContain('<svg')
  })

  it('shows the logo of the tenant', async () => {
    const tenant = await api.createTenant('Bureau')
    const { path } = await linkTo((await givenCase(api, { as: tenant })).caseId, {}, tenant)
    expect((await visit(path)).text).not.toContain('<img')
    expect((await visit(`${path}/logo`)).status).toBe(404)
    const content = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const file = { fileName: 'logo.png', contentType: 'image/png', content }
    const { body: logo } = await api.post('/files', file, { as: tenant })
    await api.patch('/settings', { logoFileId: logo.fileId }, { as: tenant })
    expect((await visit(path)).text).toContain(`<img class="logo" src="${path}/logo" alt="" />`)
    const { status, headers } = await visit(`${path}/logo`)
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([200, 'image/png', 'nosniff'])
  })

  it('does not ask for money that was received but not allocated yet', async () => {
    const { caseId } = await givenCase(api, { vouchers: [10_000] })
    await givenCaseVoucher(api, caseId, { voucherTypeId: standardType.deposit, amount: 4_000 })
    const { path } = await linkTo(caseId)
    const page = readable((await visit(path)).text)
    expect(page).toContain('Left to pay 60.00 DKK')
    expect(page).toContain('Received, not yet allocated −40.00 DKK')
  })

  it('includes the claims and payments of a case merged into it', async () => {
    const { customerId } = await givenCustomer(api)
    const { caseId } = await givenCase(api, { customerId, vouchers: [{ amount: 10_000, referenceId: 'F-OWN' }] })
    const other = await givenCase(api, { customerId, vouchers: [{ amount: 7_000, referenceId: 'F-MERGED' }] })
    await api.post('/direct-payments', { caseVoucherId: other.voucherId, amount: 2_000 })
    const letter = { handle: 'reminder', caseId: other.caseId, sharedWithDebtor: true }
    const { body: shared } = await api.post('/documents', letter)
    const { path } = await linkTo(caseId)
    expect((await visit(`${path}/files/${shared.fileId}`)).status).toBe(404)
    const merged = await api.post(`/cases/${caseId}/merge`, { mergedCaseId: other.caseId })
    expect(merged.status, merged.text).toBe(200)
    const page = readable((await visit(path)).text)
    expect((await api.get(`/cases/${caseId}`)).body.outstanding).toBe(15_000)
    expect(page).toContain('Left to pay 150.00 DKK')
    expect((await visit(`${path}/files/${shared.fileId}`)).status).toBe(200)
    expect(page).toMatch(/F-OWN.*F-MERGED.*−20\.00 DKK/)
  })

  it('leaves out reversed charges', async () => {
    const { caseId, voucherIds } = await givenCase(api, {
      vouchers: [10_000, { amount: 7_700, referenceId: 'MISTAKE' }],
    })
    await api.post(`/case-vouchers/${caseId}/${voucherIds[1]}/reverse`, {})
    const { path } = await linkTo(caseId)
    const { text } = await visit(path)
    expect(text).not.toContain('MISTAKE')
    expect(text).not.toContain('77.00')
    expect(readable(text)).toContain('Left to pay 100.00 DKK')
  })

  it.each([
    ['paid', 'Nothing left to pay', {}],
    ['ended as paid', 'This case is closed Everything has been paid.', { endReason: 'PAID' }],
    [
      'ended otherwise',
      'This case is closed You do not need to pay anything here.',
      { endReason: 'WITHDRAWN', open: true },
    ],
    ['merged', 'This case is now part of another case', { endReason: 'MERGED', open: true }],
  ])(
    'explains that a case is %s and does not ask for money',
    async (_what, words, { endReason, open = false }: any) => {
      const { caseId, voucherId } = await givenCase(api, { vouchers: [5_000], endReason })
      if (open !== true) await api.post('/direct-payments', { caseVoucherId: voucherId, amount: 5_000 })
      // A case that is paid in full ends automatically.
      if (endReason === undefined) await api.patch(`/cases/${caseId}`, { status: 'VERIFIED' })
      const { path } = await linkTo(caseId)
      const page = readable((await visit(path)).text)
      expect(page).toContain(words)
      expect(page).not.toContain('How to pay')
      expect(page).toContain('Write to us')
    },
  )

  it('explains that nothing is registered if there are no vouchers', async () => {
    const { caseId } = await givenCase(api, { vouchers: [] })
    const { path } = await linkTo(caseId)
    expect(readable((await visit(path)).text)).toContain('Nothing is registered on this case yet')
  })

  it('uses the requested language, else that of the link, its user or the tenant', async () => {
    const users = [{ lang: 'en', details: { name: 'Jane' } }]
    const { customerId } = await givenCustomer(api, { users })
    const forJane = await givenCase(api, { customerId })
    const forMette = await givenCase(api)
    const lang = async (caseId: string, language: string | null, query = ''): Promise<string> => {
      const { path } = await linkTo(caseId, { language })
      return /<html lang="(\w+)"/.exec((await visit(`${path}${query}`)).text)?.[1] ?? ''
    }
    expect(await lang(forJane.caseId, 'da')).toBe('da')
    expect(await lang(forJane.caseId, null)).toBe('en')
    expect(await lang(forMette.caseId, null)).toBe('da')
    expect(await lang(forMette.caseId, null, '?lang=en')).toBe('en')
    expect(await lang(forMette.caseId, null, '?lang=xx')).toBe('da')
    const { path } = await linkTo(forMette.caseId, { language: 'da' })
    expect(readable((await visit(path)).text)).toContain('Du mangler at betale 1.200,00 kr.')
  })

  it("shows the creditor's FAQ without scripts or external content", async () => {
    const { creditorId } = (
      await api.post('/creditors', {
        name: 'Kreditor',
        debtorFAQ:
          '<p><b>Rater?</b> Ja.</p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a><a href="https://example.dk">her</a>',
      })
    ).body
    const { customerId } = await givenCustomer(api, { creditorId })
    const { caseId } = await givenCase(api, { customerId })
    const { text } = await visit((await linkTo(caseId)).path)
    expect(text).toContain('<p><b>Rater?</b> Ja.</p>')
    expect(text).toContain('rel="noopener noreferrer nofollow"')
    expect(text).not.toMatch(/<script|<img|onerror|javascript:/)
  })

  it('escapes names and texts', async () => {
    const evil = `"><script>alert(1)</script><b onclick='x'>`
    const { creditorId } = await givenCreditor(api, { name: evil })
    const { customerId } = await givenCustomer(api, { creditorId, users: [{ details: { name: evil } }] })
    const { caseId } = await givenCase(api, { customerId, journalNumber: evil, vouchers: [] })
    await givenCaseVoucher(api, caseId, { amount: 100, referenceId: evil, text: evil })
    const { text } = await visit((await linkTo(caseId)).path)
    expect(text).not.toMatch(/<script|<b onclick/)
    expect(text.split('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;').length).toBeGreaterThan(6)
  })

  it('has headers that prevent scripts, caching, referrers and indexing', async () => {
    const { caseId } = await givenCase(api)
    const { headers, text } = await visit((await linkTo(caseId)).path)
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    })
    expect(text).not.toMatch(/<script|style=|<style/)
    const styles = await visit('/d/debtor-web.css')
    expect([styles.status, styles.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
  })
})

describe('messages', () => {
  it('are shown if the debtor may see them, and their files can be downloaded', async () => {
    const { caseId } = await givenCase(api)
    const content = Buffer.from('Aftalen').toString('base64')
    const note = async (body: object): Promise<string> =>
      (await api.post('/interactions', { type: 'EMAIL', referenceId: caseId, ...body })).body.id
    const files = [{ fileName: 'Aftale å.txt', content }]
    const sent = { direction: 'OUTGOING', state: 'SENT' }
    const shared = await note({ ...sent, minVisibilityRole: 'debtor', notes: '<p>SHARED</p>', files })
    const secret = await note({ minVisibilityRole: 'client', notes: 'FOR-CLIENT', files })
    await note({ notes: 'FOR-CASEWORKER' })
    await note({ minVisibilityRole: 'debtor', state: 'DELETED', notes: 'DELETED-NOTE' })
    await note({ direction: 'OUTGOING', minVisibilityRole: 'debtor', notes: 'NOT-SENT' })
    const { path } = await linkTo(caseId)
    const { text } = await visit(path)
    expect(text).toContain('<p>SHARED</p>')
    expect(text).not.toMatch(/FOR-CLIENT|FOR-CASEWORKER|DELETED-NOTE|NOT-SENT/)
    const fileOf = async (id: string): Promise<string> => (await api.get(`/interactions/${id}`)).body.files[0].fileId
    const file = await visit(`${path}/files/${await fileOf(shared)}`)
    expect([file.status, file.text]).toEqual([200, 'Aftalen'])
    expect(file.headers).toMatchObject({
      'content-type': 'text/plain',
      'content-disposition': `attachment; filename="Aftale _.txt"; filename*=UTF-8''Aftale%20%C3%A5.txt`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    })
    expect((await visit(`${path}/files/${await fileOf(secret)}`)).status).toBe(404)
    expect((await visit(`${path}/files/${newId()}`)).status).toBe(404)
    expect((await visit(`${path}/files/x`)).status).toBe(404)
  })

  it('are in the order in which they were written', async () => {
    const { caseId } = await givenCase(api)
    const now = api.clock.now().getTime()
    for (const minutes of [2, 0, 1]) {
      api.clock.set(new Date(now + minutes * 60_000))
      await api.post('/interactions', {
        type: 'DEBTOR NOTE',
        referenceId: caseId,
        minVisibilityRole: 'debtor',
        notes: `WRITTEN-${minutes}`,
      })
    }
    api.clock.set(new Date(now + 180_000))
    const { text } = await visit((await linkTo(caseId)).path)
    expect([...text.matchAll(/WRITTEN-(\d)/g)].map(([, minutes]) => minutes)).toEqual(['0', '1', '2'])
  })

  it('are fewer for an alternative contact', async () => {
    const users = [{ details: { name: 'Mette' } }, { relation: 'alternative-contact', details: { name: 'Bo' } }]
    const { customerId } = await givenCustomer(api, { users })
    const { caseId } = await givenCase(api, { customerId })
    const { body } = await api.get(`/customers/${customerId}`)
    const sent = { type: 'EMAIL', direction: 'OUTGOING', state: 'SENT', referenceId: caseId }
    await api.post('/interactions', { ...sent, minVisibilityRole: 'debtor', notes: 'FOR-DEBTOR' })
    await api.post('/interactions', { ...sent, minVisibilityRole: 'alternative-contact', notes: 'FOR-ALL' })
    const pageOf = async (index: number): Promise<string> =>
      (await visit((await linkTo(caseId, { userId: body.users[index].userId })).path)).text
    expect(await pageOf(0)).toMatch(/FOR-DEBTOR[^]*FOR-ALL/)
    expect(await pageOf(1)).toContain('FOR-ALL')
    expect(await pageOf(1)).not.toContain('FOR-DEBTOR')
    expect(await pageOf(1)).toContain('Hello Bo')
  })
})

describe('documents', () => {
  const letter = { handle: 'reminder', createInteraction: false }
  const listed = (text: string): string => readable(/id="documents">[^]*?<\/section>/.exec(text)?.[0] ?? '')

  it('are shared letters and files of messages, newest first, each once', async () => {
    const { caseId } = await givenCase(api)
    const { path } = await linkTo(caseId)
    expect((await visit(path)).text).not.toContain('id="documents"')
    const evil = '<img src=x onerror=alert(1)>.txt'
    const files = [{ fileName: evil, content: Buffer.from('Aftalen').toString('base64') }]
    const mail = {
      type: 'EMAIL',
      direction: 'OUTGOING',
      state: 'SENT',
      minVisibilityRole: 'debtor',
      referenceId: caseId,
    }
    const { body: sent } = await api.post('/interactions', { ...mail, files, createdAt: '2026-02-01T12:00:00Z' })
    const { fileId } = (await api.get(`/interactions/${sent.id}`)).body.files[0]
    await api.post('/interactions', { ...mail, files: [{ fileId }] })
    const { body: shared } = await api.post('/documents', { ...letter, caseId, sharedWithDebtor: true })
    const { body: hidden } = await api.post('/documents', { ...letter, caseId })
    const { text } = await visit(path)
    expect(text).not.toContain('<img')
    expect(listed(text)).toMatch(
      new RegExp(`Documents ${shared.subject} 2 March 2026 · \\d+ kB &lt;img [^ ]+ [^ ]+ 1 February 2026 · 1 kB`),
    )
    expect(text.split(`href="${path}/files/${fileId}"`)).toHaveLength(4)
    const file = await visit(`${path}/files/${shared.fileId}`)
    expect([file.status, file.text.slice(0, 5)]).toEqual([200, '%PDF-'])
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; /),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    expect((await visit(`${path}/files/${hidden.fileId}`)).status).toBe(404)
    const others = await linkTo((await givenCase(api)).caseId)
    expect((await visit(`${others.path}/files/${shared.fileId}`)).status).toBe(404)
    expect((await visit(others.path)).text).not.toContain('id="documents"')
  })

  it('disappear when sharing stops, even if the letter is on a visible message', async () => {
    const { caseId } = await givenCase(api)
    const { path } = await linkTo(caseId)
    const { body } = await api.post('/documents', { handle: 'reminder', caseId, sharedWithDebtor: true })
    await api.patch(`/interactions/${body.interactionId}`, { state: 'HANDLED' })
    expect((await visit(`${path}/files/${body.fileId}`)).status).toBe(200)
    expect((await visit(path)).text.split(`/files/${body.fileId}`)).toHaveLength(3)
    await api.patch(`/documents/${body.documentId}`, { sharedWithDebtor: false })
    expect((await visit(`${path}/files/${body.fileId}`)).status).toBe(404)
    const { text } = await visit(path)
    expect(text).not.toContain(body.fileId)
    expect(readable(text)).toContain('From us · Letter')
  })

  it('are for debtors, not for alternative contacts', async () => {
    const users = [{ details: { name: 'Mette' } }, { relation: 'alternative-contact', details: { name: 'Bo' } }]
    const { customerId } = await givenCustomer(api, { users })
    const { caseId } = await givenCase(api, { customerId })
    const { body: shared } = await api.post('/documents', { ...letter, caseId, sharedWithDebtor: true })
    const { userId } = (await api.get(`/customers/${customerId}`)).body.users[1]
    const { path } = await linkTo(caseId, { userId })
    expect((await visit(path)).text).not.toContain(shared.fileId)
    expect((await visit(`${path}/files/${shared.fileId}`)).status).toBe(404)
  })

  it('set the deadline if a shared letter has one', async () => {
    const { caseId } = await givenCase(api, { vouchers: [{ amount: 5_000, dueDate: '2026-01-01' }] })
    const { path } = await linkTo(caseId)
    await api.post('/documents', { ...letter, caseId, deadline: '2026-03-15' })
    expect(readable((await visit(path)).text)).toContain('It was due on 1 January 2026.')
    await api.post('/documents', { ...letter, caseId, deadline: '2026-03-20', sharedWithDebtor: true })
    expect(readable((await visit(path)).text)).toContain('Please pay by 20 March 2026.')
  })
})

describe('the contact form', () => {
  it('creates an incoming DEBTOR NOTE on the case with its fields in details, event and audit entry', async () => {
    const { customerId } = await givenCustomer(api)
    const { caseId } = await givenCase(api, { customerId })
    const { userId } = (await api.get(`/customers/${customerId}`)).body.users[0]
    const { path, linkId } = await linkTo(caseId, { userId })
    const form = {
      ...message,
      message: 'Hej <b>I</b>\r\nto linjer\r\n\r\nog et afsnit',
      email: 'mette@example.dk',
      phone: '+45 70123456',
    }
    const answer = await visit(`${path}/messages?lang=da`, { method: 'POST', form })
    expect([answer.status, answer.headers['location']]).toEqual([303, `${path}/sent?lang=da`])
    expect(readable((await visit(String(answer.headers['location']))).text)).toContain(
      'Tak. Vi har modtaget din besked',
    )
    const { items } = (await api.get(`/interactions?referenceId=${caseId}`)).body
    expect(items).toMatchObject([
      {
        type: 'DEBTOR NOTE',
        direction: 'INCOMING',
        state: 'MAPPED',
        referenceType: 'case',
        minVisibilityRole: 'debtor',
        notes: '<p>Hej &lt;b&gt;I&lt;/b&gt;<br />to linjer</p><p>og et afsnit</p>',
        details: {
          form: 'debtor-web',
          topic: 'instalments',
          message: 'Hej <b>I</b>\nto linjer\n\nog et afsnit',
          email: 'mette@example.dk',
          phone: '+45 70123456',
          language: 'da',
          linkId,
        },
        createdBy: { type: 'USER', id: userId, name: 'Mette Sørensen' },
      },
    ])
    expect(await eventsAbout(api, items[0].id)).toMatchObject([{ type: 'interactions.create', caseId, data: items[0] }])
    expect(await auditOf(api, items[0].id)).toMatchObject([
      { operation: 'debtor-web-message', actor: { type: 'USER', id: userId }, after: items[0] },
    ])
    expect(readable((await visit(path)).text)).toContain('From you · Message · 2 March 2026')
  })

  it('is stored once, however often it is sent; another text is another message', async () => {
    const { caseId } = await givenCase(api)
    const { path } = await linkTo(caseId)
    const send = (form: Record<string, string>): Promise<Visit> => visit(`${path}/messages`, { method: 'POST', form })
    const answers = await Promise.all([send(message), send(message), send(message)])
    expect(answers.map((answer) => answer.status)).toEqual([303, 303, 303])
    const count = async (): Promise<number> => (await api.get(`/interactions?referenceId=${caseId}`)).body.items.length
    expect(await count()).toBe(1)
    await send({ ...message, message: 'Og en ting til' })
    expect(await count()).toBe(2)
  })

  it('422: shows errors at their fields, keeps the input, and stores nothing', async () => {
    const { caseId } = await givenCase(api)
    const { path } = await linkTo(caseId)
    const form = { ...message, message: '  ', email: 'x"y', phone: '12 34 56' }
    const { status, text } = await visit(`${path}/messages`, { method: 'POST', form })
    expect(status).toBe(422)
    expect(text).toContain('id="message-error">Write a message.')
    expect(text).toContain('id="email-error">Enter a valid e-mail address.')
    expect(text).toContain('value="x&quot;y"')
    expect(text).toContain('value="12 34 56"')
    expect(text).toContain('<option value="instalments" selected>')
    expect((await api.get(`/interactions?referenceId=${caseId}`)).body.items).toEqual([])
  })

  it('413: explains that a body is too large; a body that is not a form counts as empty', async () => {
    const { caseId } = await givenCase(api)
    const { path } = await linkTo(caseId)
    const large = await visit(`${path}/messages`, { method: 'POST', form: { ...message, message: 'x'.repeat(70_000) } })
    expect([large.status, readable(large.text)]).toEqual([413, expect.stringContaining('The message is too long')])
    const json = await api.app.inject({ method: 'POST', url: `${path}/messages`, payload: { message: 'x' } })
    expect(json.statusCode).toBe(422)
  })

  it('429: five messages a minute and twenty a day per link, with a friendly explanation', async () => {
    const { caseId } = await givenCase(api)
    const { path } = await linkTo(caseId)
    const send = (index: number): Promise<Visit> =>
      visit(`${path}/messages`, { method: 'POST', form: { ...message, message: `Besked ${index}` } })
    for (let index = 0; index < 5; index += 1) expect((await send(index)).status).toBe(303)
    const sixth = await send(5)
    expect([sixth.status, readable(sixth.text)]).toEqual([429, expect.stringContaining('Just a moment')])
    expect(sixth.headers['retry-after']).toBe('60')
    for (let index = 5; index < 20; index += 1) {
      if (index % 5 === 0) api.clock.advance({ ms: 60_000 })
      expect((await send(index)).status).toBe(303)
    }
    api.clock.advance({ ms: 60_000 })
    const next = await send(20)
    expect([next.status, readable(next.text)]).toEqual([429, expect.stringContaining('many messages today')])
    api.clock.advance({ ms: 86_400_000 })
    expect((await send(20)).status).toBe(303)
    api.clock.set(testStart)
  })
})

describe('a link', () => {
  it('counts only when it is opened', async () => {
    const { caseId } = await givenCase(api)
    const { path, linkId } = await linkTo(caseId)
    expect((await api.get(`/links/${linkId}`)).body).toMatchObject({ openCount: 0, lastOpenedAt: null })
    await visit(path)
    await visit(path)
    await visit(`${path}/sent`)
    await visit(path, { method: 'HEAD' })
    expect((await api.get(`/links/${linkId}`)).body).toMatchObject({
      openCount: 2,
      lastOpenedAt: testStart.toISOString(),
    })
  })

  it('that was revoked explains it and whom to contact on every page, and shows nothing of the case', async () => {
    const { caseId } = await givenCase(api, { vouchers: [{ amount: 100, referenceId: 'F-SECRET' }] })
    await api.patch('/settings', { email: 'help@bureau.example' })
    const { path, linkId } = await linkTo(caseId)
    const { body: shared } = await api.post('/documents', { caseId, handle: 'reminder', sharedWithDebtor: true })
    expect((await visit(`${path}/files/${shared.fileId}`)).status).toBe(200)
    await api.post(`/links/${linkId}/revoke`, {})
    for (const place of ['', '/sent', '/logo', `/files/${shared.fileId}`]) {
      const { status, text } = await visit(`${path}${place}?lang=en`)
      expect(status).toBe(410)
      expect(readable(text)).toMatch(/This link has been withdrawn .* help@bureau\.example/)
      expect(text).not.toContain('F-SECRET')
      expect(readable((await visit(`/d/${'a'.repeat(27)}${place}`)).text)).toContain('This link does not work')
    }
    expect((await visit(`${path}/messages`, { method: 'POST', form: message })).status).toBe(410)
    expect((await api.get(`/links/${linkId}`)).body.openCount).toBe(0)
  })

  it('that has expired explains it and whom to contact, and shows nothing of the case', async () => {
    const { caseId } = await givenCase(api, { vouchers: [{ amount: 100, referenceId: 'F-SECRET' }] })
    await api.patch('/settings', { phone: { locale: '45', number: '70123456' } })
    const { body: shared } = await api.post('/documents', { caseId, handle: 'reminder', sharedWithDebtor: true })
    const { path } = await linkTo(caseId, { expiresAt: new Date(testStart.getTime() + 60_000).toISOString() })
    api.clock.advance({ ms: 59_999 })
    expect((await visit(path)).status).toBe(200)
    api.clock.advance({ ms: 1 })
    const { status, text } = await visit(path)
    expect(status).toBe(410)
    expect(readable(text)).toContain('This link has expired')
    expect(readable(text)).toContain('Ask Testbureau for a new one. Phone +45 70123456')
    expect(text).not.toMatch(/F-SECRET|Mette/)
    expect((await visit(`${path}/files/${shared.fileId}`)).status).toBe(410)
    expect((await visit(`${path}/messages`, { method: 'POST', form: message })).status).toBe(410)
    api.clock.set(testStart)
  })

  it.each([
    'x',
    '%00',
    'a'.repeat(26),
    'a'.repeat(28),
    '..%2F..%2Fv1',
    "'%20or%201=1--",
    '%F0%9F%98%80',
    'a'.repeat(900),
  ])('that is not valid (%s) is 404', async (secret) => {
    const { status, text } = await visit(`/d/${secret}`)
    expect(status).toBe(404)
    expect(readable(text)).toContain('This link does not work')
  })

  it('opens only its own case, of no other customer or tenant', async () => {
    const mine = await givenCase(api, { vouchers: [{ amount: 100, referenceId: 'F-MINE' }] })
    const other = await givenCase(api, { vouchers: [{ amount: 100, referenceId: 'F-OTHER' }] })
    const theirs = await givenCase(api, { as: stranger, vouchers: [{ amount: 100, referenceId: 'F-THEIRS' }] })
    const content = Buffer.from('hemmeligt').toString('base64')
    const fileOn = async (caseId: string, as: TestTenant): Promise<string> => {
      const body = {
        type: 'LETTER',
        direction: 'OUTGOING',
        state: 'SENT',
        minVisibilityRole: 'debtor',
        notes: `NOTE-${caseId}`,
        referenceId: caseId,
        files: [{ fileName: 'brev.txt', content }],
      }
      const { id } = (await api.post('/interactions', body, { as })).body
      return (await api.get(`/interactions/${id}`, { as })).body.files[0].fileId
    }
    const otherFile = await fileOn(other.caseId, api.tenant)
    const theirFile = await fileOn(theirs.caseId, stranger)
    const { path } = await linkTo(mine.caseId)
    const query = `?lang=en&caseId=${other.caseId}&tenantId=${stranger.tenantId}`
    const { text } = await visit(`${path}${query}`)
    expect(text).toContain('F-MINE')
    expect(text).not.toMatch(/F-OTHER|F-THEIRS|NOTE-/)
    expect((await visit(`${path}/files/${otherFile}`)).status).toBe(404)
    expect((await visit(`${path}/files/${theirFile}`)).status).toBe(404)
    const form = { ...message, caseId: other.caseId, referenceId: other.caseId, linkId: newId() }
    expect((await visit(`${path}/messages${query}`, { method: 'POST', form })).status).toBe(303)
    expect((await api.get(`/interactions?referenceId=${other.caseId}`)).body.items).toHaveLength(1)
    const { path: theirPath } = await linkTo(theirs.caseId, {}, stranger)
    expect((await visit(theirPath)).text).toContain('F-THEIRS')
  })

  it('never redirects to another site', async () => {
    const { caseId } = await givenCase(api)
    const { path } = await linkTo(caseId)
    for (const query of ['?lang=//evil.example', '?next=https://evil.example', '?lang=en&lang=da']) {
      const sent = await visit(`${path}/messages${query}`, {
        method: 'POST',
        form: { ...message, token: query, next: 'https://evil.example', redirect: '//evil.example' },
      })
      expect(sent.headers['location']).toMatch(new RegExp(`^${path}/sent\\?lang=(en|da)$`))
      expect((await visit(`${path}${query}`)).text).not.toContain('evil.example')
    }
  })

  it('429: limits attempts with unknown links, and requests, per address', async () => {
    const guess = (from: string): Promise<Visit> => visit(`/d/${newId()}`, { from })
    for (let index = 0; index < 20; index += 1) expect((await guess('192.0.2.1')).status).toBe(404)
    expect((await guess('192.0.2.1')).status).toBe(429)
    expect((await guess('192.0.2.2')).status).toBe(404)
    const { caseId } = await givenCase(api)
    const { path } = await linkTo(caseId)
    for (let index = 0; index < 120; index += 1) await visit('/d/debtor-web.css', { from: '192.0.2.3' })
    const blocked = await visit(path, { from: '192.0.2.3' })
    expect([blocked.status, readable(blocked.text)]).toEqual([429, expect.stringContaining('Just a moment')])
  })
})
