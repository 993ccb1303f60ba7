import { Button, PasswordInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { problemOf, useWrite } from '../../../api/query.ts'
import layout from '../../../ui/layout.module.css'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import classes from '../settings.module.css'
import { accountText } from './account.text.ts'

/** Shows a problem. If the service asks for the password again, it asks for it and then retries. */
export function PasswordGate({ error, onShown }: { error: unknown; onShown: () => void }): ReactNode {
  const t = accountText.useText()
  const [password, setPassword] = useState('')
  const showing = useWrite(client.signIn.showPassword, { onDone: onShown })
  if (problemOf(error).code !== 'password-not-recent') return <ProblemNotice error={error} />
  return (
    <form
      className={classes.block}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        showing.mutate({ input: { body: { password } } })
      }}
    >
      <p className={classes.question}>{t('showPassword')}</p>
      <PasswordInput
        label={t('current')}
        autoComplete="current-password"
        autoFocus
        value={password}
        error={showing.error?.code === 'password-wrong' ? t('passwordWrong') : undefined}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {showing.error !== null && showing.error.code !== 'password-wrong' && <ProblemNotice error={showing.error} />}
      <div className={layout.rowCentered}>
        <Button type="submit" loading={showing.isPending} disabled={password === ''}>
          {t('goOn')}
        </Button>
      </div>
    </form>
  )
}
