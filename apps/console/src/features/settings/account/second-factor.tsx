import { Button, CopyButton, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { useRead, useWrite } from '../../../api/query.ts'
import { fieldErrors } from '../../../ui/field-errors.ts'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { CopyText } from '../../registry/index.ts'
import { accountText } from './account.text.ts'
import { Passkeys } from './passkeys.tsx'
import { PasswordGate } from './password-gate.tsx'
import { QrCode } from './qr-code.tsx'
import classes from '../settings.module.css'

/** What is asked for beside the password: a code from an app, or a passkey. */
export function SecondFactor(): ReactNode {
  const t = accountText.useText()
  const { data, error, refetch } = useRead(client.signIn.getFactors, {})
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <section className={classes.block} aria-labelledby="factors">
      <h2 id="factors">{t('factors')}</h2>
      {error !== null && <ProblemNotice error={error} retry={() => void refetch()} />}
      {codes !== undefined && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
      {codes === undefined && data !== undefined && (
        <>
          <p className={classes.quiet}>
            {data.totp || data.passkeys > 0 ? t('codesLeft', { count: data.recoveryCodesLeft }) : t('noFactor')}
          </p>
          <h3>{t('app')}</h3>
          {data.totp ? <TurnOff /> : <SetUp onCodes={setCodes} />}
          <Passkeys onCodes={setCodes} />
        </>
      )}
    </section>
  )
}

/** The codes of an app: scanned, then confirmed with the first one. */
export function SetUp({ onCodes }: { onCodes: (codes: readonly string[]) => void }): ReactNode {
  const t = accountText.useText()
  const [code, setCode] = useState('')
  const starting = useWrite(client.signIn.startTotp)
  const confirming = useWrite(client.signIn.confirmTotp, { onDone: ({ data }) => onCodes(data.recoveryCodes) })
  const started = starting.data?.data
  const errors = fieldErrors(confirming.error)
  if (started === undefined) {
    return (
      <>
        <p className={classes.quiet}>{t('totpOff')}</p>
        {starting.error !== null && (
          <PasswordGate error={starting.error} onShown={() => starting.mutate({ input: {} })} />
        )}
        <div className={classes.row}>
          <Button variant="default" loading={starting.isPending} onClick={() => starting.mutate({ input: {} })}>
            {t('setUp')}
          </Button>
        </div>
      </>
    )
  }
  return (
    <form
      className={classes.block}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        confirming.mutate({ input: { body: { code: code.trim() } } })
      }}
    >
      <p className={classes.quiet}>{t('setUpAbout')}</p>
      <QrCode text={started.uri} label={t('qrCode')} />
      <CopyText label={t('uri')} value={started.uri} />
      <CopyText label={t('secret')} value={started.secret} />
      {confirming.error !== null && Object.keys(errors).length === 0 && <ProblemNotice error={confirming.error} />}
      <TextInput
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={errors['code']}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <div className={classes.row}>
        <Button type="submit" loading={confirming.isPending} disabled={code.trim() === ''}>
          {t('confirm')}
        </Button>
      </div>
    </form>
  )
}

function TurnOff(): ReactNode {
  const t = accountText.useText()
  const [isAsking, setAsking] = useState(false)
  const removing = useWrite(client.signIn.removeTotp, {
    onDone: () => notifications.show({ message: t('turnedOff') }),
  })
  return (
    <>
      <p className={classes.quiet}>{t('totpOn')}</p>
      {isAsking && <p className={classes.question}>{t('turnOffQuestion')}</p>}
      {removing.error !== null && (
        <PasswordGate error={removing.error} onShown={() => removing.mutate({ input: {} })} />
      )}
      <div className={classes.row}>
        <Button
          variant={isAsking ? 'filled' : 'outline'}
          color={isAsking ? 'red' : 'var(--danger-ink)'}
          loading={removing.isPending}
          onClick={() => (isAsking ? removing.mutate({ input: {} }) : setAsking(true))}
        >
          {t('turnOff')}
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

/** The codes for the day the device is lost, shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }): ReactNode {
  const t = accountText.useText()
  return (
    <>
      <h3>{t('recoveryCodes')}</h3>
      <p className={classes.quiet}>{t('recoveryAbout')}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.row}>
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {t(copied ? 'copied' : 'copyCodes')}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onDone}>{t('done')}</Button>
      </div>
    </>
  )
}
