import { Button, CopyButton, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { useRead, useWrite } from '../../../api/query.ts'
import { wordsText } from '../../../text/words.text.ts'
import { fieldErrors } from '../../../ui/field-errors.ts'
import layout from '../../../ui/layout.module.css'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { CopyText } from '../../registry/index.ts'
import classes from '../settings.module.css'
import { accountText } from './account.text.ts'
import { Passkeys } from './passkeys.tsx'
import { PasswordGate } from './password-gate.tsx'
import { QrCode } from './qr-code.tsx'

/** The second factor: a code from an app, or a passkey. */
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
          <p className={layout.quietText}>
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

/** Sets up an authenticator app: scan the QR code, then confirm with the first code. */
export function SetUp({ onCodes }: { onCodes: (codes: readonly string[]) => void }): ReactNode {
  const t = accountText.useText()
  const tWords = wordsText.useText()
  const [code, setCode] = useState('')
  const starting = useWrite(client.signIn.startTotp)
  const confirming = useWrite(client.signIn.confirmTotp, { onDone: ({ data }) => onCodes(data.recoveryCodes) })
  const started = starting.data?.data
  const errors = fieldErrors(confirming.error)
  if (started === undefined) {
    return (
      <>
        <p className={layout.quietText}>{t('totpOff')}</p>
        {starting.error !== null && (
          <PasswordGate error={starting.error} onShown={() => starting.mutate({ input: {} })} />
        )}
        <div className={layout.rowCentered}>
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
      <p className={layout.quietText}>{t('setUpAbout')}</p>
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
      <div className={layout.rowCentered}>
        <Button type="submit" loading={confirming.isPending} disabled={code.trim() === ''}>
          {tWords('confirm')}
        </Button>
      </div>
    </form>
  )
}

function TurnOff(): ReactNode {
  const t = accountText.useText()
  const removing = useWrite(client.signIn.removeTotp, {
    onDone: () => notifications.show({ message: t('turnedOff') }),
  })
  return (
    <>
      <p className={layout.quietText}>{t('totpOn')}</p>
      {removing.error !== null && (
        <PasswordGate error={removing.error} onShown={() => removing.mutate({ input: {} })} />
      )}
      <ConfirmButton
        label={t('turnOff')}
        question={t('turnOffQuestion')}
        isDangerous
        isPending={removing.isPending}
        onConfirm={() => removing.mutate({ input: {} })}
      />
    </>
  )
}

/** Recovery codes for a lost device, shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }): ReactNode {
  const t = accountText.useText()
  return (
    <>
      <h3>{t('recoveryCodes')}</h3>
      <p className={layout.quietText}>{t('recoveryAbout')}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={layout.rowCentered}>
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
