import Type from 'typebox'
import { describe, expect, it } from 'vitest'
import { readOperation } from '../operations/operation.ts'
import { Instant, instantFormat, Nullable } from '../schemas/schemas.ts'
import { describeApi } from './openapi.ts'

const Place = Type.Object({ city: Type.String({ description: 'Town or city.' }) }, { title: 'Place' })

const getThing = readOperation({
  id: 'get-thing',
  method: 'GET',
  path: '/v1/{tenantId}/things/{thingId}',
  scope: 'read:things',
  tag: 'Things',
  summary: 'Get a thing',
  params: Type.Object({ tenantId: Type.String(), thingId: Type.String({ description: 'The thing.' }) }),
  success: {
    status: 200,
    description: 'The thing.',
    body: Type.Object(
      {
        tenantId: Type.String({ format: 'uuid' }),
        caseId: Type.String({ format: 'uuid', description: 'The case it was found on.' }),
        createdAt: Instant,
        seenAt: Instant,
        home: { ...Place, description: 'Where it lives.' },
        address: Nullable({ ...Place, description: 'Where it gets its letters.' }),
      },
      { title: 'Thing' },
    ),
  },
  problems: [],
  run: () => Promise.reject(new Error('never called')),
})

interface Document {
  readonly paths: Record<string, { get: { parameters: { name: string; description?: string }[] } }>
  readonly components: { schemas: Record<string, { description?: string; properties: Record<string, unknown> }> }
}

const document = describeApi(
  { operations: [getThing], tags: {}, events: [], problems: {}, answers: {} },
  'http://127.0.0.1',
) as unknown as Document

describe('descriptions in the OpenAPI document', () => {
  it('come from the table of common names if a parameter has none', () => {
    const parameters = document.paths['/v1/{tenantId}/things/{thingId}']?.get.parameters ?? []
    expect(parameters.map(({ name, description }) => [name, description])).toEqual([
      ['tenantId', 'The id of the tenant.'],
      ['thingId', 'The thing.'],
    ])
  })

  it('come from the table of common names if a property has none, or only the format of its time', () => {
    expect(document.components.schemas['Thing']?.properties).toMatchObject({
      tenantId: { description: 'The id of the tenant.' },
      caseId: { description: 'The case it was found on.' },
      createdAt: { description: 'When it was created.' },
      seenAt: { description: instantFormat },
    })
  })

  it('stay with the property if its schema is shared', () => {
    const reference = { $ref: '#/components/schemas/Place' }
    expect(document.components.schemas['Thing']?.properties).toMatchObject({
      home: { ...reference, description: 'Where it lives.' },
      address: { anyOf: [reference, { type: 'null' }], description: 'Where it gets its letters.' },
    })
    expect(document.components.schemas['Place']).not.toHaveProperty('description')
  })
})
