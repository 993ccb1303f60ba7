import Type from 'typebox'
import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { requireFirst } from '../../../problems/index.ts'
import { createMailbox, deleteMailbox, mailboxView, patchMailbox, requireServer } from './change-mailbox.ts'
import { message } from './incoming-mail.problems.ts'
import { Mailbox, MailboxInput, MailboxListQuery, MailboxParams, MailboxPatch } from './incoming-mail.schemas.ts'
import { findMailbox, listMailboxes } from './mailboxes.queries.ts'

const tag = 'Incoming mail'
const scopes = { read: 'read:incoming-mail.mailboxes', write: 'write:incoming-mail.mailboxes' } as const
const noEvents = { none: 'It is a setting of the tenant; the audit trail records it.' } as const

export const mailboxOperations = [
  readOperation({
    id: 'list-mailboxes',
    method: 'GET',
    path: '/v1/{tenantId}/mailboxes',
    scope: scopes.read,
    role: 'admin',
    tag,
    summary: 'List mailboxes',
    description: 'The mailboxes of the tenant, oldest first.',
    query: MailboxListQuery,
    success: { status: 200, description: 'One page of mailboxes.', body: Page(Mailbox) },
    problems: [],
    run: async ({ tenantId, read }, { query }) =>
      pageOf(query, (await read(listMailboxes(tenantId, pageBounds(query)))).map(mailboxView)),
  }),
  readOperation({
    id: 'get-mailbox',
    method: 'GET',
    path: '/v1/{tenantId}/mailboxes/{mailboxId}',
    scope: scopes.read,
    role: 'admin',
    tag,
    summary: 'Get a mailbox',
    description: 'The mailbox without its password, with when it was last read and what went wrong.',
    params: MailboxParams,
    success: { status: 200, description: 'The mailbox.', body: Mailbox },
    problems: ['not-found'],
    run: async ({ tenantId, read }, { params }) =>
      mailboxView(
        requireFirst(await read(findMailbox(tenantId, params.mailboxId)), message('There is no such mailbox.')),
      ),
  }),
  writeOperation({
    id: 'create-mailbox',
    method: 'POST',
    path: '/v1/{tenantId}/mailboxes',
    scope: scopes.write,
    role: 'admin',
    tag,
    summary: 'Connect a mailbox',
    description:
      'E-mails ask for answers at the address of the oldest active mailbox. With `imap`, the mailbox is read every minute, from the day before it was connected; nothing in it is changed.',
    usesServiceClock: true,
    body: MailboxInput,
    success: { status: 201, description: 'The mailbox.', body: Mailbox },
    location: ({ mailboxId }) => `/mailboxes/${mailboxId}`,
    events: noEvents,
    problems: ['mailbox-exists', 'mailbox-server-refused'],
    example: { body: { address: 'sag@nordkyst.example' } },
    prepare: ({ outbound }, { body }) => requireServer(outbound, body.imap),
    run: (command, { body }) => createMailbox(command, body),
  }),
  writeOperation({
    id: 'patch-mailbox',
    method: 'PATCH',
    path: '/v1/{tenantId}/mailboxes/{mailboxId}',
    scope: scopes.write,
    role: 'admin',
    tag,
    summary: 'Patch a mailbox',
    description: 'Changes the address, the server and login, or whether it is used, and reads it at once.',
    usesServiceClock: true,
    params: MailboxParams,
    body: MailboxPatch,
    success: { status: 200, description: 'The mailbox as it is now.', body: Mailbox },
    events: noEvents,
    problems: ['not-found', 'mailbox-server-refused'],
    example: { body: { isActive: false } },
    prepare: ({ outbound }, { body }) => requireServer(outbound, body.imap),
    run: (command, { params, body }) => patchMailbox(command, params.mailboxId, body),
  }),
  writeOperation({
    id: 'delete-mailbox',
    method: 'DELETE',
    path: '/v1/{tenantId}/mailboxes/{mailboxId}',
    scope: scopes.write,
    role: 'admin',
    tag,
    summary: 'Disconnect a mailbox',
    description: 'What has arrived stays in the inbox. E-mails no longer ask for answers at its address.',
    params: MailboxParams,
    success: { status: 200, description: 'An empty object.', body: Type.Object({}) },
    events: noEvents,
    problems: ['not-found'],
    run: (command, { params }) => deleteMailbox(command, params.mailboxId),
  }),
]
