import Type from 'typebox'
import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { requireFirst } from '../../../problems/index.ts'
import {
  createDispatchChannel,
  deleteDispatchChannel,
  patchDispatchChannel,
  requireAdapterUrl,
} from './change-channel.ts'
import { findChannel, listChannels } from './channels.queries.ts'
import { channelView } from './dispatch-views.ts'
import { message } from './dispatches.problems.ts'
import {
  DispatchChannel,
  DispatchChannelInput,
  DispatchChannelListQuery,
  DispatchChannelParams,
  DispatchChannelPatch,
  DispatchChannelWithSecret,
} from './dispatches.schemas.ts'

const tag = 'Dispatches'
const scopes = { read: 'read:dispatches.channels', write: 'write:dispatches.channels' } as const

export const channelOperations = [
  readOperation({
    id: 'list-dispatch-channels',
    method: 'GET',
    path: '/v1/{tenantId}/dispatch-channels',
    scope: scopes.read,
    role: 'admin',
    tag,
    summary: 'List the adapters of channels',
    description: 'The adapters that text messages and digital post are posted to.',
    query: DispatchChannelListQuery,
    success: { status: 200, description: 'One page of channels.', body: Page(DispatchChannel) },
    problems: [],
    run: async ({ tenantId, read }, { query }) =>
      pageOf(query, (await read(listChannels(tenantId, pageBounds(query)))).map(channelView)),
  }),
  readOperation({
    id: 'get-dispatch-channel',
    method: 'GET',
    path: '/v1/{tenantId}/dispatch-channels/{dispatchChannelId}',
    scope: scopes.read,
    role: 'admin',
    tag,
    summary: 'Get the adapter of a channel',
    description: 'The adapter of a channel, without its secret.',
    params: DispatchChannelParams,
    success: { status: 200, description: 'The channel.', body: DispatchChannel },
    problems: ['not-found'],
    run: async ({ tenantId, read }, { params }) =>
      channelView(
        requireFirst(await read(findChannel(tenantId, params.dispatchChannelId)), message('There is no such channel.')),
      ),
  }),
  writeOperation({
    id: 'create-dispatch-channel',
    method: 'POST',
    path: '/v1/{tenantId}/dispatch-channels',
    scope: scopes.write,
    role: 'admin',
    tag,
    summary: 'Connect an adapter',
    description:
      'From now on, queued messages of the channel are posted to the URL, signed with the secret in the response, which is shown only once.',
    body: DispatchChannelInput,
    success: { status: 201, description: 'The channel, with its secret.', body: DispatchChannelWithSecret },
    answersSecret: true,
    location: ({ dispatchChannelId }) => `/dispatch-channels/${dispatchChannelId}`,
    events: { none: 'It is a setting of the tenant; the audit trail records it.' },
    problems: ['dispatch-channel-taken', 'dispatch-url-refused'],
    example: { body: { channel: 'DIGITAL POST', url: 'https://adapter.nordkyst.example/post' } },
    prepare: ({ outbound }, { body }) => requireAdapterUrl(outbound, body.url),
    run: (command, { body }) => createDispatchChannel(command, body),
  }),
  writeOperation({
    id: 'patch-dispatch-channel',
    method: 'PATCH',
    path: '/v1/{tenantId}/dispatch-channels/{dispatchChannelId}',
    scope: scopes.write,
    role: 'admin',
    tag,
    summary: 'Patch the adapter of a channel',
    description: 'Changes the URL, or whether the adapter is used. Messages of an inactive channel wait.',
    params: DispatchChannelParams,
    body: DispatchChannelPatch,
    success: { status: 200, description: 'The channel as it is now.', body: DispatchChannel },
    events: { none: 'It is a setting of the tenant; the audit trail records it.' },
    problems: ['not-found', 'dispatch-url-refused'],
    example: { body: { isActive: false } },
    prepare: ({ outbound }, { body }) => requireAdapterUrl(outbound, body.url),
    run: (command, { params, body }) => patchDispatchChannel(command, params.dispatchChannelId, body),
  }),
  writeOperation({
    id: 'delete-dispatch-channel',
    method: 'DELETE',
    path: '/v1/{tenantId}/dispatch-channels/{dispatchChannelId}',
    scope: scopes.write,
    role: 'admin',
    tag,
    summary: 'Disconnect an adapter',
    description: 'Queued messages of the channel wait until another adapter is connected.',
    params: DispatchChannelParams,
    success: { status: 200, description: 'An empty object.', body: Type.Object({}) },
    events: { none: 'It is a setting of the tenant; the audit trail records it.' },
    problems: ['not-found'],
    run: (command, { params }) => deleteDispatchChannel(command, params.dispatchChannelId),
  }),
]
