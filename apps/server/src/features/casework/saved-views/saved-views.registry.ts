import { sql } from '../../../platform/database/sql.ts'
import { boolean, jsonb, text, uuid } from '../../../platform/registries/columns.ts'
import { defineRegistry } from '../../../platform/registries/define-registry.ts'
import { requireOwner } from './saved-views.rules.ts'
import { SavedView, SavedViewInput, SavedViewListQuery, SavedViewPatch } from './saved-views.schemas.ts'
import { message } from './saved-views.problems.ts'

/** Named filters of a list, visible to their owner and, if shared, to every user of the tenant. */
const savedViews = defineRegistry({
  noun: 'saved view',
  plural: 'saved views',
  subjectType: 'saved-view',
  tag: 'Saved views',
  path: '/saved-views',
  scopes: { read: 'read:cases', write: 'write:cases' },
  noEvents: 'A saved view is a personal screen setting.',
  notFound: message('There is no such view.'),
  schemas: { resource: SavedView, input: SavedViewInput, patch: SavedViewPatch, query: SavedViewListQuery },
  table: 'saved_views',
  id: { member: 'savedViewId', column: 'saved_view_id' },
  columns: {
    ownerId: uuid('owner_id'),
    name: text('name'),
    area: text('area'),
    query: jsonb('query'),
    shared: boolean('shared'),
  },
  derived: { mine: ({ ownerId }, { id }) => ownerId === id },
  writesUnchanged: true,
  visibleTo: ({ id }) => sql`(shared or owner_id = ${id}::uuid)`,
  filter: ({ area = null }) => sql`(${area}::text is null or area = ${area}::text)`,
  create: (input, { principal }) => ({ shared: false, ...input, ownerId: principal.id }),
  beforePatch: (patch, view, { principal }) => {
    requireOwner(view, principal)
    return patch
  },
  beforeDelete: (view, { principal }) => {
    requireOwner(view, principal)
  },
  operations: {
    list: {
      description: 'Returns the caller’s own views and the shared ones.',
      returns: 'One page of views.',
      example: { query: { area: 'cases' } },
    },
    create: {
      description: 'Saves the filters of a list under a name. Only the caller sees the view unless it is `shared`.',
      returns: 'The view as created.',
      example: { body: { name: 'Nye sager', area: 'cases', query: { status: 'PENDING' }, shared: true } },
    },
    get: {
      description: 'Returns the view, if it is the caller’s own or shared.',
      returns: 'The view.',
    },
    patch: {
      description: 'Changes the name, the filters or the sharing. Only the owner and administrators can change a view.',
      returns: 'The updated view.',
      problems: ['not-found', 'role-too-low'],
      example: { body: { name: 'Sager der venter' } },
    },
    delete: {
      description: 'Deletes the view. Only the owner and administrators can delete a view.',
      problems: ['not-found', 'role-too-low'],
    },
  },
})

export const savedViewOperations = Object.values(savedViews.operations)
export const createSavedView = savedViews.create
