import { describe, expect, it } from 'vitest'
import { fillTemplate } from './fill-template.ts'
import { exampleData } from './mentions.data.ts'

const creditor = { ...exampleData.creditor, name: 'Varmen A.m.b.a.' }
const data = { ...exampleData, creditor, case: { ...exampleData.case, reference: 'K..1' } }

function filled(body: string, kind: 'letter' | 'email' = 'letter'): string {
  const rendered = fillTemplate({ template: { kind, language: 'da', subject: '-', body }, data })
  return rendered.body.replaceAll('\u00A0', ' ')
}

describe('a value that ends with a full stop', () => {
  it.each([
    ['Til {{ creditor.name }}. Vi', 'Til Varmen A.m.b.a. Vi'],
    ['Til {{ creditor.name }}.', 'Til Varmen A.m.b.a.'],
    ['Til **{{ creditor.name }}**. Vi', 'Til **Varmen A.m.b.a.** Vi'],
    ['{% if true %}{{ creditor.name }}{% endif %}. Vi', 'Varmen A.m.b.a. Vi'],
    ['{% if true %}**{{ creditor.name }}**{% endif %}. Vi', '**Varmen A.m.b.a.** Vi'],
    ['{{ balance.paid | money }}. Vi', '500,00 kr. Vi'],
    ['Ingen {{ creditor.name }}', 'Ingen Varmen A.m.b.a.'],
  ])('ends the sentence: %s', (body, expected) => {
    expect(filled(body)).toBe(expected)
  })

  it.each([
    ['Til {{ creditor.name }}, {{ creditor.name }} og. Vi', 'Til Varmen A.m.b.a., Varmen A.m.b.a. og. Vi'],
    ['{{ creditor.name }}... Vi', 'Varmen A.m.b.a.... Vi'],
    ['{{ debtor.name }}. Vi', `${exampleData.debtor.name}. Vi`],
    ['{{ case.reference }}. Sic..', 'K..1. Sic..'],
    ['{% capture who %}{{ creditor.name }}{% endcapture %}{% if who == creditor.name %}ja{% endif %}.', 'ja.'],
  ])('and leaves everything else unchanged: %s', (body, expected) => {
    expect(filled(body)).toBe(expected)
  })

  it('ends it in an e-mail too, where values are escaped', () => {
    expect(filled('<p>Til <b>{{ creditor.name }}</b>. Vi</p>', 'email')).toBe('<p>Til <b>Varmen A.m.b.a.</b> Vi</p>')
    const risky = { ...data, creditor: { ...creditor, name: '<i>"A" & B\'s</i>.' } }
    const template = { kind: 'email', language: 'en', subject: '-', body: '<p>{{ creditor.name }}.</p>' } as const
    expect(fillTemplate({ template, data: risky }).body).toBe('<p>&lt;i&gt;"A" &amp; B\'s&lt;/i&gt;.</p>')
  })
})
