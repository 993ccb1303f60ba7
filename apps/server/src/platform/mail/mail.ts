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
