import { setTimeout as wait } from 'node:timers/promises'
import {
  defaultReferenceSettings,
  paymentReferencesOf,
} from '../apps/server/src/features/money/payment-references/payment-references.rules.ts'
import { type GivenEntry, statementOf } from '../apps/server/test/bank-statements.ts'
import { fillCases } from './harness/fill-cases.ts'
import { reportGoal, reportTable } from './harness/results.ts'
import { median } from './harness/statistics.ts'
import { type Measured, rounds, type Subject, withSubject } from './harness/subject.ts'

/**
 * One bank file of 10,000 lines, imported, matched and booked, of a tenant with 200,000 open cases: from the upload until
 * no line waits any more. Of 20 lines, 16 have the exact reference of a case and are booked. The others wait for a person:
 * a reference or invoice number inside the text, and nothing that any case has. The same once more with interest on every
 * principal, which each payment books first.
 */
const caseCount = Number(process.env['BENCH_CASES'] ?? 200_000)
const lineCount = Number(process.env['BENCH_LINES'] ?? 10_000)
const goal = 10_000
const fiCreditorNumber = '81234567'

function entryOf(round: number, index: number): GivenEntry {
  const number = ((round * lineCount + index) * 7_919) % caseCount || caseCount
  const amount = 10_000 + index
  const payer = `Betaler ${number}`
  const payerAccount = String(10_000_000_000_000 + number)
  const settings = { ...defaultReferenceSettings, fiCreditorNumber }
  const reference = paymentReferencesOf(number, 'DKK', settings)[0]?.reference ?? ''
  const remittance = [
    { text: `Betaling ${reference} tak` },
    { text: `Faktura F-${number}` },
    { text: 'Indbetaling' },
    { text: `Rykker ${index}` },
  ][index % 20] ?? { reference }
  return { amount, payer, payerAccount, ...remittance }
}

async function upload({ tenant, servers }: Subject, text: string): Promise<{ bankFileId: string }> {
  const body = new FormData()
  body.append('file', new Blob([text]), 'statement.xml')
  const answer = await fetch(`${servers[0]?.url ?? ''}/v1/${tenant.tenantId}/bank-files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tenant.token}` },
    body,
  })
  if (answer.status !== 200) throw new Error(await answer.text())
  const { files } = (await answer.json()) as { files: { bankFileId: string }[] }
  return files[0] ?? { bankFileId: '' }
}

interface Run {
  readonly importSeconds: number
  readonly seconds: number
  readonly bookedCount: number
}

async function runRound(subject: Subject, round: number): Promise<Run> {
  const text = statementOf(Array.from({ length: lineCount }, (_, index) => entryOf(round, index)))
  const start = performance.now()
  const { bankFileId } = await upload(subject, text)
  const importSeconds = (performance.now() - start) / 1000
  for (;;) {
    const file = (await subject.get(`/bank-files/${bankFileId}`)) as { waitingCount: number; bookedCount: number }
    if (file.waitingCount === 0) {
      return { importSeconds, seconds: (performance.now() - start) / 1000, bookedCount: file.bookedCount }
    }
    await wait(100)
  }
}

function row(run: Measured<Run>, index: number): (string | number)[] {
  const each = (total: number): string => (total / lineCount).toFixed(2)
  return [
    index + 1,
    run.importSeconds.toFixed(1),
    run.seconds.toFixed(1),
    Math.round((lineCount / run.seconds) * 60).toLocaleString('en'),
    run.bookedCount.toLocaleString('en'),
    each(run.nodeCpuMs),
    each(run.postgresCpuMs),
    Math.round(run.walBytes / lineCount).toLocaleString('en'),
  ]
}

await withSubject({}, async (subject) => {
  await fillCases(subject, caseCount)
  await subject.actForTenant()
  await subject.owner.query(
    `update cases set status = 'VERIFIED', end_reason_id = null where tenant_id = $1 and status = 'ENDED'`,
    [subject.tenant.tenantId],
  )
  // As in a tenant that has been running: the cases are in the books, and the job does not post them meanwhile.
  await subject.owner.query(
    `insert into book_states (tenant_id, position, posted_at)
     select tenant_id, position, now() from journal_heads where tenant_id = $1
     on conflict (tenant_id) do update set position = excluded.position`,
    [subject.tenant.tenantId],
  )
  await subject.owner.query('reset role')
  await subject.owner.query('vacuum analyze cases')
  await subject.patch('/settings', { fiCreditorNumber })
  const bankAccount = { type: 'DANISH', registrationNumber: '3409', accountNumber: '0045678912' }
  await subject.make('/transaction-accounts', { name: 'Klientkonto', bankAccount, currency: 'DKK', isDefault: true })
  await runRounds(subject, { firstRound: 0, what: '' })
  await subject.owner.query(
    `update case_vouchers set interest_rule = 'contractual', interest = 0.08, due_date = date
     where tenant_id = $1 and category = 'principal'`,
    [subject.tenant.tenantId],
  )
  await subject.owner.query('vacuum analyze case_vouchers')
  await runRounds(subject, { firstRound: rounds, what: ' with running interest' })
})

async function runRounds(subject: Subject, { firstRound, what }: { firstRound: number; what: string }): Promise<void> {
  const runs: Measured<Run>[] = []
  for (let round = firstRound; round < firstRound + rounds; round++) {
    runs.push(await subject.measure(() => runRound(subject, round)))
  }
  const perMinute = runs.map(({ seconds }) => (lineCount / seconds) * 60)
  reportTable({
    title: `A bank file of ${lineCount.toLocaleString('en')} lines with ${caseCount.toLocaleString('en')} open cases${what}`,
    columns: [
      ...['round', 'imported after, s', 'matched after, s', 'lines a minute', 'booked'],
      ...['Node CPU ms a line', 'PostgreSQL CPU ms a line', 'WAL bytes a line'],
    ],
    rows: runs.map(row),
  })
  reportGoal({
    what: `bank lines imported, matched and booked a minute${what}`,
    figure: median(perMinute),
    goal,
    isMet: 'at least',
    detail: `rounds ${perMinute.map((figure) => Math.round(figure).toLocaleString('en')).join(', ')}`,
  })
}
