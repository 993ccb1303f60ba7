import { describe, expect, it } from 'vitest'
import { shippedContactRows } from '../../../../test/contact-rows.ts'
import {
  type AddresseeFacts,
  countryOf,
  judge,
  noOverrides,
  type PlaceFacts,
  type Question,
  strictest,
  type Verdict,
} from './contact-gate.rules.ts'
import { refusalRules, restrictionKinds, type RuleName } from './contact-rules.data.ts'

const eva: AddresseeFacts = {
  ...{ userId: 'eva', contactId: null, name: 'Eva', relation: 'debtor', mayBeContacted: true, country: 'DK' },
  ...{ restrictions: [], consents: {}, sent: [] },
}
const place: PlaceFacts = {
  ...{ creditorCountry: null, timeZone: 'Europe/Copenhagen', objectionId: null, isInDebtRelief: false },
  ...{ isPaused: false, hasLawyer: false, hasGuardian: false, isCompany: false, contactRows: shippedContactRows },
}
const monday = new Date('2026-03-02T09:00:00Z')
const sunday = new Date('2026-03-08T09:00:00Z')
const letter: Question = {
  ...{ channel: 'LETTER', sendsAt: monday, isFromTemplate: true, greetsDebtor: false, isDecidedByPerson: true },
  ...{ isRecord: false, overrides: noOverrides },
}
const admin = { ...noOverrides, role: 'admin', reason: 'Aftalt med retten' } as const

function ruleOf({ decision, rules }: Verdict): string {
  return [decision, ...rules.map(({ rule }) => rule)].join(' ')
}

