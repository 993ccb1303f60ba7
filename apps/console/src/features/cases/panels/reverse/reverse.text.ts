import { defineText } from '../../../../text/define-text.ts'

export const reverseText = defineText('case-reverse', {
  en: {
    title: 'Reverse',
    noLongerPays: '{{payment}} no longer pays {{voucher}}',
    hint: 'A new voucher takes this one back. What it paid, or was paid with, is undone.',
  },
  da: {
    title: 'Tilbagefør',
    noLongerPays: '{{payment}} betaler ikke længere {{voucher}}',
    hint: 'Et nyt bilag tager dette tilbage. Det, det betalte eller blev betalt med, ophæves.',
  },
})
