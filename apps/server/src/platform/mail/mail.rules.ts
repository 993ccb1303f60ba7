import type { MailRecipient } from './mail.ts'

const firstPauseMs = 60_000
const pauseMsMax = 6 * 60 * 60 * 1000
/** With the pauses between them, attempts continue for about two and a half days. */
export const attemptsMax = 18

/** How long to wait after an attempt: doubling each time, with jitter. */
export function pauseAfter(attempts: number, random: number): number {
  const pauseMs = Math.min(firstPauseMs * 2 ** (attempts - 1), pauseMsMax)
  return Math.round(pauseMs * (0.75 + random / 2))
}

/** What the mail server did with one attempt. An address that is not listed got no response. */
export interface AttemptAnswer {
  readonly accepted: readonly string[]
  readonly rejected: readonly { readonly address: string; readonly isPermanent: boolean; readonly answer: string }[]
  readonly answer: string
  /** Nothing was sent, because the server offers no encryption. */
  readonly isUnencrypted?: boolean
  /** It went to a server on this machine, without encryption. */
  readonly isLocal?: boolean
}

export interface AttemptOutcome {
  readonly state: 'WAITING' | 'SENT' | 'BOUNCED'
  readonly recipients: readonly MailRecipient[]
}

/**
 * The state of a mail after an attempt: sent to those whose server accepted it, bounced if rejected permanently or too
 * often. It waits while somebody may still get it, and counts as sent once anybody did. A mail that is held because the
 * server offers no encryption waits for as long as that lasts.
 */
export function outcomeOf(
  recipients: readonly MailRecipient[],
  answer: AttemptAnswer,
  attempts: number,
): AttemptOutcome {
  const isLast = attempts >= attemptsMax && answer.isUnencrypted !== true
  const settled = recipients.map((recipient) => settleRecipient(recipient, answer, isLast))
  if (settled.some(({ state }) => state === 'WAITING')) return { state: 'WAITING', recipients: settled }
  const isSent = settled.some(({ state }) => state === 'SENT')
  return { state: isSent ? 'SENT' : 'BOUNCED', recipients: settled }
}

function settleRecipient(recipient: MailRecipient, answer: AttemptAnswer, isLast: boolean): MailRecipient {
  if (recipient.state !== 'WAITING') return recipient
  if (answer.accepted.includes(recipient.address)) return { ...recipient, state: 'SENT', answer: answer.answer }
  const rejection = answer.rejected.find(({ address }) => address === recipient.address)
  const isBounced = isLast || rejection?.isPermanent === true
  return { ...recipient, state: isBounced ? 'BOUNCED' : 'WAITING', answer: rejection?.answer ?? answer.answer }
}
