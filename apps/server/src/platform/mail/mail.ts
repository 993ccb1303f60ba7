/** Someone an e-mail goes to, and what became of it there. */
export interface MailRecipient {
  readonly address: string
  readonly name: string | null
  readonly state: 'WAITING' | 'SENT' | 'BOUNCED'
  /** What the mail server said, in its own words. */
  readonly answer: string | null
}

export interface MailAttachment {
  /** Where the file store keeps it. */
  readonly key: string
  readonly fileName: string
  readonly contentType: string
}

export interface MailContent {
  readonly text: string
  /** Sanitised; without it the mail is plain text. */
  readonly html: string | null
  readonly replyTo: string | null
  readonly attachments: readonly MailAttachment[]
}

/** An e-mail on its way, as its worker takes it. */
export interface OutgoingMail {
  readonly tenantId: string
  readonly mailId: string
  /** What the mail was written for; its owner is told under this name. */
  readonly purpose: string
  readonly referenceId: string | null
  readonly senderName: string
  readonly recipients: readonly MailRecipient[]
  readonly subject: string
  readonly content: MailContent
  readonly messageId: string
  /** How many attempts there were, with this one. */
  readonly attempts: number
  readonly leaseId: string
  /** It stays in the outbox of a demo or test tenant, and goes to nobody. */
  readonly isCaptured: boolean
}
