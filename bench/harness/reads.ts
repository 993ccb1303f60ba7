import type { LoadRequest } from './load.ts'
import type { Subject } from './subject.ts'

interface Sample {
  readonly caseId: string
  readonly creditorId: string
  readonly referenceId: string
}

export interface Read {
  readonly name: string
  /** The share of the throughput of a constant response. */
  readonly goal: number
  /** Several, so that connections read different records. */
  readonly requests: readonly LoadRequest[]
}

/** The reads that have a goal, spread over cases of the whole tenant. */
export async function readsOf(subject: Subject): Promise<Read[]> {
  await subject.actForTenant()
  const { rows } = await subject.owner.query<Sample>(
    `select c.case_id as "caseId", c.creditor_id as "creditorId", k.reference_id as "referenceId"
     from generate_series(0, 31) n
     cross join (select max(case_seq_id) as last from cases where tenant_id = $1) m
     join cases c on c.tenant_id = $1 and c.case_seq_id = 1 + (m.last - 1) * n / 31
     join customers k on k.tenant_id = c.tenant_id and k.customer_id = c.customer_id`,
    [subject.tenant.tenantId],
  )
  await subject.owner.query('reset role')
  if (rows.length === 0) throw new Error('The tenant has no cases.')
  const { id: contactId } = await subject.make('/contacts', { name: 'Låsesmed Hansen ApS' })
  const each = (path: (sample: Sample) => string): LoadRequest[] => rows.map((row) => subject.request('GET', path(row)))
  return [
    { name: 'get contact', goal: 0.5, requests: each(() => `/contacts/${contactId}`) },
    { name: 'get case', goal: 0.4, requests: each(({ caseId }) => `/cases/${caseId}`) },
    { name: 'vouchers of a case', goal: 0.4, requests: each(({ caseId }) => `/case-vouchers/${caseId}`) },
    {
      name: 'customer by reference',
      goal: 0.4,
      requests: each(
        ({ referenceId, creditorId }) => `/customers/by-reference-id/${referenceId}?creditorId=${creditorId}`,
      ),
    },
    { name: 'list of 25 cases', goal: 0.2, requests: each(() => '/cases') },
  ]
}
