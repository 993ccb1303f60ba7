import Type from 'typebox'
import { describe, expect, it } from 'vitest'
import { message } from '../../problems/index.ts'
import { Uuid } from '../http/schemas/schemas.ts'
import { integer, text } from './columns.ts'
import { defineRegistry } from './define-registry.ts'

// The wire behaviour of registries is tested in the features that declare one.
const Thing = Type.Object({ thingId: Uuid, name: Type.String() })
const declared = {
  noun: 'workflow',
  plural: 'workflows',
  subjectType: 'workflow',
  tag: 'Workflows',
  path: '/things',
  scopes: { read: 'read:things', write: 'write:things' },
  notFound: message('The body'),
  schemas: { resource: Thing, input: Type.Object({ name: Type.String() }), patch: Type.Object({}) },
  table: 'things',
  id: { member: 'thingId', column: 'thing_id' },
  columns: { name: text('name') },
  create: (input: { name: string }) => input,
  operations: { create: {}, list: {}, get: {}, patch: {}, delete: {} },
} as const
const caller = { tenantId: 'tenant', principal: {} as never }

describe('a registry', () => {
  it('reads each column under the name of its member', () => {
    const { text: statement, values } = defineRegistry(declared).find(caller, 'thing')
    expect(statement.replaceAll(/\s+/g, ' ').trim()).toBe(
      'select "thing_id" as "thingId", "tenant_id" as "tenantId", "name" as "name", "created_at" as "createdAt", ' +
        '"created_by" as "createdBy" from "things" where tenant_id = $1::uuid and "thing_id" = $2::uuid',
    )
    expect(values).toEqual(['tenant', 'thing'])
  })

  it('lists its operations in the order of declaration', () => {
    const operations = { get: {}, list: {}, delete: {}, create: {}, patch: {} }
    expect(Object.values(defineRegistry({ ...declared, operations }).operations).map(({ id }) => id)).toEqual([
      'get-workflow',
      'list-workflows',
      'delete-workflow',
      'create-workflow',
      'patch-workflow',
    ])
  })

  it('is rejected if a member of the resource has no column', () => {
    const resource = Type.Object({ ...Thing.properties, colour: Type.String() })
    const schemas = { ...declared.schemas, resource }
    expect(() => defineRegistry({ ...declared, schemas })).toThrow('things has no column for colour.')
  })

  it.each(['things; drop table things', 'things"', ''])('is rejected with the table %j', (table) => {
    expect(() => defineRegistry({ ...declared, table })).toThrow(TypeError)
  })

  it('requires by its types that columns match their members and new records are complete', () => {
    // @ts-expect-error A column of numbers cannot hold the name.
    expect(() => defineRegistry({ ...declared, columns: { name: integer('name') } })).toBeDefined()
    // @ts-expect-error The name is missing.
    expect(() => defineRegistry({ ...declared, create: () => ({}) })).toBeDefined()
  })
})
