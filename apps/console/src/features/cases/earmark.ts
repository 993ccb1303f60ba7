import { tenantNow } from '../../text/tenant-time.ts'
import { client } from '../../api/client.ts'
import { type Input, useRead } from '../../api/query.ts'
import { plainDate } from '../../text/format.ts'
import { casesText } from './cases.text.ts'

export type Earmark = NonNullable<Input<typeof client.caseVoucherAllocations.registerCasePayment>['body']['earmark']>
export type EarmarkCategory = NonNullable<Earmark['categories']>[number]

/** The categories that a debtor can choose, in the order of the form. */
export const earmarkCategories: readonly EarmarkCategory[] = ['principal', 'interest', 'fee', 'cost', 'compensation']

/** Whether a rule of the case lets the debtor choose what a payment covers. */
export function useMayEarmark(caseId: string | undefined): boolean {
  const { data: balance } = useRead(
    client.cases.getBalance,
    { caseId: caseId ?? '' },
    { enabled: caseId !== undefined },
  )
  const pack = balance?.rulePack
  const { data } = useRead(
    client.rulePacks.get,
    { pack: pack as Input<typeof client.rulePacks.get>['pack'] },
    { enabled: pack !== undefined && pack !== null },
  )
  const today = plainDate(tenantNow())
  const rows = data?.rows.filter(
    ({ rule, from, until }) => rule === 'debtor-earmarks' && from <= today && (until === null || today < until),
  )
  return rows?.find(({ overridden }) => !overridden)?.value === true
}

/** The names of the categories that a debtor can choose. */
export function useCategoryNames(): Readonly<Record<EarmarkCategory, string>> {
  const t = casesText.useText()
  const names = [...earmarkCategories, 'payout' as const].map((category) => [category, t(category)])
  return Object.fromEntries(names) as Record<EarmarkCategory, string>
}
