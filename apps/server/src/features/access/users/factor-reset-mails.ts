import type { Command } from '../../../platform/commands/command.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'

interface Values {
  readonly name: string
  readonly tenant: string
  readonly actor: string
}

type Step = 'requested' | 'approved'
type Mail = (values: Values) => { subject: string; text: string }

const danish: Record<Step, Mail> = {
  requested: ({ name, tenant, actor }) => ({
    subject: `Nulstilling af din totrinsgodkendelse hos ${tenant}`,
    text: `Hej ${name}\n\n${actor} har bedt om at få din totrinsgodkendelse hos ${tenant} nulstillet. En anden administrator skal godkende det, før der sker noget.\n\nHar du ikke mistet din telefon eller adgangsnøgle, så sig det straks til en administrator.\n`,
  }),
  approved: ({ name, tenant, actor }) => ({
    subject: `Din totrinsgodkendelse hos ${tenant} er nulstillet`,
    text: `Hej ${name}\n\n${actor} har godkendt, at din totrinsgodkendelse hos ${tenant} nulstilles. Du er logget ud overalt. Log ind med din adgangskode, og sæt totrinsgodkendelse op igen.\n\nHar du ikke bedt om det, så skift din adgangskode, og sig det straks til en administrator.\n`,
  }),
}

const english: Record<Step, Mail> = {
  requested: ({ name, tenant, actor }) => ({
    subject: `Request to reset your second factor at ${tenant}`,
    text: `Hello ${name}\n\n${actor} has asked for your second factor at ${tenant} to be reset. Nothing happens until another administrator approves it.\n\nIf you have not lost your phone or passkey, tell an administrator immediately.\n`,
  }),
  approved: ({ name, tenant, actor }) => ({
    subject: `Your second factor at ${tenant} has been reset`,
    text: `Hello ${name}\n\n${actor} has approved the reset of your second factor at ${tenant}. You have been signed out everywhere. Sign in with your password and set up a second factor again.\n\nIf you did not ask for this, change your password and tell an administrator immediately.\n`,
  }),
}

/** Notifies the user concerned, in Danish or English. */
export async function mailAboutFactorReset(
  command: Command,
  step: Step,
  user: { userId: string; name: string; email: string; lang: string },
): Promise<void> {
  const values = { name: user.name, tenant: command.tenant.name, actor: command.actor.name }
  await queueMail(command, {
    purpose: `factor-reset-${step}`,
    referenceId: user.userId,
    to: [{ address: user.email, name: user.name }],
    ...(user.lang === 'da' ? danish : english)[step](values),
  })
}
