import { exampleIds } from '../../../example-ids.ts'
import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Empty, Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { createSavedView } from './create-saved-view.ts'
import { deleteSavedView } from './delete-saved-view.ts'
import { patchSavedView } from './patch-saved-view.ts'
import { findSavedView, listSavedViews } from './saved-views.queries.ts'
import { savedViewOf } from './saved-views.rules.ts'
import {
  SavedView,
  SavedViewInput,
  SavedViewListQuery,
  SavedViewParams,
  SavedViewPatch,
} from './saved-views.schemas.ts'
import { problem, message } from './saved-views.problems.ts'

const tag = 'Saved views'
const read = 'read:cases'
const write = 'write:cases'

export const savedViewOperations = [
  readOperation({
    id: 'list-saved-views',
    method: 'GET',
    path: '/v1/{tenantId}/saved-views',
    scope: read,
    tag,
    summary: 'List saved views',
    description: 'The views that the caller made and those that are shared.',
    query: SavedViewListQuery,
    success: { status: 200, description: 'One page of views.', body: Page(SavedView) },
    problems: [],
    example: { query: { area: 'cases' } },
    run: async ({ tenantId, principal, read: readRows }, { query }) => {
      const viewer = { tenantId, viewerId: principal.id }
      const rows = await readRows(listSavedViews(viewer, query.area ?? null, pageBounds(query)))
      return pageOf(
        query,
        rows.map((row) => savedViewOf(row, principal.id)),
      )
    },
  }),
  writeOperation({
    id: 'create-saved-view',
    method: 'POST',
    path: '/v1/{tenantId}/saved-views',
    scope: write,
    tag,
    summary: 'Create a saved view',
    description: 'Keeps the filters of a list under a name, for the caller alone unless `shared`.',
    body: SavedViewInput,
    success: { status: 201, description: 'The view as created.', body: SavedView },
    location: (view) => `/saved-views/${view.savedViewId}`,
    events: { none: 'A saved view is how one person arranges a screen.' },
    problems: [],
    example: { body: { name: 'Nye sager', area: 'cases', query: { status: 'PENDING' }, shared: true } },
    run: (command, { body }) => createSavedView(command, body),
  }),
  readOperation({
    id: 'get-saved-view',
    method: 'GET',
    path: '/v1/{tenantId}/saved-views/{savedViewId}',
    scope: read,
    tag,
    summary: 'Get a saved view',
    params: SavedViewParams,
    success: { status: 200, description: 'The view.', body: SavedView },
    problems: ['not-found'],
    example: { params: { savedViewId: exampleIds.savedViewId } },
    run: async ({ tenantId, principal, read: readRows }, { params }) => {
      const [row] = await readRows(findSavedView({ tenantId, viewerId: principal.id }, params.savedViewId))
      if (row === undefined) throw problem('not-found', message('There is no such view.'))
      return savedViewOf(row, principal.id)
    },
  }),
  writeOperation({
    id: 'patch-saved-view',
    method: 'PATCH',
    path: '/v1/{tenantId}/saved-views/{savedViewId}',
    scope: write,
    tag,
    summary: 'Patch a saved view',
    description: 'Whoever made the view can change it, and so can administrators.',
    params: SavedViewParams,
    body: SavedViewPatch,
    success: { status: 200, description: 'The view as it is now.', body: SavedView },
    events: { none: 'A saved view is how one person arranges a screen.' },
    problems: ['not-found', 'role-too-low'],
    example: { params: { savedViewId: exampleIds.savedViewId }, body: { name: 'Sager der venter' } },
    run: (command, { params, body }) => patchSavedView(command, params.savedViewId, body),
  }),
  writeOperation({
    id: 'delete-saved-view',
    method: 'DELETE',
    path: '/v1/{tenantId}/saved-views/{savedViewId}',
    scope: write,
    tag,
    summary: 'Delete a saved view',
    params: SavedViewParams,
    success: { status: 200, description: 'An empty object.', body: Empty },
    events: { none: 'A saved view is how one person arranges a screen.' },
    problems: ['not-found', 'role-too-low'],
    example: { params: { savedViewId: exampleIds.savedViewId } },
    run: (command, { params }) => deleteSavedView(command, params.savedViewId),
  }),
]
