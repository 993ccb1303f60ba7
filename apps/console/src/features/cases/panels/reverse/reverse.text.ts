import { defineText } from '../../../../text/define-text.ts'

export const reverseText = defineText('case-reverse', {
  en: {
    noLongerPays: '{{payment}} no longer pays {{voucher}}',
    hint: 'A new voucher cancels this one and undoes its allocations.',
  },
  da: {
    noLongerPays: '{{payment}} betaler ikke længere {{voucher}}',
    hint: 'Et nyt bilag ophæver dette og dets fordelinger.',
  },
})
