import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { requireFirst, unknownReference } from '../../../problems/index.ts'
import { createLink } from './create-link.ts'
import { linkView } from './link-view.ts'
import { findLink, findLinked, listLinks } from './links.queries.ts'
import { CreatedLink, Link, LinkInput, LinkListQuery, LinkParams } from './links.schemas.ts'
import { revokeLink } from './revoke-link.ts'
import { message } from './links.problems.ts'

const tag = 'Links'

export const linkOperations = [
  writeOperation({
    id: 'create-link',
    method: 'POST',
    path: '/v1/{tenantId}/links',
    scope: 'write:links',
    tag,
    summary: 'Create a debtor link',
    description:
      'Creates an address that shows the case without signing in: the debt and the creditor, how to pay, and a contact form. Anyone with the address can open it, so give it only to the debtor. The address is only in this response and cannot be retrieved later.',
    answersSecret: true,
    body: LinkInput,
    success: { status: 201, description: 'The link, with its address.', body: CreatedLink },
    location: (link) => `/links/${link.linkId}`,
    events: ['links.create'],
    problems: ['unknown-reference'],
    example: { body: { caseId: '{caseId}', language: 'da' } },
    run: (command, { body }) => createLink(command, body),
  }),
  readOperation({
    id: 'list-links',
    method: 'GET',
    path: '/v1/{tenantId}/links',
    scope: 'read:links',
    tag,
    summary: 'List debtor links',
    description: 'The debtor links that match the filters, without their addresses.',
    query: LinkListQuery,
    success: { status: 200, description: 'One page of links.', body: Page(Link) },
    problems: ['unknown-reference'],
    example: { query: { caseId: '{caseId}', state: 'ACTIVE' } },
    run: async ({ tenantId, now, read }, { query }) => {
      const { caseId = null, userId = null, state = null } = query
      const [[found], rows] = await Promise.all([
        read(findLinked(tenantId, { caseId, userId })),
        read(listLinks(tenantId, { filters: { caseId, userId, state }, now }, pageBounds(query))),
      ])
      if (found?.case === false) throw unknownReference('/caseId', 'case')
      if (found?.user === false) throw unknownReference('/userId', 'user of a customer')
      return pageOf(
        query,
        rows.map((row) => linkView(row, now)),
      )
    },
  }),
  readOperation({
    id: 'get-link',
    method: 'GET',
    path: '/v1/{tenantId}/links/{linkId}',
    scope: 'read:links',
    tag,
    summary: 'Get a debtor link',
    description: 'A debtor link and how often it was opened, without its address.',
    params: LinkParams,
    success: { status: 200, description: 'The link, without its address.', body: Link },
    problems: ['not-found'],
    run: async ({ tenantId, now, read }, { params }) => {
      const row = requireFirst(await read(findLink(tenantId, params.linkId)), message('There is no such link.'))
      return linkView(row, now)
    },
  }),
  writeOperation({
    id: 'revoke-link',
    method: 'POST',
    path: '/v1/{tenantId}/links/{linkId}/revoke',
    scope: 'write:links',
    tag,
    summary: 'Revoke a debtor link',
    description: 'The address stops working for good. Revoking a link again changes nothing.',
    params: LinkParams,
    success: { status: 200, description: 'The link as it is now.', body: Link },
    events: ['links.revoke'],
    problems: ['not-found'],
    run: (command, { params }) => revokeLink(command, params.linkId),
  }),
]
