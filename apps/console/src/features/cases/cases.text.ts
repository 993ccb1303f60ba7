import { caseStatuses, messageTypes, voucherCategories } from '../../text/api-values.ts'
import { defineText } from '../../text/define-text.ts'
import { wordsText } from '../../text/words.text.ts'

const { en, da } = wordsText.words

export const casesText = defineText('cases', {
  en: {
    unknownDebtor: 'Unnamed debtor',
    ...caseStatuses.en,
    ...voucherCategories.en,
    reversal: en.reversal,
    datedBefore: 'dated before the claim',
    ...messageTypes.en,
  },
  da: {
    unknownDebtor: 'Unavngiven skyldner',
    ...caseStatuses.da,
    ...voucherCategories.da,
    reversal: da.reversal,
    datedBefore: 'dateret før kravet',
    ...messageTypes.da,
  },
})
