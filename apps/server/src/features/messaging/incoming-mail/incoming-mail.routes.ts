import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { instant, Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { exampleMail } from './incoming-mail.demo.ts'
import { IncomingMail, IncomingMailInput, IncomingMailListQuery, ReceivedMail } from './incoming-mail.schemas.ts'
import { listIncomingMails } from './incoming-mails.queries.ts'
import { prepareMail, receiveMail } from './receive-mail.ts'
import { sniffMessage, uploadedBytes } from './upload-mail.ts'

const tag = 'Incoming mail'

export const incomingMailOperations = [
  writeOperation({
    id: 'receive-mail',
    method: 'POST',
    path: '/v1/{tenantId}/incoming-mails',
    scope: 'write:incoming-mail',
    tag,
    summary: 'Receive an e-mail',
    description:
      'For a mail server that passes messages on: send `multipart/form-data` with one part named `file` (the message as it arrived, up to 25 MiB), or a JSON body with it in base64 (up to 1 MiB in total). The message becomes an incoming interaction of type `EMAIL`, on the case of the e-mail that it answers, of its sender, or of the number in its subject; one that cannot be placed is `UNMAPPED`. While it waits, the fact `messageWaiting` of its case is true. Attachments pass the checks of uploads; those that do not are named in `details`. The same message again changes nothing. Delivery status notifications are recorded on the delivery that they are about.',
    takesUpload: true,
    sniffUpload: sniffMessage,
    body: IncomingMailInput,
    success: { status: 200, description: 'Where the message is.', body: ReceivedMail },
    events: [
      ...(['interactions.create', 'files.create', 'deliveries.update'] as const),
      ...(['contact-restrictions.create', 'contact-restrictions.end'] as const),
    ],
    problems: ['file-type-refused', 'file-quota-exceeded'],
    example: { body: { content: exampleMail } },
    prepare: async (context, { body }) => prepareMail(context, await uploadedBytes(context, body)),
    run: (command, _input, prepared) => receiveMail(command, prepared, 'API'),
  }),
  readOperation({
    id: 'list-incoming-mails',
    method: 'GET',
    path: '/v1/{tenantId}/incoming-mails',
    scope: 'read:incoming-mail',
    tag,
    summary: 'List incoming e-mails',
    description: 'The e-mails that arrived, newest first, with how each was placed.',
    query: IncomingMailListQuery,
    success: { status: 200, description: 'One page of e-mails.', body: Page(IncomingMail) },
    problems: [],
    run: async ({ tenantId, read }, { query }) => {
      const rows = await read(listIncomingMails(tenantId, pageBounds(query)))
      return pageOf(
        query,
        rows.map((row) => ({ ...row, receivedAt: instant(row.receivedAt) })),
      )
    },
  }),
]
