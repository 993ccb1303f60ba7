import { expect } from 'vitest'
import { verifyLedger } from '../src/features/money/ledger/index.ts'
import { sql } from '../src/platform/database/sql.ts'
import { forbiddenCharges } from './case-life-rules.ts'
import { demandsOn, type Life, type LifeWorld, nowOf } from './case-lives.ts'

/** What is wrong with the lives of a tenant after they were played; empty if every rule was kept. */
export async function judgeLives(world: LifeWorld, lives: readonly Life[]): Promise<string[]> {
  const { api, as } = world
  const faults: string[] = []
  for (const life of lives) {
    const { items } = (await api.get(`/case-vouchers/${life.caseId}?pageSize=500`, { as })).body
    const demands = await demandsOn(world, life)
    for (const fault of forbiddenCharges({ ...life, demands }, items)) faults.push(`${life.caseId} ${fault}`)
  }
  faults.push(...(await repeatedMessages(world)), ...(await overdueSteps(world)), ...(await lateMessages(world, lives)))
  const { checks } = await verifyLedger(api.database, [{ tenantId: as.tenantId, name: 'Livsløb' }])
  return [...faults, ...checks.filter(({ ok }) => !ok).map((check) => JSON.stringify(check))]
}

interface Found {
  readonly fault: string
}

/** Steps of a workflow that were done twice, and letters and e-mails of workflows that a case got twice on a day. */
async function repeatedMessages({ api, as: { tenantId } }: LifeWorld): Promise<string[]> {
  const found = await api.database.read(
    tenantId,
    sql<Found>`
      select 'a step was done twice: ' || case_id || ' ' || step_id as fault from workflow_steps
      where tenant_id = ${tenantId}::uuid and state = 'DONE'
      group by case_id, workflow_id, round, step_id having count(*) > 1
      union all
      select 'a letter was written twice: ' || case_id || ' ' || min(subject) from documents
      where tenant_id = ${tenantId}::uuid
      group by case_id, template_id, recipient_user_id, (created_at at time zone 'Europe/Copenhagen')::date
      having count(*) > 1
      union all
      select 'an e-mail was sent twice: ' || reference_id || ' ' || min(notes) from interactions
      where tenant_id = ${tenantId}::uuid and type = 'EMAIL' and direction = 'OUTGOING'
        and created_by ->> 'type' = 'SYSTEM'
      group by reference_id, notes, (created_at at time zone 'Europe/Copenhagen')::date
      having count(*) > 1`,
  )
  return found.map(({ fault }) => fault)
}

/** Cases on which something was due more than a day ago. */
async function overdueSteps(world: LifeWorld): Promise<string[]> {
  const { tenantId } = world.as
  const yesterday = new Date(nowOf(world).getTime() - 86_400_000)
  const found = await world.api.database.read(
    tenantId,
    sql<Found>`
      select 'a step is overdue: ' || case_id || ' ' || step_id as fault from workflow_positions
      where tenant_id = ${tenantId}::uuid and state = 'RUNNING' and next_at < ${yesterday}::timestamptz`,
  )
  return found.map(({ fault }) => fault)
}

/** Messages that were sent after the death of the person, and more than seven in a week. */
async function lateMessages({ api, as: { tenantId } }: LifeWorld, lives: readonly Life[]): Promise<string[]> {
  const sent = await api.database.read(
    tenantId,
    sql<{ caseId: string; sentAt: Date }>`
      select reference_id as "caseId", sent_at as "sentAt" from interactions
      where tenant_id = ${tenantId}::uuid and type in ('SMS', 'EMAIL') and direction = 'OUTGOING' and state = 'SENT'
      order by sent_at`,
  )
  return lives.flatMap(({ caseId, diedAt }) => {
    const times = sent.filter((each) => each.caseId === caseId).map(({ sentAt }) => sentAt.getTime())
    const isCrowded = times.some((time, index) => (times[index - 7] ?? -Infinity) > time - 7 * 86_400_000)
    const isLate = diedAt !== null && times.some((time) => time > diedAt.getTime())
    return [
      ...(isCrowded ? [`more than seven messages in a week: ${caseId}`] : []),
      ...(isLate ? [`a message to the dead: ${caseId}`] : []),
    ]
  })
}

/** What became of each life, without ids: equal for two plays of a seed. */
export async function outcomesOf({ api, as: { tenantId } }: LifeWorld, lives: readonly Life[]): Promise<unknown[]> {
  const rows = await api.database.read(
    tenantId,
    sql<{ caseId: string; outcome: unknown }>`
      select c.case_id as "caseId", jsonb_build_object(
        'status', c.status,
        'steps', (select jsonb_agg(s.at || ' ' || s.step_id || ' ' || s.state order by s.at, s.step_id)
                  from workflow_steps s where s.tenant_id = c.tenant_id and s.case_id = c.case_id),
        'vouchers', (select jsonb_agg(v.date || ' ' || v.category || ' ' || v.amount || ' ' || v.outstanding
                       order by v.date, v.category, v.amount, v.outstanding)
                     from case_vouchers v where v.tenant_id = c.tenant_id and v.case_id = c.case_id),
        'messages', (select jsonb_agg(i.type || ' ' || i.state || ' ' || i.created_at order by i.created_at, i.type, i.state)
                     from interactions i where i.tenant_id = c.tenant_id and i.reference_id = c.case_id)) as outcome
      from cases c where c.tenant_id = ${tenantId}::uuid`,
  )
  const byCase = new Map(rows.map(({ caseId, outcome }) => [caseId, outcome]))
  expect(byCase.size).toBe(lives.length)
  return lives.map(({ caseId }) => byCase.get(caseId))
}
