import { Button, PasswordInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { useRead, useWrite } from '../../../api/query.ts'
import { forgetSession, useSession } from '../../../api/session.ts'
import { useFormat } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import { fieldErrors } from '../../../ui/field-errors.ts'
import layout from '../../../ui/layout.module.css'
import { Page } from '../../../ui/page.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { StatusDot } from '../../../ui/status-dot.tsx'
import { SettingsFrame } from '../settings-frame.tsx'
import classes from '../settings.module.css'
import { settingsText } from '../settings.text.ts'
import { usersText } from '../users/users.text.ts'
import { accountText } from './account.text.ts'
import { deviceName } from './device-name.ts'
import { SecondFactor } from './second-factor.tsx'

/** The user's own account: password, second factor and sessions. */
export function AccountPage(): ReactNode {
  const heading = settingsText.useText()
  const t = accountText.useText()
  const { user, tenant } = useSession()
  return (
    <SettingsFrame>
      <Page title={heading('account')}>
        <div className={layout.narrowColumn}>
          <p className={layout.quietText}>
            {t('signedInAs', { name: user.name, role: usersText.t(user.role).toLowerCase(), tenant: tenant.name })}
          </p>
          <PasswordForm />
          <SecondFactor />
          <Sessions />
        </div>
      </Page>
    </SettingsFrame>
  )
}

function PasswordForm(): ReactNode {
  const t = accountText.useText()
  const tWords = wordsText.useText()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const changing = useWrite(client.signIn.changePassword, {
    onDone: () => {
      setCurrent('')
      setNext('')
      notifications.show({ message: t('passwordChanged') })
    },
  })
  const errors = fieldErrors(changing.error)
  return (
    <section aria-labelledby="password">
      <form
        className={classes.block}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          changing.mutate({ input: { body: { current, new: next } } })
        }}
      >
        <h2 id="password">{tWords('password')}</h2>
        <p className={layout.quietText}>{t('passwordAbout')}</p>
        {changing.error !== null && Object.keys(errors).length === 0 && <ProblemNotice error={changing.error} />}
        <PasswordInput
          label={t('current')}
          autoComplete="current-password"
          value={current}
          error={errors['current']}
          onChange={(event) => setCurrent(event.currentTarget.value)}
        />
        <PasswordInput
          label={t('new')}
          autoComplete="new-password"
          value={next}
          error={errors['new']}
          onChange={(event) => setNext(event.currentTarget.value)}
        />
        <div className={layout.rowCentered}>
          <Button type="submit" loading={changing.isPending} disabled={current === '' || next === ''}>
            {t('changePassword')}
          </Button>
        </div>
      </form>
    </section>
  )
}

function Sessions(): ReactNode {
  const t = accountText.useText()
  const tWords = wordsText.useText()
  const { when, moment } = useFormat()
  const navigate = useNavigate()
  const { data, error, refetch } = useRead(client.signIn.listOwnSessions, {})
  const ending = useMutation({
    mutationFn: () => client.signIn.endSessions(),
    onSuccess: async () => {
      // Navigate first: this screen cannot render without a session.
      await navigate({ to: '/sign-in' })
      forgetSession()
    },
  })
  return (
    <section className={classes.block} aria-labelledby="sessions">
      <h2 id="sessions">{t('sessions')}</h2>
      <p className={layout.quietText}>{t('sessionsAbout')}</p>
      {error !== null && <ProblemNotice error={error} retry={() => void refetch()} />}
      <ul className={layout.plainList}>
        {(data?.sessions ?? []).map((session) => (
          <li key={session.sessionId} className={classes.line}>
            <span>
              <span title={session.device}>{deviceName(session.device) ?? t('unknownDevice')}</span>
              <br />
              <span className={layout.quietText} title={moment(session.lastSeenAt)}>
                {t('lastSeen', { when: when(session.lastSeenAt) })} · {session.address}
              </span>
            </span>
            {session.isCurrent && <StatusDot tone="accent" label={t('thisOne')} />}
          </li>
        ))}
      </ul>
      {ending.error !== null && <ProblemNotice error={ending.error} />}
      <div className={layout.rowCentered}>
        <Button variant="outline" color="var(--danger-ink)" loading={ending.isPending} onClick={() => ending.mutate()}>
          {tWords('signOutEverywhere')}
        </Button>
      </div>
    </section>
  )
}
