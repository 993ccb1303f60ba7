import type { client } from '../../api/client.ts'
import type { Result } from '../../api/query.ts'
import { wordsText } from '../../text/words.text.ts'
import { casesText } from './cases.text.ts'

type VoucherType = Result<typeof client.voucherTypes.list>['items'][number]

/** The standard types that share their category with another one. */
const namesOfStandard: Readonly<Record<string, 'reminderFee' | 'courtFee'>> = {
  'reminder-fee': 'reminderFee',
  'court-fee': 'courtFee',
}

/** Standard types are named by their category, which is translated, unless it has several. */
export function voucherTypeName(type: Pick<VoucherType, 'category' | 'handle' | 'label' | 'standard'>): string {
  if (!type.standard) return type.label
  const name = namesOfStandard[type.handle]
  return name === undefined ? casesText.t(type.category) : wordsText.t(name)
}
