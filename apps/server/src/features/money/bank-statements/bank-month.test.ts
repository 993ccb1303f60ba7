import { afterAll, beforeAll, expect, it } from 'vitest'
import { type GivenEntry, statementOf } from '../../../../test/bank-statements.ts'
import { givenCase, givenCreditor, givenCustomer } from '../../../../test/given.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { SeededRandom } from '../../../platform/demo/seeded-random.ts'
import { majorUnits } from '../../../platform/money/money.ts'
import { verifyLedger } from '../ledger/index.ts'
import { paymentReferencesOf } from '../payment-references/payment-references.rules.ts'
import { matchQueuedFiles } from './match-bank-lines.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

const caseCount = 12
const principal = 1_000_000
const settings = { fiCreditorNumber: '81234567', kidModulus: 10, ocrLengthDigit: false } as const

/** The same numbers in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

function referenceOf(caseNumber: number): string {
  return paymentReferencesOf(caseNumber, 'DKK', settings)[0]?.reference ?? ''
}

interface MonthFile {
  readonly name: string
  readonly text: string
}

interface Month {
  readonly files: readonly MonthFile[]
  /** What each case must have been paid by exact references, by its number. */
  readonly paid: ReadonlyMap<number, number>
  readonly credits: number
  readonly returns: number
  readonly lineCount: number
}

/** A month of payments in the layouts of five banks. One line in thirty is not as it should be. */
function makeMonth(): Month {
  const below = numbersFrom(42)
  const paid = new Map<number, number>()
  const days: { entries: GivenEntry[]; csv: string[] }[] = []
  let [credits, returns, lineCount] = [0, 0, 0]
  const add = (amount: number): void => {
    credits += amount
    lineCount += 1
  }
  for (let day = 1; day <= 12; day += 1) {
    const bookingDate = `2026-02-${String(day).padStart(2, '0')}`
    const entries: GivenEntry[] = []
    for (let index = 0; index < 12; index += 1) {
      const caseNumber = 1 + below(caseCount)
      const reference = referenceOf(caseNumber)
      const amount = 100 + below(2_000)
      const base = { bookingDate, amount, bankReference: `D${day}-${index}`, payer: `Betaler ${caseNumber}` }
      const turn = below(30)
      if (turn === 0) {
        // A typing error in the reference: one digit is wrong.
        const at = 8 + below(6)
        const wrong = `${reference.slice(0, at)}${(Number(reference[at]) + 1 + below(9)) % 10}${reference.slice(at + 1)}`
        entries.push({ ...base, reference: wrong })
      } else if (turn === 1) {
        entries.push({ ...base, references: [reference, referenceOf(1 + (caseNumber % caseCount))] })
      } else if (turn === 2) {
        entries.push({ ...base, text: `Tak for tålmodigheden, sag ${reference} og hilsen` })
      } else {
        entries.push({ ...base, reference })
        paid.set(caseNumber, (paid.get(caseNumber) ?? 0) + amount)
      }
      add(amount)
    }
    // A batch of three transactions, and money that the bank took back.
    const parts = [1, 2, 3].map((number) => ({ amount: 500 + day, reference: referenceOf(number) }))
    for (const [index, { amount }] of parts.entries()) {
      paid.set(index + 1, (paid.get(index + 1) ?? 0) + amount)
      add(amount)
    }
    const sum = parts.reduce((total, { amount }) => total + amount, 0)
    entries.push({ bookingDate, amount: sum, bankReference: `B${day}`, parts })
    if (day % 5 === 0) {
      entries.push({ bookingDate, amount: 777, bankReference: `T${day}`, isDebit: true, isReturn: true })
      returns += 777
      lineCount += 1
    }
    // A bank without references: two equal payments on one day are two payments.
    const csv = [1, 2].map(() => `${bookingDate};${majorUnits(333)};${referenceOf(4)};MobilePay`)
    paid.set(4, (paid.get(4) ?? 0) + 666)
    add(333)
    add(333)
    days.push({ entries, csv })
  }
  const layouts = [
    { format: 'camt.053', version: '02' },
    { format: 'camt.053', version: '04' },
    { format: 'camt.053', version: '08' },
    { format: 'camt.054', version: '04' },
  ] as const
  const daily = days.map(({ entries }, index) => ({
    name: `dag-${index}.xml`,
    text: statementOf(entries, layouts[index % layouts.length]),
  }))
  // Every four days the bank sends the same entries again in another format, and the batches as sums.
  const weekly = [0, 4, 8].map((from) => ({
    name: `uge-${from}.xml`,
    text: statementOf(
      days.slice(from, from + 4).flatMap(({ entries }) => entries.map((entry) => sumOf(entry))),
      { format: 'camt.053', version: '08' },
    ),
  }))
  const csvOf = (from: number, to: number): string =>
    `Dato;Beløb;Ref;Tekst\n${days
      .slice(from, to)
      .flatMap(({ csv }) => csv)
      .join('\n')}\n`
  const csvs = [
    { name: 'a.csv', text: csvOf(0, 8) },
    { name: 'b.csv', text: csvOf(5, 12) },
  ]
  return { files: [...daily, ...weekly, ...csvs, ...daily.slice(0, 5)], paid, credits, returns, lineCount }
}

/** A batch as its sum. */
function sumOf(entry: GivenEntry): GivenEntry {
  return Object.fromEntries(Object.entries(entry).filter(([name]) => name !== 'parts')) as unknown as GivenEntry
}

