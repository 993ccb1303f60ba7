import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useWrite } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { wordsText } from '../../../text/words.text.ts'
import { formatMoment } from '../../../text/format.ts'
import layout from '../../../ui/layout.module.css'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { contactText } from '../contact/contact.text.ts'
import { identityChecks, outcomes } from '../panels/call/call.rules.ts'
import { callText } from '../panels/call/call.text.ts'
import type { Interaction } from '../use-case.ts'
import { messagesText } from './messages.text.ts'
import { tenantNow } from '../../../text/tenant-time.ts'

/** Whether a message was received or sent, or why it is still waiting or will not be sent. */
export function MessageState({ interaction }: { interaction: Interaction }): ReactNode {
  const t = messagesText.useText()
  const tWords = wordsText.useText()

  const { type, direction, state, delivery, sendAfter } = interaction
  if (type === 'PHONE CALL') return <CallState interaction={interaction} />
  if (direction === 'INCOMING') return <span className={layout.small}>{tWords('received')}</span>
  const problem = deliveryProblem(interaction)
  if (problem !== undefined) return <span className={layout.waiting}>{t(problem)}</span>
  if (state === 'PENDING' || state === 'QUEUED' || state === 'CANCELLED')
    return <Unsent state={state} sendAfter={sendAfter} />
  return <Sent protection={delivery?.protection ?? null} />
}

/** Why an e-mail has not reached anybody yet. */
function deliveryProblem({
  state,
  delivery,
}: Interaction): 'stateHELD' | 'stateBOUNCED' | 'stateWithoutTls' | undefined {
  if (delivery?.state === 'HELD' && state === 'PENDING') return 'stateHELD'
  if (delivery?.state === 'BOUNCED') return 'stateBOUNCED'
  return delivery?.protection === 'HELD' && state === 'QUEUED' ? 'stateWithoutTls' : undefined
}

/** Whether an e-mail was sent with its content, or as a link because there was no encryption. */
function Sent({ protection }: { protection: NonNullable<Interaction['delivery']>['protection'] }): ReactNode {
  const t = messagesText.useText()
  const tWords = wordsText.useText()
  return <span className={layout.small}>{protection === 'LINK' ? t('sentAsLink') : tWords('sent')}</span>
}

/** The direction of a call, and if it was logged as one, how it ended and whether the other party was identified. */
function CallState({ interaction: { direction, details } }: { interaction: Interaction }): ReactNode {
  const t = messagesText.useText()
  const tCall = callText.useText()
  const outcome = outcomes.find((known) => known === details['outcome'])
  const identity = identityChecks.some((known) => known === details['identityCheck']) ? 'identified' : 'unidentified'
  const parts = [
    t(direction),
    ...(outcome === undefined ? [] : [tCall(outcome)]),
    ...(outcome === 'REACHED' ? [tCall(identity)] : []),
  ]
  return <span className={layout.small}>{parts.join(' · ')}</span>
}

/** Why a message has not been sent: it waits, for example for the contact hours, or was cancelled. */
function Unsent(props: { state: 'PENDING' | 'QUEUED' | 'CANCELLED'; sendAfter: string | null }): ReactNode {
  const t = messagesText.useText()
  const tContact = contactText.useText()
  const { state, sendAfter } = props
  const isEarly = state === 'PENDING' && sendAfter !== null && Date.parse(sendAfter) > tenantNow().getTime()
  return (
    <span className={layout.waiting}>
      {isEarly ? tContact('sentFrom', { time: formatMoment(sendAfter) }) : t(`state${state}`)}
    </span>
  )
}

/**
 * The decision on a message that was not sent: to send it on behalf of a creator who may not, or to record whether a
 * gateway without delivery reports has sent it.
 */
export function MessageActions({ interaction }: { interaction: Interaction }): ReactNode {
  const t = messagesText.useText()
  const may = useMay()
  const { id, direction, state, delivery } = interaction
  const changing = useWrite(client.interactions.patch)
  const isHeld = delivery?.state === 'HELD'
  const isOpen = direction === 'OUTGOING' && state === 'PENDING' && (delivery === null || isHeld)
  if (!isOpen || !may('write:interactions')) return null
  const become = (next: 'QUEUED' | 'SENT' | 'CANCELLED'): void => {
    changing.mutate({ input: { interactionId: id, body: { state: next } } })
  }
  return (
    <div className="no-print">
      <Button
        size="compact-xs"
        variant="subtle"
        loading={changing.isPending}
        onClick={() => become(isHeld ? 'QUEUED' : 'SENT')}
      >
        {t(isHeld ? 'sendHeld' : 'markSent')}
      </Button>
      <Button
        size="compact-xs"
        variant="subtle"
        color="gray"
        disabled={changing.isPending}
        onClick={() => become('CANCELLED')}
      >
        {t('cancelSending')}
      </Button>
      {changing.isError && <ProblemNotice error={changing.error} />}
    </div>
  )
}
