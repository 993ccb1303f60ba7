import { ProblemError } from '@fordring/client'
import { Button, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { type Result, useRead, useWrite } from '../../../api/query.ts'
import { addPasskey } from '../../../api/sign-in.ts'
import { useFormat } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import { fieldErrors } from '../../../ui/field-errors.ts'
import layout from '../../../ui/layout.module.css'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import classes from '../settings.module.css'
import { accountText } from './account.text.ts'
import { deviceName } from './device-name.ts'
import { PasswordGate } from './password-gate.tsx'

type Passkey = Result<typeof client.signIn.listPasskeys>['passkeys'][number]

/** The user's passkeys: added, renamed and removed. */
export function Passkeys({ onCodes }: { onCodes: (codes: readonly string[]) => void }): ReactNode {
  const t = accountText.useText()
  const { data, error, refetch } = useRead(client.signIn.listPasskeys, {})
  const [isAdding, setAdding] = useState(false)
  const passkeys = data?.passkeys ?? []
  return (
    <>
      <h3>{t('passkeys')}</h3>
      <p className={layout.quietText}>{t('passkeysAbout')}</p>
      {error !== null && <ProblemNotice error={error} retry={() => void refetch()} />}
      {passkeys.length > 0 && (
        <ul className={layout.plainList}>
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.passkeyId} passkey={passkey} />
          ))}
        </ul>
      )}
      {isAdding && <AddPasskey onCodes={onCodes} onDone={() => setAdding(false)} />}
      {!isAdding && data !== undefined && (
        <div className={layout.rowCentered}>
          <Button variant="default" onClick={() => setAdding(true)}>
            {t('addPasskey')}
          </Button>
        </div>
      )}
    </>
  )
}

/** Asks for the name first; the browser's own dialog follows. */
export function AddPasskey(props: { onCodes: (codes: readonly string[]) => void; onDone: () => void }): ReactNode {
  const t = accountText.useText()
  const tWords = wordsText.useText()
  const queries = useQueryClient()
  const [name, setName] = useState(deviceName(navigator.userAgent) ?? '')
  const adding = useMutation({
    mutationFn: () => addPasskey(name.trim()),
    onSuccess: async ({ recoveryCodes }) => {
      notifications.show({ message: t('passkeyAdded') })
      props.onDone()
      if (recoveryCodes !== null) props.onCodes(recoveryCodes)
      await queries.invalidateQueries()
    },
  })
  const errors = fieldErrors(adding.error)
  return (
    <>
      <form
        className={classes.block}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          adding.mutate()
        }}
      >
        <TextInput
          label={t('passkeyName')}
          description={t('passkeyNameAbout')}
          autoFocus
          maxLength={200}
          value={name}
          error={errors['name']}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <div className={layout.rowCentered}>
          <Button type="submit" loading={adding.isPending} disabled={name.trim() === ''}>
            {t('createPasskey')}
          </Button>
          <Button variant="default" onClick={props.onDone}>
            {tWords('cancel')}
          </Button>
        </div>
      </form>
      {adding.isError && <NotAdded error={adding.error} onShown={() => adding.mutate()} />}
    </>
  )
}

/** The browser's error messages are vague: the user cancelled, or the device already has a passkey. */
function NotAdded({ error, onShown }: { error: Error; onShown: () => void }): ReactNode {
  const t = accountText.useText()
  if (error instanceof ProblemError) return <PasswordGate error={error} onShown={onShown} />
  return (
    <p className={classes.question} role="alert">
      {t(error.name === 'InvalidStateError' ? 'passkeyKnown' : 'passkeyCancelled')}
    </p>
  )
}

function PasskeyLine({ passkey }: { passkey: Passkey }): ReactNode {
  const t = accountText.useText()
  const tWords = wordsText.useText()
  const { when, moment } = useFormat()
  const [doing, setDoing] = useState<'rename' | 'remove'>()
  const { passkeyId, name, createdAt, lastUsedAt } = passkey
  const done = (): void => setDoing(undefined)
  return (
    <li className={classes.line}>
      {doing === 'rename' ? (
        <RenamePasskey passkey={passkey} onDone={done} />
      ) : (
        <>
          <span>
            {name}
            <br />
            <span className={layout.quietText} title={moment(lastUsedAt ?? createdAt)}>
              {t('passkeyCreated', { when: when(createdAt) })} ·{' '}
              {lastUsedAt === null ? t('passkeyUnused') : t('passkeyUsed', { when: when(lastUsedAt) })}
            </span>
          </span>
          {doing === undefined && (
            <span className={layout.rowCentered}>
              <Button
                size="xs"
                variant="default"
                aria-label={t('renamePasskey', { name })}
                onClick={() => setDoing('rename')}
              >
                {t('rename')}
              </Button>
              <Button
                size="xs"
                variant="default"
                aria-label={tWords('removeNamed', { name })}
                onClick={() => setDoing('remove')}
              >
                {tWords('remove')}
              </Button>
            </span>
          )}
          {doing === 'remove' && <RemovePasskey passkeyId={passkeyId} onDone={done} />}
        </>
      )}
    </li>
  )
}

function RenamePasskey({ passkey, onDone }: { passkey: Passkey; onDone: () => void }): ReactNode {
  const t = accountText.useText()
  const tWords = wordsText.useText()
  const [name, setName] = useState(passkey.name)
  const renaming = useWrite(client.signIn.renamePasskey, { onDone })
  const errors = fieldErrors(renaming.error)
  return (
    <form
      className={classes.fill}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        renaming.mutate({ input: { passkeyId: passkey.passkeyId, body: { name: name.trim() } } })
      }}
    >
      <TextInput
        label={t('passkeyName')}
        autoFocus
        maxLength={200}
        value={name}
        error={errors['name']}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {renaming.error !== null && Object.keys(errors).length === 0 && <ProblemNotice error={renaming.error} />}
      <div className={layout.rowCentered}>
        <Button type="submit" size="xs" loading={renaming.isPending} disabled={name.trim() === ''}>
          {tWords('save')}
        </Button>
        <Button size="xs" variant="default" onClick={onDone}>
          {tWords('cancel')}
        </Button>
      </div>
    </form>
  )
}

function RemovePasskey({ passkeyId, onDone }: { passkeyId: string; onDone: () => void }): ReactNode {
  const t = accountText.useText()
  const tWords = wordsText.useText()
  const removing = useWrite(client.signIn.removePasskey, {
    onDone: () => notifications.show({ message: t('passkeyRemoved') }),
  })
  const remove = (): void => removing.mutate({ input: { passkeyId } })
  return (
    <div className={classes.fill}>
      <p className={classes.question}>{t('removePasskeyQuestion')}</p>
      {removing.error !== null && <PasswordGate error={removing.error} onShown={remove} />}
      <div className={layout.rowCentered}>
        <Button size="xs" variant="outline" color="var(--danger-ink)" loading={removing.isPending} onClick={remove}>
          {t('removeForGood')}
        </Button>
        <Button size="xs" variant="default" onClick={onDone}>
          {tWords('cancel')}
        </Button>
      </div>
    </div>
  )
}
