import { ProblemError } from '@fordring/client'

export interface Session {
  readonly user: { userId: string; name: string; email: string; role: string; language: string }
  readonly tenant: { tenantId: string; name: string; timeZone: string; language: string }
  readonly scopes: readonly string[]
  readonly expiresAt: string
}

export type SecondFactor = 'totp' | 'passkey' | 'recovery-code'

export interface SignInOutcome {
  readonly state: 'signed-in' | 'second-factor' | 'choose-tenant'
  readonly methods?: readonly SecondFactor[]
  readonly tenants?: readonly { tenantId: string; name: string }[]
}

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const init: RequestInit = { method, headers: { accept: 'application/json' }, credentials: 'same-origin' }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { accept: 'application/json', 'content-type': 'application/json' }
  }
  const response = await fetch(path, init).catch((error: unknown) => {
    throw ProblemError.noAnswer(error)
  })
  if (!response.ok) throw await ProblemError.from(response)
  return (await response.json()) as Answer
}

export const readSession = (): Promise<Session> => call('GET', '/iam/session')
export const signIn = (body: { email: string; password: string; tenantId?: string }): Promise<SignInOutcome> =>
  call('POST', '/iam/session', body)
export const signOut = (): Promise<unknown> => call('DELETE', '/iam/session')
export const sendTotp = (code: string): Promise<SignInOutcome> => call('POST', '/iam/session/totp', { code })
export const sendRecoveryCode = (code: string): Promise<SignInOutcome> =>
  call('POST', '/iam/session/recovery-code', { code })
export const passkeyOptions = (): Promise<Record<string, unknown>> => call('POST', '/iam/session/passkey/options', {})
export const sendPasskey = (answer: unknown): Promise<SignInOutcome> => call('POST', '/iam/session/passkey', answer)
export const askForReset = (email: string): Promise<unknown> => call('POST', '/iam/password-reset', { email })
export const setPassword = (body: { token: string; password: string }): Promise<unknown> =>
  call('POST', '/iam/password', body)
