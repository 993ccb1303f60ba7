import type { Problem } from '../../../problems/index.ts'
import type { MissingDetail } from './invoice-parties.rules.ts'
import { message, problem } from './invoices.problems.ts'

const whereToEnter: Readonly<Record<MissingDetail, Parameters<typeof message>[0]>> = {
  registrationNumber: 'The settings have no registration number.',
  vatNumber: 'The settings have no VAT number.',
  address: 'The settings have no complete address with a country.',
  'creditor.address': 'The creditor has no complete address.',
  'creditor.centralRegisterId': 'The creditor has no number in the company register.',
}

/** Names everything that a document lacks. */
export function detailsMissing(missing: readonly MissingDetail[]): Problem {
  const [first = 'address'] = missing
  return problem('invoice-details-missing', message(whereToEnter[first]), { extensions: { missing: [...missing] } })
}
