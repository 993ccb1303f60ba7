import { caseStatuses, messageTypes, voucherCategories } from '../../text/api-values.ts'
import { defineText } from '../../text/define-text.ts'

export const casesText = defineText('cases', {
  en: {
    unknownDebtor: 'Unnamed debtor',
    ...caseStatuses.en,
    ...voucherCategories.en,
    reversal: 'Reversal',
    datedBefore: 'dated before the claim',
    ...messageTypes.en,
  },
  da: {
    unknownDebtor: 'Unavngiven skyldner',
    ...caseStatuses.da,
    ...voucherCategories.da,
    reversal: 'Tilbageførsel',
    datedBefore: 'dateret før kravet',
    ...messageTypes.da,
  },
})
