/** A recipient of an e-mail, and its delivery status. */
export interface MailRecipient {
  readonly address: string
  readonly name: string | null
  readonly state: 'WAITING' | 'SENT' | 'BOUNCED'
  /** The response of the mail server. */
  readonly answer: string | null
}

export interface MailAttachment {
  /** Its key in the file store. */
  readonly key: string
  readonly fileName: string
  readonly contentType: string
}

export interface MailContent {
  readonly text: string
  /** Sanitised. Without it, the mail is plain text. */
  readonly html: string | null
  readonly replyTo: string | null
  readonly attachments: readonly MailAttachment[]
}

/** The words of a mail that is sent instead of one that nobody else may read on the way. */
export interface MailText {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/**
 * How a mail that nobody else may read on the way was protected: `TLS` over an encrypted connection, `LOCAL` by a
 * server on this machine, `LINK` by other words with a link, `HELD` because the server offers no encryption. Null for other mails, and before the first attempt.
 */
export type MailProtection = 'TLS' | 'LOCAL' | 'LINK' | 'HELD' | null

/** An outgoing e-mail as its worker gets it. */
export interface OutgoingMail {
  readonly tenantId: string
  readonly mailId: string
  /** What the mail is for; its owner is notified under this name. */
  readonly purpose: string
  readonly referenceId: string | null
  readonly senderName: string
  readonly recipients: readonly MailRecipient[]
  readonly subject: string
  readonly content: MailContent
  readonly messageId: string
  /** The number of attempts, including this one. */
  readonly attempts: number
  readonly leaseId: string
  /** It stays in the outbox of a demo or test tenant, and is not sent. */
  readonly isCaptured: boolean
}
