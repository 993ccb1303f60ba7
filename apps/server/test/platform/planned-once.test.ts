import { afterAll, beforeAll, expect, it } from 'vitest'
import { plannedOnce, sql } from '../../src/platform/database/sql.ts'
import { startTestApp, type TestApp } from '../test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

interface Plans {
  readonly custom: number
  readonly generic: number
}

it('a statement that is planned once keeps its plan from the first run on, and leaves others as they are', async () => {
  const { tenantId } = api.tenant
  const once = plannedOnce(sql`select c.case_id from cases c where c.tenant_id = ${tenantId}::uuid`)
  const mode = sql`select setting = reset_val as "isUsual" from pg_settings where name = 'plan_cache_mode'`
  await api.database.inTenant(tenantId, async (transaction) => {
    for (let run = 0; run < 3; run += 1) {
      await transaction.run(sql`set local plan_cache_mode = force_custom_plan`)
      expect(await transaction.many(once)).toEqual([])
      expect(await transaction.one(mode)).toEqual({ isUsual: true })
    }
    const plans = sql<Plans>`
      select custom_plans::integer as custom, generic_plans::integer as generic
      from pg_prepared_statements where name = ${once.name}::text`
    expect(await transaction.one(plans)).toEqual({ custom: 0, generic: 3 })
  })
  expect(await api.database.read(tenantId, once)).toEqual([])
  expect(await api.database.read(tenantId, mode)).toEqual([{ isUsual: true }])
})
