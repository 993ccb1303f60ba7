import { Anchor, Button, PasswordInput, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, type SubmitEvent, Suspense, useState } from 'react'
import { queryClient } from '../api/query.ts'
import { sessionQuery } from '../api/session.ts'
import { type SecondFactor, signIn, type SignInOutcome } from '../api/sign-in.ts'
import { Enrolment } from '../features/settings/index.ts'
import { wordsText } from '../text/words.text.ts'
import { fieldErrors } from '../ui/field-errors.ts'
import { ProblemNotice } from '../ui/problem-notice.tsx'
import { ResetForm } from './reset-form.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { signInSearch } from './sign-in.search.ts'
import { signInText } from './sign-in.text.ts'

type Step =
  | { readonly name: 'password' }
  | { readonly name: 'enrolment' }
  | { readonly name: 'reset' }
  | { readonly name: 'second-factor'; readonly methods: readonly SecondFactor[] }

/** Signs the user in step by step, then opens the requested page. */
export function SignInPage(): ReactNode {
  const t = signInText.useText()
  const tWords = wordsText.useText()
  const navigate = useNavigate()
  const { next } = signInSearch.use()
  const [step, setStep] = useState<Step>({ name: 'password' })
  const startOver = (): void => {
    setStep({ name: 'password' })
  }
  const goOn = async (): Promise<void> => {
    queryClient.clear()
    await queryClient.query({ ...sessionQuery, staleTime: 0 })
    await navigate({ to: next ?? '/', replace: true })
  }
  const onOutcome = async (outcome: SignInOutcome): Promise<void> => {
    if (outcome.state === 'second-factor') setStep({ name: 'second-factor', methods: outcome.methods ?? [] })
    if (outcome.state === 'enrolment') setStep({ name: 'enrolment' })
    if (outcome.state === 'signed-in') await goOn()
  }
  if (step.name === 'reset') {
    return (
      <SignInFrame title={t('resetTitle')}>
        <ResetForm onBack={startOver} />
      </SignInFrame>
    )
  }
  if (step.name === 'enrolment') {
    return (
      <SignInFrame title={t('enrolment')}>
        <Suspense>
          <Enrolment onDone={() => void goOn()} />
        </Suspense>
      </SignInFrame>
    )
  }
  if (step.name === 'second-factor') {
    return (
      <SignInFrame title={t('secondFactor')}>
        <SecondFactorForm methods={step.methods} onOutcome={onOutcome} onStartOver={startOver} />
      </SignInFrame>
    )
  }
  return (
    <SignInFrame title={tWords('signIn')}>
      <PasswordForm
        onOutcome={onOutcome}
        onForgot={() => {
          setStep({ name: 'reset' })
        }}
      />
    </SignInFrame>
  )
}

function PasswordForm(props: {
  onOutcome: (outcome: SignInOutcome) => Promise<void>
  onForgot: () => void
}): ReactNode {
  const t = signInText.useText()
  const tWords = wordsText.useText()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const sending = useMutation({
    mutationFn: async (tenantId: string | undefined) => {
      const outcome = await signIn({ email, password, ...(tenantId === undefined ? {} : { tenantId }) })
      await props.onOutcome(outcome)
      return outcome
    },
  })
  const errors = fieldErrors(sending.error)
  const tenants = sending.data?.state === 'choose-tenant' ? (sending.data.tenants ?? []) : []
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    sending.mutate(undefined)
  }
  if (tenants.length > 0) {
    return (
      <>
        <p>{t('chooseTenant')}</p>
        {tenants.map(({ tenantId, name }) => (
          <Button
            key={tenantId}
            variant="default"
            loading={sending.isPending}
            onClick={() => {
              sending.mutate(tenantId)
            }}
          >
            {name}
          </Button>
        ))}
      </>
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      {sending.isError && Object.keys(errors).length === 0 && <ProblemNotice error={sending.error} />}
      <TextInput
        label={tWords('email')}
        type="email"
        autoComplete="username"
        autoFocus
        value={email}
        error={errors['email']}
        onChange={(event) => {
          setEmail(event.currentTarget.value)
        }}
        mt="xs"
      />
      <PasswordInput
        label={tWords('password')}
        autoComplete="current-password"
        value={password}
        error={errors['password']}
        onChange={(event) => {
          setPassword(event.currentTarget.value)
        }}
        mt="md"
      />
      <Button type="submit" fullWidth mt="lg" loading={sending.isPending}>
        {tWords('signIn')}
      </Button>
      <Anchor component="button" type="button" mt="md" size="sm" onClick={props.onForgot}>
        {t('forgot')}
      </Anchor>
    </form>
  )
}
