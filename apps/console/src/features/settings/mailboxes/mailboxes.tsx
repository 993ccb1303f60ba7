import { client } from '../../../api/client.ts'
import { StatusDot } from '../../../ui/status-dot.tsx'
import { When } from '../../../ui/when.tsx'
import { defineRegistry } from '../../registry/index.ts'
import { ImapInput, showImap } from './imap-input.tsx'
import { mailboxesText } from './mailboxes.text.ts'

const { t } = mailboxesText

/** The mailboxes that e-mails arrive in. */
export const mailboxes = defineRegistry({
  key: 'mailboxes',
  title: () => t('title'),
  about: () => t('about'),
  newLabel: () => t('newMailbox'),
  readScope: 'read:incoming-mail.mailboxes',
  writeScope: 'write:incoming-mail.mailboxes',
  param: 'mailboxId',
  list: client.incomingMail.listMailboxes,
  get: client.incomingMail.getMailbox,
  create: client.incomingMail.createMailbox,
  patch: client.incomingMail.patchMailbox,
  remove: client.incomingMail.deleteMailbox,
  idOf: ({ mailboxId }) => mailboxId,
  nameOf: ({ address }) => address,
  columns: () => [
    {
      id: 'lastRead',
      header: t('lastRead'),
      width: 'minmax(160px, 2fr)',
      phoneWidth: '96px',
      cell: ({ imap, polledAt, lastError }) => {
        if (lastError !== null) return <StatusDot tone="danger" label={t('failed', { reason: lastError })} />
        if (imap === null) return ''
        return polledAt === null ? t('notYet') : <When at={polledAt} />
      },
    },
  ],
  fields: [
    {
      kind: 'email',
      name: 'address',
      label: () => t('address'),
      hint: () => t('addressHint'),
      isRequired: true,
      isName: true,
      column: { width: 'minmax(216px, 2fr)' },
    },
    {
      kind: 'custom',
      name: 'imap',
      label: () => t('imap'),
      hint: () => t('imapHint'),
      Input: ImapInput,
      show: showImap,
      column: { width: 'minmax(144px, 1fr)', isWideOnly: true },
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
