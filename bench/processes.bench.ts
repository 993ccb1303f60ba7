import { fillCases } from './harness/fill-cases.ts'
import { makePayableVouchers } from './harness/records.ts'
import { readsOf } from './harness/reads.ts'
import { reportPlot, reportTable } from './harness/results.ts'
import { median } from './harness/statistics.ts'
import { costColumns, costRow, middleOf, rateOf, rounds, withSubject } from './harness/subject.ts'
import { voucherCount } from './harness/yardstick.ts'

/**
 * Two API processes and two workers on one database, compared with one process that does everything. All of them write
 * for one tenant. The first process is also one of the two workers.
 */
await withSubject({}, async (subject) => {
  await fillCases(subject, 2_000)
  await makePayableVouchers(subject)
  const getCase = (await readsOf(subject)).find(({ name }) => name === 'get case')?.requests ?? []
  const loads = [
    {
      name: 'direct payment, 64 connections',
      connections: 64,
      requests: [
        subject.request('POST', '/direct-payments', { caseVoucherReferenceId: 'V-{n}', amount: 1 }, voucherCount),
      ],
    },
    { name: 'get case, 32 connections', connections: 32, requests: getCase },
  ]
  const groups = []
  for (const { name, connections, requests } of loads) {
    await subject.sendLoad(requests, { connections })
    const measured = []
    for (let round = 0; round < rounds; round++) {
      const one = await subject.sendLoad(requests, { connections })
      await subject.addServer({ ROLE: 'api' })
      await subject.addWorker()
      await subject.sendLoad(requests, { connections, seconds: 2 })
      const two = await subject.sendLoad(requests, { connections })
      measured.push({ one, two })
      await subject.servers.pop()?.stop()
      await subject.workers.pop()?.stop()
    }
    const one = middleOf(measured.map((round) => round.one))
    const two = middleOf(measured.map((round) => round.two))
    const ratio = median(measured.map((round) => rateOf(round.two) / rateOf(round.one)))
    reportTable({
      title: `Two API processes and two workers: ${name}, ${ratio.toFixed(2)} of one process`,
      columns: costColumns,
      rows: [costRow('one process', one), costRow('two API processes, two workers', two)],
    })
    groups.push({
      label: name,
      bars: [
        { label: 'one process', value: rateOf(one) },
        { label: 'two and two', value: rateOf(two) },
      ],
    })
  }
  reportPlot({ name: 'processes', title: 'One process and several', unit: 'per second', groups })
})
