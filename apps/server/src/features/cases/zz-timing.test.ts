import { afterAll, beforeAll, it } from 'vitest'
import { givenCustomer, standardType, voucherBody } from '../../../test/given.ts'
import { asOwner } from '../../../test/template-database.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { runSystemCommand } from '../../platform/idempotency/system-command.ts'
import { createCase } from './index.ts'
let api: TestApp
beforeAll(async () => { api = await startTestApp() })
afterAll(() => api.close())
it('times', async () => {
  const { customerId } = await givenCustomer(api)
  const tenant = { tenantId: api.tenant.tenantId, name: 'Testbureau', timeZone: 'Europe/Copenhagen', language: 'da' }
  for (const n of [1, 1, 1, 333]) {
    const caseVouchers = Array.from({ length: n }, () => voucherBody({ amount: 100, referenceVouchers: [{ voucherTypeId: standardType.deposit, amount: 40 }, { voucherTypeId: standardType.interest, amount: 0 }].map(voucherBody) }))
    const log: string[] = []
    const t = performance.now()
    const at = () => Math.round(performance.now() - t)
    await runSystemCommand(api.services, tenant, 'create-case', async (command) => {
      const counted = new Proxy(command.transaction, {
        get: (target: any, name: any) => async (s: any) => {
          const r = await target[name](s)
          log.push(`${at()} ${s.text.trim().slice(0, 40).replace(/\n/g, ' ')}`)
          return r
        },
      })
      const r = await createCase({ ...command, transaction: counted }, { customerId, currency: 'DKK', caseVouchers } as any)
      log.push(`${at()} returned`)
      return r
    })
    console.log(n * 3, at(), 'ms\n', log.join('\n '))
    const t2 = performance.now()
    const r = await api.post('/cases', { customerId, currency: 'DKK', caseVouchers })
    console.log('http', n * 3, r.status, Math.round(performance.now() - t2), 'ms')
  }
  await new Promise((r) => setTimeout(r, 1500))
  await asOwner(api.databaseUrl, async (c) => {
    console.log((await c.query("select relname, indexrelname, idx_scan, idx_tup_read from pg_stat_user_indexes where idx_tup_read > 1000 order by idx_tup_read desc")).rows)
    console.log((await c.query("select relname, seq_scan, seq_tup_read, idx_scan, last_autoanalyze, last_analyze from pg_stat_user_tables where seq_tup_read > 1000")).rows)
    console.log((await c.query("select relname, reltuples, relpages from pg_class where relname in ('case_vouchers','cases','voucher_types')")).rows, (await c.query('show autovacuum')).rows)
  })
}, 100000)
