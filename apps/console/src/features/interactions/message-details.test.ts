import { expect, it } from 'vitest'
import { detailsInWords } from './message-details.ts'

it('details of a message are in words, without ids and codes', () => {
  const details = {
    ...{ form: 'debtor-web', topic: 'instalments', message: 'Kan jeg få rater?', email: 'mette@post.example' },
    ...{ phone: null, language: 'da', linkId: '0193a079-d800-893a-ba70-ec7910a1b0e2' },
  }
  expect(detailsInWords(details)).toEqual([
    ['Written in', 'the debtor page'],
    ['About', 'Paying in instalments'],
    ['E-mail', 'mette@post.example'],
    ['Language', 'Danish'],
  ])
})

it('details of an integrator are shown as received', () => {
  expect(detailsInWords({ form: 'kontakt', orderNumber: 12 })).toEqual([
    ['Written in', 'kontakt'],
    ['orderNumber', '12'],
  ])
})
