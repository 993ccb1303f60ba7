import { Anchor, Button, PasswordInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { setPassword } from '../api/sign-in.ts'
import { wordsText } from '../text/words.text.ts'
import { fieldErrors } from '../ui/field-errors.ts'
import { ProblemNotice } from '../ui/problem-notice.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { signInText } from './sign-in.text.ts'

/** The page of invitation and reset links, where the user chooses a password. */
export function PasswordPage(): ReactNode {
  const t = signInText.useText()
  const tWords = wordsText.useText()
  const [token] = useState(linkToken)
  const [password, setText] = useState('')
  const [again, setAgain] = useState('')
  const sending = useMutation({ mutationFn: () => setPassword({ token, password }) })
  const errors = fieldErrors(sending.error)
  const differs = again !== '' && again !== password
  const toSignIn = (
    <Anchor component={Link} to="/sign-in" size="sm">
      {t('backToSignIn')}
    </Anchor>
  )
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!differs && again !== '') sending.mutate()
  }
  if (token === '' || sending.isSuccess) {
    return (
      <SignInFrame title={t('newPassword')}>
        <p role="status">{t(sending.isSuccess ? 'passwordSaved' : 'noLink')}</p>
        {toSignIn}
      </SignInFrame>
    )
  }
  return (
    <SignInFrame title={t('newPassword')}>
      <form onSubmit={submit} noValidate>
        <p>{t('newPasswordHint')}</p>
        {sending.isError && errors['password'] === undefined && <ProblemNotice error={sending.error} />}
        <PasswordInput
          label={tWords('password')}
          autoComplete="new-password"
          autoFocus
          mt="md"
          value={password}
          error={errors['password']}
          onChange={(event) => {
            setText(event.currentTarget.value)
          }}
        />
        <PasswordInput
          label={t('repeat')}
          autoComplete="new-password"
          mt="md"
          value={again}
          error={differs ? t('notTheSame') : undefined}
          onChange={(event) => {
            setAgain(event.currentTarget.value)
          }}
        />
        <Button type="submit" fullWidth mt="lg" loading={sending.isPending} disabled={again === '' || differs}>
          {t('savePassword')}
        </Button>
      </form>
      {toSignIn}
    </SignInFrame>
  )
}

/** The token of the link follows `#`, which browsers do not send and servers do not log. */
function linkToken(): string {
  return globalThis.location.hash.slice(1)
}
