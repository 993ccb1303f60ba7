import { Anchor, Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { askForReset } from '../api/sign-in.ts'
import { wordsText } from '../text/words.text.ts'
import { fieldErrors } from '../ui/field-errors.ts'
import { ProblemNotice } from '../ui/problem-notice.tsx'
import { signInText } from './sign-in.text.ts'

/** Requests a link to reset the password. The response does not reveal whether the address is known. */
export function ResetForm({ onBack }: { onBack: () => void }): ReactNode {
  const t = signInText.useText()
  const tWords = wordsText.useText()
  const [email, setEmail] = useState('')
  const sending = useMutation({ mutationFn: () => askForReset(email) })
  const errors = fieldErrors(sending.error)
  const back = (
    <Anchor component="button" type="button" size="sm" mt="md" onClick={onBack}>
      {t('backToSignIn')}
    </Anchor>
  )
  if (sending.isSuccess) {
    return (
      <>
        <p role="status">{t('resetSent')}</p>
        {back}
      </>
    )
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    sending.mutate()
  }
  return (
    <form onSubmit={submit} noValidate>
      <p>{t('resetHint')}</p>
      {sending.isError && Object.keys(errors).length === 0 && <ProblemNotice error={sending.error} />}
      <TextInput
        label={tWords('email')}
        type="email"
        autoComplete="username"
        autoFocus
        mt="md"
        value={email}
        error={errors['email']}
        onChange={(event) => {
          setEmail(event.currentTarget.value)
        }}
      />
      <Button type="submit" fullWidth mt="lg" loading={sending.isPending}>
        {t('send')}
      </Button>
      {back}
    </form>
  )
}
