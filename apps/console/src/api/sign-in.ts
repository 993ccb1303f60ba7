import type { components } from '@fordring/client'
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { client } from './client.ts'

export type Session = components['schemas']['Session']
export type SignInOutcome = components['schemas']['SignInOutcome']
export type SecondFactor = NonNullable<SignInOutcome['methods']>[number]

export const readSession = (): Promise<Session> => client.signIn.getSession()
export const signIn = (body: { email: string; password: string; tenantId?: string }): Promise<SignInOutcome> =>
  client.signIn.startSession({ body })
export const signOut = (): Promise<unknown> => client.signIn.endSession()
export const sendTotp = (code: string): Promise<SignInOutcome> => client.signIn.showTotp({ body: { code } })
export const sendRecoveryCode = (code: string): Promise<SignInOutcome> =>
  client.signIn.showRecoveryCode({ body: { code } })

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
type Proof = Parameters<typeof client.signIn.showPasskey>[0]['body']

/** Lets the browser ask for the passkey, and sends its proof to the service. */
export async function sendPasskey(): Promise<SignInOutcome> {
  const optionsJSON = (await client.signIn.askForPasskey()) as unknown as Options
  const proof = (await startAuthentication({ optionsJSON })) as unknown as Proof
  return client.signIn.showPasskey({ body: proof })
}

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']
type Registration = Parameters<typeof client.signIn.confirmPasskey>[0]['body']

/** Lets the browser create a passkey, and registers it with the service under a name. */
export async function addPasskey(name: string): Promise<components['schemas']['ConfirmedPasskey']> {
  const optionsJSON = (await client.signIn.startPasskey()) as unknown as CreationOptions
  const credential = (await startRegistration({ optionsJSON })) as unknown as Registration['credential']
  return client.signIn.confirmPasskey({ body: { name, credential } })
}

export const askForReset = (email: string): Promise<unknown> => client.signIn.requestPasswordReset({ body: { email } })
export const setPassword = (body: { token: string; password: string }): Promise<unknown> =>
  client.signIn.setPassword({ body })
