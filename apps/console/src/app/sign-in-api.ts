import { type components, ProblemError } from '@fordring/client'
import { client } from '../api/client.ts'

export type Session = components['schemas']['Session']
export type SignInOutcome = components['schemas']['SignInOutcome']
export type SecondFactor = NonNullable<SignInOutcome['methods']>[number]

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

export const readSession = (): Promise<Session> => client.signIn.getSession()
export const signIn = (body: { email: string; password: string; tenantId?: string }): Promise<SignInOutcome> =>
  client.signIn.startSession({ body })
export const signOut = (): Promise<unknown> => client.signIn.endSession()
export const sendTotp = (code: string): Promise<SignInOutcome> => call('POST', '/iam/session/totp', { code })
export const sendRecoveryCode = (code: string): Promise<SignInOutcome> =>
  call('POST', '/iam/session/recovery-code', { code })
export const passkeyOptions = (): Promise<Record<string, unknown>> => call('POST', '/iam/session/passkey/options', {})
export const sendPasskey = (answer: unknown): Promise<SignInOutcome> => call('POST', '/iam/session/passkey', answer)
export const askForReset = (email: string): Promise<unknown> => call('POST', '/iam/password-reset', { email })
export const setPassword = (body: { token: string; password: string }): Promise<unknown> =>
  call('POST', '/iam/password', body)
