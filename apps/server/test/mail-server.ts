import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** The response of the test mail server to a recipient or a whole mail: a code and a text. */
export type Refusal = readonly [code: number, words: string]

export interface MailServer {
  readonly url: string
  /** The accepted mails, as a mail program would read them. */
  readonly mails: (Email & { readonly envelopeTo: readonly string[]; readonly isEncrypted: boolean })[]
  /** Rejections by recipient; `DATA` rejects the whole mail. Without them, the server accepts mails again. */
  readonly refusals: Map<string, Refusal>
  /** Called when a mail has arrived completely, before the server accepts it. */
  beforeYes: (() => Promise<void>) | undefined
  close(): Promise<void>
}

/** A real SMTP server on this machine that stores what it receives. */
export async function startMailServer({ hasTls = true } = {}): Promise<MailServer> {
  const mails: MailServer['mails'] = []
  const refusals = new Map<string, Refusal>()
  const smtp = new SMTPServer({
    authOptional: true,
    logger: false,
    disabledCommands: hasTls ? ['AUTH'] : ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      const refusal = refusals.get(address)
      done(refusal === undefined ? null : errorOf(refusal))
    },
    onData: (stream, session, done) => {
      const take = async (): Promise<void> => {
        const chunks: Buffer[] = []
        for await (const chunk of stream) chunks.push(chunk as Buffer)
        const refusal = refusals.get('DATA')
        if (refusal !== undefined) {
          done(errorOf(refusal))
          return
        }
        const envelopeTo = session.envelope.rcptTo.map(({ address }) => address)
        mails.push({ ...(await PostalMime.parse(Buffer.concat(chunks))), envelopeTo, isEncrypted: session.secure })
        await server.beforeYes?.()
        done()
      }
      take().catch((error: unknown) => {
        done(error as Error)
      })
    },
  })
  smtp.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    smtp.listen(0, '127.0.0.1', resolve)
  })
  const { port } = smtp.server.address() as AddressInfo
  const server: MailServer = {
    ...{ url: `smtp://127.0.0.1:${port}`, mails, refusals, beforeYes: undefined },
    close: () =>
      new Promise<void>((resolve) => {
        smtp.close(resolve)
      }),
  }
  return server
}

function errorOf([responseCode, words]: Refusal): Error {
  return Object.assign(new Error(words), { responseCode })
}