describe('judge', () => {
  it('allows a letter to a debtor without restrictions', () => {
    expect(judge(eva, place, letter)).toEqual({
      ...{ decision: 'ALLOWED', rules: [], overriddenRules: [], overrideReason: null, opensAt: null },
      overrideRole: null,
    })
  })

  it('an e-mail address that does not work restricts no letter, and a postal address no e-mail', () => {
    expect(judge({ ...eva, restrictions: ['email-undeliverable'] }, place, letter).decision).toBe('ALLOWED')
    const addressed = { ...eva, restrictions: ['address-undeliverable' as const] }
    expect(judge(addressed, place, { ...letter, channel: 'EMAIL' }).rules).toEqual(
      judge(eva, place, { ...letter, channel: 'EMAIL' }).rules,
    )
  })

  it.each(restrictionKinds)('%s refuses a message, and names the source', (kind) => {
    const channel = kind === 'email-undeliverable' ? 'EMAIL' : 'LETTER'
    const verdict = judge({ ...eva, restrictions: [kind] }, place, { ...letter, channel })
    expect(ruleOf(verdict)).toBe(`REFUSED ${kind}`)
    expect(verdict.rules[0]?.source).toBe(refusalRules[kind].source)
  })

  it.each<[string, Partial<AddresseeFacts>, Partial<PlaceFacts>, Partial<Question>, string]>([
    ['a person who may not be contacted', { mayBeContacted: false }, {}, {}, 'REFUSED not-to-be-contacted'],
    [
      'a lawyer marked so, while the debtor has none',
      { relation: 'lawyer', mayBeContacted: false },
      {},
      {},
      'REFUSED not-to-be-contacted',
    ],
    ['the lawyer of the debtor', { relation: 'lawyer', mayBeContacted: false }, { hasLawyer: true }, {}, 'ALLOWED'],
    [
      'the guardian of the debtor',
      { relation: 'guardian', mayBeContacted: false },
      { hasGuardian: true },
      {},
      'ALLOWED',
    ],
    ['a protected address by e-mail', { restrictions: ['protected-address'] }, {}, { channel: 'EMAIL' }, 'ALLOWED'],
    [
      'a withdrawn consent',
      { consents: { EMAIL: 'WITHDRAWN' } },
      {},
      { channel: 'EMAIL' },
      'REFUSED consent-withdrawn',
    ],
    ['a withdrawn consent to another channel', { consents: { EMAIL: 'WITHDRAWN' } }, {}, {}, 'ALLOWED'],
    ['an automated call without consent', {}, {}, { channel: 'AUTO CALL' }, 'REFUSED consent-missing'],
    ['an automated call with consent', { consents: { 'AUTO CALL': 'GIVEN' } }, {}, { channel: 'AUTO CALL' }, 'ALLOWED'],
    ['an objection', {}, { objectionId: 'x' }, {}, 'REFUSED objection'],
    ['an objection, in own words', {}, { objectionId: 'x' }, { isFromTemplate: false }, 'ALLOWED'],
    ['a paused case, by a person', {}, { isPaused: true }, {}, 'ALLOWED'],
    ['a paused case, by a program', {}, { isPaused: true }, { isDecidedByPerson: false }, 'REFUSED case-paused'],
    ['debt relief on the case', {}, { isInDebtRelief: true }, {}, 'REFUSED debt-relief'],
    ['debt relief on the case, to a lawyer', { relation: 'lawyer' }, { isInDebtRelief: true }, {}, 'ALLOWED'],
    [
      'a template for the debtor, to a contact',
      { relation: null },
      {},
      { greetsDebtor: true },
      'REFUSED greets-the-debtor',
    ],
    [
      'a template for the debtor, to the lawyer',
      { relation: 'lawyer' },
      {},
      { greetsDebtor: true },
      'REFUSED greets-the-debtor',
    ],
    ['a template for the debtor, to a guarantor', { relation: 'guarantor' }, {}, { greetsDebtor: true }, 'ALLOWED'],
    ['a text message on a Sunday', {}, {}, { channel: 'SMS', sendsAt: sunday }, 'WAITING contact-hours'],
    ['a letter on a Sunday', {}, {}, { sendsAt: sunday }, 'ALLOWED'],
    [
      'a call on a Sunday, afterwards',
      {},
      {},
      { channel: 'PHONE CALL', sendsAt: sunday, isRecord: true },
      'RECORDED contact-hours',
    ],
    [
      'a letter to somebody deceased, afterwards',
      { restrictions: ['deceased'] },
      {},
      { isRecord: true },
      'RECORDED deceased',
    ],
  ])('%s', (...[, addressee, where, question, expected]) => {
    expect(ruleOf(judge({ ...eva, ...addressee }, { ...place, ...where }, { ...letter, ...question }))).toBe(expected)
  })

  it('refuses rather than waits, so that a restriction is never only a delay', () => {
    const verdict = judge({ ...eva, restrictions: ['deceased'] }, place, { ...letter, channel: 'SMS', sendsAt: sunday })
    expect([ruleOf(verdict), verdict.opensAt]).toEqual(['REFUSED deceased', null])
  })

  it('waits for both the limit and the hours', () => {
    // Seven messages on Monday: the first is a week old on the next Monday, before the hours begin.
    const sent = Array.from({ length: 7 }, () => ({ channel: 'SMS' as const, at: new Date('2026-03-02T04:00:00Z') }))
    const verdict = judge({ ...eva, sent }, place, { ...letter, channel: 'SMS' })
    expect(ruleOf(verdict)).toBe('WAITING weekly-cap contact-hours')
    expect(verdict.opensAt?.toISOString()).toBe('2026-03-09T07:00:00.000Z')
  })

  it.each<[RuleName, 'template' | 'own words', boolean]>([
    ['not-to-be-contacted', 'template', true],
    ['protected-address', 'template', true],
    ['debt-relief', 'template', false],
    ['debt-relief', 'own words', true],
    ['bankruptcy', 'template', false],
    ['lawyer', 'template', false],
    ['lawyer', 'own words', true],
    ['deceased', 'own words', false],
    ['minor', 'own words', false],
    ['guardian', 'own words', false],
  ])('an administrator overrides %s for a message from a %s: %s', (kind, how, isAllowed) => {
    const person = { ...eva, restrictions: [kind as 'lawyer'] }
    const question = { ...letter, isFromTemplate: how === 'template', overrides: admin }
    const verdict = judge(person, place, question)
    expect(verdict.decision).toBe(isAllowed ? 'OVERRIDDEN' : 'REFUSED')
    expect([verdict.overriddenRules, verdict.overrideReason]).toEqual(isAllowed ? [[kind], admin.reason] : [[], null])
    const caseworker = { ...question, overrides: { ...admin, role: 'caseworker' as const } }
    expect(judge(person, place, caseworker).decision).toBe('REFUSED')
    expect(judge(person, place, { ...question, overrides: { ...admin, role: null } }).decision).toBe('REFUSED')
  })

  it('overrides nothing unless all refusing rules can be overridden', () => {
    const person = { ...eva, restrictions: ['not-to-be-contacted', 'deceased'] as const }
    const verdict = judge(person, place, { ...letter, overrides: admin })
    expect([ruleOf(verdict), verdict.overrideRole]).toEqual(['REFUSED deceased', null])
  })

  it('a reason for an objection covers nothing else', () => {
    const overrides = { ...noOverrides, role: 'admin' as const, objectionReason: 'Debitor bad om det' }
    const objection = { ...place, objectionId: 'x' }
    expect(judge(eva, objection, { ...letter, overrides }).decision).toBe('OVERRIDDEN')
    expect(ruleOf(judge({ ...eva, mayBeContacted: false }, objection, { ...letter, overrides }))).toBe(
      'REFUSED not-to-be-contacted',
    )
  })
})

describe('countryOf', () => {
  it.each([
    ['NO', 'DK', 'Europe/Copenhagen', 'NO'],
    [' sverige ', null, 'Europe/Copenhagen', 'SE'],
    ['Deutschland', 'Norge', 'Europe/Copenhagen', 'NO'],
    [null, null, 'Europe/Oslo', 'NO'],
    [null, null, 'America/New_York', 'DK'],
  ])('%s, creditor in %s, tenant in %s: %s', (country, creditorCountry, timeZone, expected) => {
    expect(countryOf({ country }, { creditorCountry, timeZone })).toBe(expected)
  })
})

describe('strictest', () => {
  it('refuses a message without a verdict', () => {
    expect(strictest([])).toBe('REFUSED')
  })

  it('refuses if any addressee is refused', () => {
    const refused = judge({ ...eva, mayBeContacted: false }, place, letter)
    expect(strictest([judge(eva, place, letter), refused])).toBe('REFUSED')
  })
})
