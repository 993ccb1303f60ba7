import { exampleIds } from '../../../example-ids.ts'
import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Empty, Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { createPropertyType } from './create-property-type.ts'
import { deletePropertyType } from './delete-property-type.ts'
import { patchPropertyType } from './patch-property-type.ts'
import { propertyTypeView } from './property-type-view.ts'
import { findPropertyType, listPropertyTypes } from './property-types.queries.ts'
import {
  PropertyType,
  PropertyTypeInput,
  PropertyTypeListQuery,
  PropertyTypeParams,
  PropertyTypePatch,
} from './property-types.schemas.ts'
import { problem, message } from './property-types.problems.ts'

const tag = 'Property types'

export const propertyTypeOperations = [
  writeOperation({
    id: 'create-property-type',
    method: 'POST',
    path: '/v1/{tenantId}/property-types',
    scope: 'write:properties',
    role: 'admin',
    tag,
    summary: 'Create a property type',
    description:
      'Defines a property that cases, case vouchers or creditors can carry in their `properties`, under the handle given here. A handle can be used once per entity.',
    body: PropertyTypeInput,
    success: { status: 201, description: 'The property type as created.', body: PropertyType },
    location: (propertyType) => `/property-types/${propertyType.propertyTypeId}`,
    events: ['property-types.create'],
    problems: ['property-handle-taken'],
    example: {
      body: {
        handle: 'region',
        label: 'Region',
        type: 'dropdown',
        entity: 'case',
        options: ['Jylland', 'Fyn', 'Sjælland'],
      },
    },
    run: (command, { body }) => createPropertyType(command, body),
  }),
  readOperation({
    id: 'list-property-types',
    method: 'GET',
    path: '/v1/{tenantId}/property-types',
    scope: 'read:properties',
    tag,
    summary: 'List property types',
    query: PropertyTypeListQuery,
    success: { status: 200, description: 'One page of property types.', body: Page(PropertyType) },
    problems: [],
    run: async ({ tenantId, read }, { query }) => {
      const rows = await read(listPropertyTypes(tenantId, { entity: query.entity ?? null }, pageBounds(query)))
      return pageOf(query, rows.map(propertyTypeView))
    },
  }),
  readOperation({
    id: 'get-property-type',
    method: 'GET',
    path: '/v1/{tenantId}/property-types/{propertyTypeId}',
    scope: 'read:properties',
    tag,
    summary: 'Get a property type',
    params: PropertyTypeParams,
    success: { status: 200, description: 'The property type.', body: PropertyType },
    problems: ['not-found'],
    example: { params: { propertyTypeId: exampleIds.propertyTypeId } },
    run: async ({ tenantId, read }, { params }) => {
      const [row] = await read(findPropertyType(tenantId, params.propertyTypeId))
      if (row === undefined) throw problem('not-found', message('There is no such property type.'))
      return propertyTypeView(row)
    },
  }),
  writeOperation({
    id: 'patch-property-type',
    method: 'PATCH',
    path: '/v1/{tenantId}/property-types/{propertyTypeId}',
    scope: 'write:properties',
    role: 'admin',
    tag,
    summary: 'Patch a property type',
    description:
      'Changes the label and, of a dropdown, the options. The options given replace those before; one that something has chosen cannot go. Handle, type and entity never change.',
    params: PropertyTypeParams,
    body: PropertyTypePatch,
    success: { status: 200, description: 'The property type as it is now.', body: PropertyType },
    events: ['property-types.update'],
    problems: ['not-found', 'in-use'],
    example: { params: { propertyTypeId: exampleIds.propertyTypeId }, body: { label: 'Afdeling hos kreditor' } },
    run: (command, { params, body }) => patchPropertyType(command, params.propertyTypeId, body),
  }),
  writeOperation({
    id: 'delete-property-type',
    method: 'DELETE',
    path: '/v1/{tenantId}/property-types/{propertyTypeId}',
    scope: 'write:properties',
    role: 'admin',
    tag,
    summary: 'Delete a property type',
    description: 'Only a property type of which nothing has a value can be deleted.',
    params: PropertyTypeParams,
    success: { status: 200, description: 'An empty object.', body: Empty },
    events: ['property-types.delete'],
    problems: ['not-found', 'in-use'],
    example: { params: { propertyTypeId: exampleIds.unusedPropertyTypeId } },
    run: (command, { params }) => deletePropertyType(command, params.propertyTypeId),
  }),
]
