import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { components } from '@fordring/client'
import { type ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useRead, useWrite } from '../../../api/query.ts'
import { formatMoment } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import layout from '../../../ui/layout.module.css'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { PasswordGate } from '../account/password-gate.tsx'
import { userSecurityText } from './user-security.text.ts'

type User = components['schemas']['User']
type FactorReset = components['schemas']['FactorReset']

/** For a lost device: ends the user's sessions, and requests a reset of the second factor. */
export function UserSecurity({ user }: { user: User }): ReactNode {
  userSecurityText.useText()
  const { data } = useRead(client.users.listFactorResets, {})
  const reset = data?.factorResets.find((item) => item.user.userId === user.userId)
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
      <ConfirmButton
        label={wordsText.t('signOutEverywhere')}
        question={t('endSessionsQuestion', { name })}
        isPending={ending.isPending}
        onConfirm={() => ending.mutate({ input: { userId } })}
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
      <ConfirmButton
        label={t('requestReset')}
        question={t('resetQuestion', { name })}
        isPending={requesting.isPending}
        onConfirm={request}
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
      <p className={layout.flush}>{t('waiting', { requester: requestedBy.name, until: formatMoment(expiresAt) })}</p>
      {approving.error !== null && <PasswordGate error={approving.error} onShown={approve} />}
      {withdrawing.error !== null && <ProblemNotice error={withdrawing.error} />}
      <div className={layout.rowCentered}>
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
