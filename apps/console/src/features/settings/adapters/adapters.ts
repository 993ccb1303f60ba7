import type { components } from '@fordring/client'
import { client } from '../../../api/client.ts'
import { wordsText } from '../../../text/words.text.ts'
import { defineRegistry } from '../../registry/index.ts'
import { adaptersText } from './adapters.text.ts'

const { t } = adaptersText
const channels = ['SMS', 'DIGITAL POST'] as const

/** The adapters that text messages and digital post are posted to, one for each channel. */
export const adapters = defineRegistry({
  key: 'adapters',
  title: () => t('title'),
  about: () => t('about'),
  newLabel: () => t('newAdapter'),
  readScope: 'read:dispatches.channels',
  writeScope: 'write:dispatches.channels',
  param: 'dispatchChannelId',
  list: client.dispatches.listChannels,
  get: client.dispatches.getChannel,
  create: client.dispatches.createChannel,
  patch: client.dispatches.patchChannel,
  remove: client.dispatches.deleteChannel,
  idOf: ({ dispatchChannelId }) => dispatchChannelId,
  nameOf: ({ channel }) => t(channel),
  secretOf: (created) => ({
    label: t('secret'),
    value: (created as components['schemas']['DispatchChannelWithSecret']).secret,
  }),
  fields: [
    {
      kind: 'choice',
      name: 'channel',
      label: () => wordsText.t('channel'),
      isRequired: true,
      isFixed: true,
      isName: true,
      column: { width: '136px' },
      choices: () => channels.map((value) => ({ value, label: t(value) })),
    },
    {
      kind: 'text',
      name: 'url',
      label: () => wordsText.t('url'),
      isRequired: true,
      maxLength: 2_000,
      column: { width: 'minmax(160px, 3fr)' },
    },
    {
      kind: 'checkbox',
      name: 'isActive',
      label: () => t('isActive'),
      initial: true,
      column: { width: '96px', isWideOnly: true },
    },
  ],
})
