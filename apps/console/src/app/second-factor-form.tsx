import { Anchor, Button, Group, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { type SecondFactor, sendPasskey, sendRecoveryCode, sendTotp, type SignInOutcome } from '../api/sign-in.ts'
import { wordsText } from '../text/words.text.ts'
import { ProblemNotice } from '../ui/problem-notice.tsx'
import { signInText } from './sign-in.text.ts'

interface Props {
  readonly methods: readonly SecondFactor[]
  readonly onOutcome: (outcome: SignInOutcome) => Promise<void>
  readonly onStartOver: () => void
}

/** The second factor: the app's code, a passkey, or a recovery code. */
export function SecondFactorForm({ methods, onOutcome, onStartOver }: Props): ReactNode {
  const t = signInText.useText()
  const tWords = wordsText.useText()
  const [method, setMethod] = useState<SecondFactor>(methods[0] ?? 'totp')
  const labels = { totp: t('useTotp'), passkey: t('usePasskey'), 'recovery-code': t('useRecovery') }
  return (
    <>
      {method === 'passkey' ? (
        <PasskeyStep onOutcome={onOutcome} />
      ) : (
        <CodeStep key={method} method={method} onOutcome={onOutcome} />
      )}
      <Group gap="md">
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Anchor
              key={other}
              component="button"
              type="button"
              size="sm"
              onClick={() => {
                setMethod(other)
              }}
            >
              {labels[other]}
            </Anchor>
          ))}
        <Anchor component="button" type="button" size="sm" onClick={onStartOver}>
          {tWords('startOver')}
        </Anchor>
      </Group>
    </>
  )
}

function PasskeyStep({ onOutcome }: { onOutcome: Props['onOutcome'] }): ReactNode {
  const t = signInText.useText()
  const asking = useMutation({ mutationFn: async () => onOutcome(await sendPasskey()) })
  return (
    <>
      <p>{t('passkeyHint')}</p>
      {asking.isError && <ProblemNotice error={asking.error} />}
      <Button fullWidth mt="lg" loading={asking.isPending} onClick={() => asking.mutate()}>
        {t('askPasskey')}
      </Button>
    </>
  )
}

type CodeFactor = Exclude<SecondFactor, 'passkey'>

function CodeStep({ method, onOutcome }: { method: CodeFactor; onOutcome: Props['onOutcome'] }): ReactNode {
  const t = signInText.useText()
  const tWords = wordsText.useText()
  const [code, setCode] = useState('')
  const sending = useMutation({
    mutationFn: async () =>
      onOutcome(await (method === 'totp' ? sendTotp(code.trim()) : sendRecoveryCode(code.trim()))),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    sending.mutate()
  }
  return (
    <form onSubmit={submit} noValidate>
      <p>{t(method === 'totp' ? 'totpHint' : 'recoveryHint')}</p>
      {sending.isError && <ProblemNotice error={sending.error} />}
      <TextInput
        label={t(method === 'totp' ? 'code' : 'recoveryCode')}
        autoComplete="one-time-code"
        inputMode={method === 'totp' ? 'numeric' : 'text'}
        autoFocus
        mt="md"
        value={code}
        onChange={(event) => {
          setCode(event.currentTarget.value)
        }}
      />
      <Button type="submit" fullWidth mt="lg" loading={sending.isPending}>
        {tWords('confirm')}
      </Button>
    </form>
  )
}
