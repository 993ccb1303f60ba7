import { fillCases } from './harness/fill-cases.ts'
import { readsOf } from './harness/reads.ts'
import { reportGoal, reportPlot, reportTable } from './harness/results.ts'
import { median } from './harness/statistics.ts'
import { costColumns, cpuRatio, costRow, middleOf, rateOf, rounds, withSubject } from './harness/subject.ts'

/** The throughput of reads with 32 clients, compared with a constant response through the same stack. */
const connections = 32

await withSubject({}, async (subject) => {
  await fillCases(subject, 2_000)
  const constant = subject.request('GET', '/favicon.svg')
  const bars = []
  await subject.sendLoad(constant, { connections })
  for (const { name, goal, requests } of await readsOf(subject)) {
    await subject.sendLoad(requests, { connections, seconds: 2 })
    const measured = []
    for (let round = 0; round < rounds; round++) {
      measured.push({
        constant: await subject.sendLoad(constant, { connections }),
        read: await subject.sendLoad(requests, { connections }),
      })
    }
    const read = middleOf(measured.map((round) => round.read))
    const answer = middleOf(measured.map((round) => round.constant))
    reportTable({
      title: `Read, 32 clients: ${name}`,
      columns: costColumns,
      rows: [costRow('constant response', answer), costRow(name, read)],
    })
    const shares = measured.map((round) => rateOf(round.read) / rateOf(round.constant))
    reportGoal({
      what: `32 clients, ${name}: throughput against a constant response`,
      figure: median(shares),
      goal,
      isMet: 'at least',
      detail: `${rateOf(read).toFixed(0)}/s against ${rateOf(answer).toFixed(0)}/s, p99 ${read.p99.toFixed(0)} ms; ${cpuRatio(read, answer)}; rounds ${shares.map((share) => share.toFixed(2)).join(', ')}`,
    })
    bars.push({ label: name, value: rateOf(read) })
  }
  reportPlot({ name: 'reads', title: 'Reads with 32 clients', unit: 'per second', groups: [{ label: '', bars }] })
})
