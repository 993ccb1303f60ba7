import { defineText } from '../../text/define-text.ts'

/** How long a debt has been due, in reports and lists of cases. */
export const ageingText = defineText('ageing', {
  en: {
    'not-due': 'Not due yet',
    '1-30': '1–30 days',
    '31-60': '31–60 days',
    '61-90': '61–90 days',
    '91-180': '91–180 days',
    '181-365': '181–365 days',
    'over-365': 'Over a year',
  },
  da: {
    'not-due': 'Ikke forfalden',
    '1-30': '1–30 dage',
    '31-60': '31–60 dage',
    '61-90': '61–90 dage',
    '91-180': '91–180 dage',
    '181-365': '181–365 dage',
    'over-365': 'Over et år',
  },
})
