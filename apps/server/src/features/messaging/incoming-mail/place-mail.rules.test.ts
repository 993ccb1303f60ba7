import { describe, expect, it } from 'vitest'
import { taggedAddress, taggedInteractions } from '../interactions/reply-address.rules.ts'
import { caseNumbersIn, chooseCase, mailIdsIn } from './place-mail.rules.ts'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'

describe('the reply address', () => {
  it('names the message, and is read back from anywhere among the recipients', () => {
    const address = taggedAddress('sag@inkasso.example', id)
    expect(address).toBe('sag+01890a5dac96774bbcceb302099a8057@inkasso.example')
    expect(taggedInteractions(['eva@post.example', address.toUpperCase(), 'sag+nyt@inkasso.example'])).toEqual([id])
  })
})

describe('mailIdsIn', () => {
  it('finds our own Message-IDs among others', () => {
    expect(mailIdsIn([`<${id}@inkasso.example>`, '<abc@post.example>', `<${id}x@inkasso.example>`])).toEqual([id])
  })
})

describe('caseNumbersIn', () => {
  it.each([
    ['SV: Sag 1024 – betaling', ['1024']],
    ['Re: Case no. 77, thanks', ['77']],
    ['Sagsnr.: INK-2024/17', ['ink-2024/17']],
    ['Sak 5 og sak 6', ['5', '6']],
    ['Ärendenummer 900', ['900']],
    ['#42', ['42']],
    ['Faktura 2024-1', []],
    ['Kan jeg betale 500 kr.?', []],
    ['Besag 12', []],
    ['Sagen er betalt', []],
    ['', []],
  ])('%s', (subject, numbers) => {
    expect(caseNumbersIn(subject)).toEqual(numbers)
  })

  it('reads a subject of any length quickly', () => {
    expect(caseNumbersIn('sag '.repeat(100_000))).toEqual([])
  })
})

describe('chooseCase', () => {
  it.each([
    [[], [], null, 'NOTHING'],
    [['a'], [], 'a', 'SENDER'],
    [['a', 'b'], [], null, 'NOTHING'],
    [['a', 'b'], ['b'], 'b', 'CASE_NUMBER'],
    [['a'], ['a'], 'a', 'CASE_NUMBER'],
    [[], ['c'], 'c', 'CASE_NUMBER'],
    [[], ['c', 'd'], null, 'NOTHING'],
    // Somebody known who states the case of another.
    [['a'], ['c'], null, 'NOTHING'],
  ])('of the sender %j, stated %j', (ofSender, stated, caseId, match) => {
    expect(chooseCase(ofSender, stated)).toEqual({ caseId, match })
  })
})
