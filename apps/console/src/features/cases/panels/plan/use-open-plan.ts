import { client } from '../../../../api/client.ts'
import { type Read, type Result, useRead } from '../../../../api/query.ts'
import { useMay } from '../../../../api/session.ts'
import type { PaymentPlan } from '../../../payment-plans/index.ts'

/** The proposal or the plan in force on a case; undefined if there is none. */
export function useOpenPlan(caseId: string): {
  read: Read<Result<typeof client.paymentPlans.list>>
  plan: PaymentPlan | undefined
} {
  const may = useMay()
  const read = useRead(client.paymentPlans.list, { caseId, pageSize: 20 }, { enabled: may('read:payment-plans') })
  const plans = read.data?.items ?? []
  const plan = plans.find(({ status }) => status === 'ACTIVE') ?? plans.find(({ status }) => status === 'PROPOSED')
  return { read, plan }
}
