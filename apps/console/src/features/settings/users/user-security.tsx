import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { components } from '@fordring/client'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { useRead, useWrite } from '../../../api/query.ts'
import { formatMoment } from '../../../text/format.ts'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { PasswordGate } from '../account/password-gate.tsx'
import classes from '../settings.module.css'
import { userSecurityText } from './user-security.text.ts'

type User = components['schemas']['User']
type FactorReset = components['schemas']['FactorReset']

/** What an administrator does when somebody's device is lost: end the sessions, and have the second factor reset. */
export function UserSecurity({ user }: { user: User }): ReactNode {
  userSecurityText.useText()
  const { data } = useRead(client.users.listFactorResets, {})
  const reset = data?.factorResets.find((one) => one.user.userId === user.userId)
  return (
    <>
      <EndSessions user={user} />
      {reset === undefined ? <RequestReset user={user} /> : <OpenReset reset={reset} />}
    </>
  )
}

const { t } = userSecurityText

function EndSessions({ user: { userId, name } }: { user: User }): ReactNode {
  const ending = useWrite(client.users.endSessions, {
    onDone: () => notifications.show({ message: t('sessionsEnded', { name }) }),
  })
  return (
    <>
      {ending.error !== null && <ProblemNotice error={ending.error} />}
      <Asked
        action={t('endSessions')}
        question={t('endSessionsQuestion', { name })}
        isPending={ending.isPending}
        onYes={() => ending.mutate({ input: { userId } })}
      />
    </>
  )
}

function RequestReset({ user: { userId, name } }: { user: User }): ReactNode {
  const requesting = useWrite(client.users.requestFactorReset, {
    onDone: () => notifications.show({ message: t('resetRequested', { name }) }),
  })
  const request = (): void => requesting.mutate({ input: { body: { userId } } })
  return (
    <>
      {requesting.error !== null && <PasswordGate error={requesting.error} onShown={request} />}
      <Asked
        action={t('requestReset')}
        question={t('resetQuestion', { name })}
        isPending={requesting.isPending}
        onYes={request}
      />
    </>
  )
}

function OpenReset({ reset }: { reset: FactorReset }): ReactNode {
  const { factorResetId, user, requestedBy, expiresAt } = reset
  const approving = useWrite(client.users.approveFactorReset, {
    onDone: () => notifications.show({ message: t('approved', { name: user.name }) }),
  })
  const withdrawing = useWrite(client.users.withdrawFactorReset, {
    onDone: () => notifications.show({ message: t('withdrawn') }),
  })
  const approve = (): void => approving.mutate({ input: { factorResetId } })
  return (
    <>
      <p className={classes.question}>
        {t('waiting', { requester: requestedBy.name, until: formatMoment(expiresAt) })}
      </p>
      {approving.error !== null && <PasswordGate error={approving.error} onShown={approve} />}
      {withdrawing.error !== null && <ProblemNotice error={withdrawing.error} />}
      <div className={classes.row}>
        <Button loading={approving.isPending} onClick={approve}>
          {t('approve')}
        </Button>
        <Button
          variant="default"
          loading={withdrawing.isPending}
          onClick={() => withdrawing.mutate({ input: { factorResetId } })}
        >
          {t('withdraw')}
        </Button>
      </div>
    </>
  )
}

/** A button that asks once more before it does what it says. */
function Asked(props: { action: string; question: string; isPending: boolean; onYes: () => void }): ReactNode {
  const [isAsking, setAsking] = useState(false)
  const click = (): void => {
    setAsking(!isAsking)
    if (isAsking) props.onYes()
  }
  return (
    <>
      {isAsking && <p className={classes.question}>{props.question}</p>}
      <div className={classes.row}>
        <Button variant={isAsking ? 'filled' : 'default'} loading={props.isPending} onClick={click}>
          {props.action}
        </Button>
        {isAsking && (
          <Button variant="default" onClick={() => setAsking(false)}>
            {t('keep')}
          </Button>
        )}
      </div>
    </>
  )
}
