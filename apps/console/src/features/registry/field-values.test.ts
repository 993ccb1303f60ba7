import { describe, expect, it } from 'vitest'
import * as values from './field-values.ts'
import type { Field } from './registry.ts'

const label = (): string => 'Label'
const choices = () => [{ value: 'da', label: 'Danish' }]
const name: Field = { kind: 'text', name: 'name', label, isRequired: true }
const note: Field = { kind: 'textarea', name: 'note', label }
const limit: Field = { kind: 'number', name: 'limit', label }
const fee: Field = { kind: 'amount', name: 'fee', label }
const options: Field = { kind: 'lines', name: 'options', label }
const language: Field = { kind: 'choice', name: 'language', label, choices }
const isPublic: Field = { kind: 'checkbox', name: 'isPublic', label }
const phone: Field = {
  kind: 'parts',
  name: 'phone',
  label,
  parts: [
    { name: 'locale', label, initial: '45' },
    { name: 'number', label },
  ],
}

describe('the fields of a registry', () => {
  it.each([
    [name, ' Holm ', 'Holm'],
    [name, '  ', ''],
    [note, '  ', null],
    [limit, ' 12 ', 12],
    [limit, '', null],
    [limit, 'twelve', 'twelve'],
    [fee, '1,250.50', 125_050],
    [fee, 'much', 'much'],
    [options, 'one\n\n two ', ['one', 'two']],
    [options, '\n', null],
    [isPublic, undefined, false],
    [phone, { locale: '45', number: '' }, null],
    [phone, { locale: '45', number: '20304050' }, { locale: '45', number: '20304050' }],
  ])('$kind is sent as the API takes it: %#', (field, draft, value) => {
    expect(values.writeValue(field, { [field.name]: draft })).toEqual(value)
  })

  it('show a value in a readable form', () => {
    expect(values.showValue(fee, 125_050)).toBe('1,250.50')
    expect(values.showValue(language, 'da')).toBe('Danish')
    expect(values.showValue(language, 'sv')).toBe('sv')
    expect(values.showValue(isPublic, true)).toBe('Yes')
    expect(values.showValue(options, ['one', 'two'])).toBe('one, two')
    expect(values.showValue(phone, { locale: '45', number: '20304050' })).toBe('45 20304050')
    expect(values.showValue(phone, null)).toBe('')
  })

  it('start from the entry, or from the initial values of a new one', () => {
    expect(values.draftOf([name, phone], undefined)).toEqual({ name: '', phone: { locale: '45', number: '' } })
    expect(values.draftOf([name, fee], { name: 'Holm', fee: 500 })).toEqual({ name: 'Holm', fee: '5.00' })
  })

  it('send the filled-in fields of a new entry, and the changed ones of an existing one', () => {
    const fields = [name, note, fee]
    const entry = { name: 'Holm', note: 'old', fee: 500 }
    expect(values.bodyOf(fields, { name: 'Holm', note: '', fee: '5' }, undefined)).toEqual({ name: 'Holm', fee: 500 })
    expect(values.bodyOf(fields, { ...values.draftOf(fields, entry), note: '' }, entry)).toEqual({ note: null })
    expect(values.bodyOf(fields, values.draftOf(fields, entry), entry)).toEqual({})
  })

  it('omit fields that do not apply', () => {
    const hidden: Field = { ...name, isShown: () => false }
    expect(values.bodyOf([hidden], { name: 'Holm' }, undefined)).toEqual({})
    expect(values.missingFields([hidden], {})).toEqual([])
  })

  it('list the required fields that are empty', () => {
    expect(values.missingFields([name, note], { name: ' ', note: '' })).toEqual(['name'])
    expect(values.missingFields([name, note], { name: 'Holm' })).toEqual([])
  })
})
