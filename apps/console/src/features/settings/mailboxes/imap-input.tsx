import { NumberInput, PasswordInput, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import layout from '../../../ui/layout.module.css'
import type { CustomInput } from '../../registry/index.ts'
import { mailboxesText } from './mailboxes.text.ts'

interface Imap {
  readonly host?: string
  readonly port?: number
  readonly userName?: string
  readonly password?: string
  readonly folder?: string
}

const tlsPort = 993

/** The server and login of a mailbox. All of it is sent together, or none. */
export function ImapInput({ label, hint, value, onChange, errors, isReadOnly }: CustomInput): ReactNode {
  const t = mailboxesText.useText()
  const imap = imapOf(value)
  const change = (next: Imap): void => {
    const { host = '', userName = '', password = '', folder = '', port = tlsPort } = { ...imap, ...next }
    const isEmpty = host === '' && userName === '' && password === ''
    onChange(isEmpty ? null : { host, port, userName, password, ...(folder === '' ? {} : { folder }) })
  }
  const text = (name: 'host' | 'userName' | 'folder', placeholder?: string): ReactNode => (
    <TextInput
      label={t(name)}
      disabled={isReadOnly}
      value={imap[name] ?? ''}
      placeholder={placeholder}
      error={errors[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
      autoComplete="off"
    />
  )
  return (
    <fieldset className={`${layout.stack ?? ''} ${layout.fieldset ?? ''}`}>
      <legend>{label}</legend>
      {hint !== undefined && <p className={layout.quietText}>{hint}</p>}
      {text('host')}
      <NumberInput
        label={t('port')}
        disabled={isReadOnly}
        min={1}
        max={65_535}
        hideControls
        value={imap.port ?? tlsPort}
        error={errors['port']}
        onChange={(port) => change({ port: Number(port) })}
      />
      {text('userName')}
      <PasswordInput
        label={t('password')}
        description={t('passwordHint')}
        disabled={isReadOnly}
        value={imap.password ?? ''}
        error={errors['password']}
        onChange={(event) => change({ password: event.currentTarget.value })}
        autoComplete="off"
      />
      {text('folder', 'INBOX')}
    </fieldset>
  )
}

/** The server in a list. */
export function showImap(value: unknown): string {
  return imapOf(value).host ?? mailboxesText.t('notFetched')
}

function imapOf(value: unknown): Imap {
  return typeof value === 'object' && value !== null ? value : {}
}
