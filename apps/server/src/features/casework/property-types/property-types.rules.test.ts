import { describe, expect, it } from 'vitest'
import { errorsIn } from '../../../problems/index.ts'
import type { PropertyDefinition } from './property-types.queries.ts'
import { checkProperties, optionErrors } from './property-types.rules.ts'

const fileId = '01890000-0000-7000-8000-000000000001'

describe('property values', () => {
  const definitions: PropertyDefinition[] = [
    ...(['checkbox', 'date', 'text', 'number', 'file', 'address', 'money'] as const).map((type) => ({
      handle: type,
      type,
      options: null,
    })),
    { handle: 'dropdown', type: 'dropdown', options: ['North', 'South'] },
  ]
  const errorsOf = (handle: string, value: unknown) =>
    errorsIn(checkProperties([{ path: '/properties', properties: { [handle]: value } }], definitions).errors, 'en')

  it.each<[string, unknown]>([
    ['checkbox', true],
    ['checkbox', false],
    ['date', '2024-02-29'],
    ['dropdown', 'South'],
    ['text', ''],
    ['text', 'å'.repeat(5_000)],
    ['text', '😀'.repeat(5_000)],
    ['number', -1.5],
    ['number', 0],
    ['file', fileId],
    ['file', fileId.toUpperCase()],
    ['address', {}],
    [
      'address',
      { address: 'Vesterbrogade 1', coAddress: 'c/o X', zipcode: '1620', city: 'København V', country: 'DK' },
    ],
    ['money', -120000],
    ['money', Number.MAX_SAFE_INTEGER],
    ...definitions.map(({ handle }): [string, unknown] => [handle, null]),
  ])('%s accepts %j', (handle, value) => {
    expect(errorsOf(handle, value)).toEqual([])
  })

  it.each([
    ['checkbox', 'true', 'must be a boolean'],
    ['checkbox', 1, 'must be a boolean'],
    ['date', '2023-02-29', 'must be a date such as 2024-05-01'],
    ['date', '2024-05-01T00:00:00Z', 'must be a date such as 2024-05-01'],
    ['date', 20240501, 'must be a date such as 2024-05-01'],
    ['dropdown', 'West', 'must be one of North, South'],
    ['dropdown', ['North'], 'must be one of North, South'],
    ['text', 5, 'must be a string'],
    ['text', 'a'.repeat(5_001), 'must have at most 5000 characters'],
    ['number', '5', 'must be a number'],
    ['number', Infinity, 'must be a number'],
    ['file', 'no-uuid', 'must be the UUID of a file'],
    ['file', { fileId }, 'must be the UUID of a file'],
    ['address', 'Vesterbrogade 1', 'must be an object'],
    ['address', [], 'must be an object'],
    ['money', 1.5, 'must be an integer in the minor unit of the currency'],
    ['money', Number.MAX_SAFE_INTEGER + 1, 'must be an integer in the minor unit of the currency'],
    ['money', '120000', 'must be an integer in the minor unit of the currency'],
    ['unheardOf', 1, 'does not match any property type for this entity'],
    ['unheardOf', null, 'does not match any property type for this entity'],
    ['__proto__', 1, 'does not match any property type for this entity'],
  ])('%s rejects %j', (handle, value, message) => {
    expect(errorsOf(handle, value)).toEqual([{ path: `/properties/${handle}`, message }])
  })

  it('reports errors inside an address, including unknown members', () => {
    expect(errorsOf('address', { zipcode: 1620, street: 'Vesterbrogade' })).toEqual([
      { path: '/properties/address/zipcode', message: 'must be a string' },
      { path: '/properties/address/street', message: 'is not a known field' },
    ])
  })

  it('lists only some of many options', () => {
    const options = Array.from({ length: 12 }, (_, index) => `o${String(index)}`)
    const { errors } = checkProperties(
      [{ path: '', properties: { many: 'x' } }],
      [{ handle: 'many', type: 'dropdown', options }],
    )
    expect(errorsIn(errors, 'en')).toEqual([
      { path: '/many', message: 'must be one of o0, o1, o2, o3, o4, o5, o6, o7, o8, o9 …' },
    ])
  })

  it('escapes handles in JSON pointers', () => {
    expect(errorsOf('a/b~c', 1)[0]?.path).toBe('/properties/a~1b~0c')
  })

  it('returns the file ids of valid values in lower case', () => {
    const given = [
      { path: '/a', properties: { file: fileId.toUpperCase() } },
      { path: '/b', properties: { file: null, text: fileId } },
      { path: '/c', properties: { file: 'no-uuid' } },
    ]
    expect(checkProperties(given, definitions).files).toEqual([{ path: '/a/file', fileId }])
  })
})

describe('options', () => {
  it.each([
    ['dropdown', ['North'], []],
    ['text', undefined, []],
    ['text', null, []],
    ['dropdown', undefined, [{ path: '/options', message: 'is required for a dropdown' }]],
    ['dropdown', null, [{ path: '/options', message: 'is required for a dropdown' }]],
    ['text', ['North'], [{ path: '/options', message: 'is only allowed for a dropdown' }]],
    ['dropdown', ['North', 'South', 'North'], [{ path: '/options/2', message: 'is listed more than once' }]],
  ] as const)('%s with %j', (type, options, errors) => {
    const given = options === undefined ? {} : { options: options && [...options] }
    expect(errorsIn(optionErrors({ type, ...given }), 'en')).toEqual(errors)
  })
})
