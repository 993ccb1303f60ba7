import { requirePgbench } from './harness/pgbench.ts'
import { caseBody, interactionBody, makeCustomer } from './harness/records.ts'
import { reportGoal, reportPlot, reportTable } from './harness/results.ts'
import { median } from './harness/statistics.ts'
import { costColumns, cpuRatio, costRow, middleOf, rateOf, rounds, withSubject } from './harness/subject.ts'
import { createYardstick, scripts } from './harness/yardstick.ts'

/** Creating cases and interactions with 32 clients, compared with `pgbench` calling one function on plain tables. */
const connections = 32
const goal = 0.8

requirePgbench()
await withSubject({}, async (subject) => {
  await createYardstick(subject.owner)
  const { customerId } = await makeCustomer(subject, 'written')
  const { id: caseId } = await subject.make('/cases', { customerId, currency: 'DKK', caseVouchers: [] })
  // One customer per client, as the debtors of a real import are different people.
  const customers = [customerId]
  while (customers.length < connections) {
    customers.push((await makeCustomer(subject, `written-${customers.length}`)).customerId)
  }
  const operations = [
    {
      name: 'create case with 3 vouchers',
      script: scripts.createCase,
      requests: customers.map((customer) => subject.request('POST', '/cases', caseBody(customer))),
    },
    {
      name: 'create interaction',
      script: scripts.createInteraction,
      requests: [subject.request('POST', '/interactions', interactionBody(caseId))],
    },
  ]
  const groups = []
  for (const { name, script, requests } of operations) {
    await subject.sendLoad(requests, { connections })
    const measured = []
    for (let round = 0; round < rounds; round++) {
      measured.push({
        http: await subject.sendLoad(requests, { connections }),
        pgbench: await subject.runPgbench({ script, clients: connections }),
      })
    }
    const http = middleOf(measured.map((round) => round.http))
    const pgbench = middleOf(measured.map((round) => round.pgbench))
    reportTable({
      title: `Write, 32 clients: ${name}`,
      columns: costColumns,
      rows: [costRow('over HTTP', http), costRow('pgbench, one function', pgbench)],
    })
    const ratios = measured.map((round) => rateOf(round.http) / rateOf(round.pgbench))
    reportGoal({
      what: `32 clients, ${name}: against \`pgbench\``,
      figure: median(ratios),
      goal,
      isMet: 'at least',
      detail: `${rateOf(http).toFixed(0)}/s against ${rateOf(pgbench).toFixed(0)}/s; ${cpuRatio(http, pgbench, pgbench.cpuMs)}; rounds ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`,
    })
    groups.push({
      label: name,
      bars: [
        { label: 'over HTTP', value: rateOf(http) },
        { label: 'pgbench', value: rateOf(pgbench) },
      ],
    })
  }
  reportPlot({ name: 'writes', title: 'Writes with 32 clients', unit: 'per second', groups })
})