async function givenTenant(): Promise<TestTenant> {
  const as = await api.createTenant('Måned')
  await api.patch('/settings', { fiCreditorNumber: settings.fiCreditorNumber }, { as })
  const bankAccount = { type: 'DANISH', registrationNumber: '3409', accountNumber: '0045678912' }
  await api.post('/transaction-accounts', { name: 'Klientkonto', bankAccount, currency: 'DKK' }, { as })
  const { creditorId } = await givenCreditor(api, { as })
  const { customerId } = await givenCustomer(api, { as, creditorId })
  for (let count = 0; count < caseCount; count += 1) await givenCase(api, { as, customerId, vouchers: [principal] })
  return as
}

/** Imports files, and returns how often a worker died: on every second new file, as often as it is possible. */
async function importAll(as: TestTenant, files: readonly MonthFile[], isDisturbed: boolean): Promise<number> {
  const [{ transactionAccountId }] = (await api.get('/transaction-accounts', { as })).body.items
  const mapping = {
    ...{ name: 'Netbank', transactionAccountId, delimiter: ';', decimalSeparator: '.', dateFormat: 'YYYY-MM-DD' },
    columns: { bookingDate: 'Dato', amount: 'Beløb', reference: 'Ref', text: 'Tekst' },
  }
  const { bankCsvMappingId } = (await api.post('/bank-csv-mappings', mapping, { as })).body
  let [newCount, deaths] = [0, 0]
  for (const { name, text } of files) {
    const body = { fileName: name, content: Buffer.from(text).toString('base64') }
    const sent = await api.post(`/bank-files?bankCsvMappingId=${bankCsvMappingId}`, body, { as })
    expect(sent.status, sent.text).toBe(200)
    // A file that was imported before has nothing to match, so nothing can be interrupted.
    const isNew = sent.body.files[0].waitingCount > 0
    newCount += isNew ? 1 : 0
    if (isDisturbed && isNew && newCount % 2 === 0) deaths += await dieThrough()
    await matchQueuedFiles(api.services)
  }
  return deaths
}

/**
 * Works through a file with workers that die: the first before it has done anything, the others after one more step, so
 * that every step is the last one of some worker, from the first line matched to the last one booked.
 */
async function dieThrough(): Promise<number> {
  for (let deaths = 0; ; deaths += 1) {
    // The first command of a worker looks for lines that are not matched, which is no step once there are none.
    const isKilled = await matchQueuedFiles(crashing(Math.min(deaths, 2))).then(
      () => false,
      (error: unknown) => {
        expect(String(error)).toContain('killed')
        return true
      },
    )
    // Another worker takes the file when the lease of the dead one has ended.
    api.clock.advance({ ms: 11 * 60 * 1000 })
    if (!isKilled) return deaths
  }
}

/** Services whose process dies after some transactions: what is committed stays, everything else is gone. */
function crashing(commandCount: number): TestApp['services'] {
  let left = commandCount
  const database = new Proxy(api.services.database, {
    get: (target, name) => {
      const value = Reflect.get(target, name) as unknown
      if (name === 'inTenantClosing') {
        left -= 1
        if (left < 0) throw new Error('killed')
      }
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  return { ...api.services, database }
}

async function booksOf(as: TestTenant): Promise<{ paid: Map<number, number>; lines: any[] }> {
  const paid = new Map<number, number>()
  for (let caseNumber = 1; caseNumber <= caseCount; caseNumber += 1) {
    const { outstanding } = (await api.get(`/cases/${caseNumber}`, { as })).body
    if (outstanding < principal) paid.set(caseNumber, principal - outstanding)
  }
  const { items } = (await api.get('/bank-lines?pageSize=500', { as })).body
  return { paid, lines: items }
}

it('every øre of a month is somewhere, nothing is booked wrong, and neither order, repeats nor crashes matter', async () => {
  const month = makeMonth()
  const random = new SeededRandom(7)
  const shuffled = month.files
    .map((file) => ({ file, place: random.next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ file }) => file)
  const [first, second] = [await givenTenant(), await givenTenant()]
  expect(await importAll(first, month.files, false)).toBe(0)
  expect(await importAll(second, shuffled, true)).toBeGreaterThan(30)
  for (const as of [first, second]) {
    const { paid, lines } = await booksOf(as)
    const byCase = (amounts: ReadonlyMap<number, number>): [number, number][] =>
      [...amounts].toSorted(([a], [b]) => a - b)
    expect(byCase(paid)).toEqual(byCase(month.paid))
    const live = lines.filter(({ state }) => state !== 'REPLACED')
    expect(live).toHaveLength(month.lineCount)
    const sum = (of: (line: any) => boolean, amount: (line: any) => number): number =>
      live.filter(of).reduce<number>((total, line) => total + amount(line), 0)
    const isCredit = ({ direction }: { direction: string }): boolean => direction === 'credit'
    expect(sum(isCredit, ({ amount }) => amount)).toBe(month.credits)
    expect(
      sum(
        (line) => !isCredit(line),
        ({ amount }) => amount,
      ),
    ).toBe(month.returns)
    const { accounts } = (await api.get('/bank-lines/suspense', { as })).body
    expect(Number(accounts[0].amount) + sum(isCredit, ({ bookedAmount }) => bookedAmount)).toBe(month.credits)
    expect(live.every(({ state }) => ['BOOKED', 'OPEN'].includes(state))).toBe(true)
    const { checks } = await verifyLedger(api.database, [{ tenantId: as.tenantId, name: '' }])
    expect(checks.filter(({ ok }) => !ok)).toEqual([])
  }
})
