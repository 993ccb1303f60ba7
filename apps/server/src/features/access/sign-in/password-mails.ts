import type { LinkPurpose } from './password-links.queries.ts'

interface Values {
  readonly name: string
  readonly tenant: string
  readonly url: string
}

type Mail = (values: Values) => { subject: string; text: string }

const danish: Record<LinkPurpose, Mail> = {
  invitation: ({ name, tenant, url }) => ({
    subject: `Du er inviteret til ${tenant}`,
    text: `Hej ${name}\n\nDu er oprettet som bruger hos ${tenant}. Vælg din adgangskode her inden syv dage:\n\n${url}\n\nLinket virker én gang.\n`,
  }),
  reset: ({ name, tenant, url }) => ({
    subject: `Ny adgangskode til ${tenant}`,
    text: `Hej ${name}\n\nDer er bedt om en ny adgangskode til din konto hos ${tenant}. Vælg den her inden en time:\n\n${url}\n\nLinket virker én gang. Har du ikke bedt om det, kan du se bort fra denne e-mail.\n`,
  }),
}

const english: Record<LinkPurpose, Mail> = {
  invitation: ({ name, tenant, url }) => ({
    subject: `You are invited to ${tenant}`,
    text: `Hello ${name}\n\nYou have been added as a user of ${tenant}. Choose your password here within seven days:\n\n${url}\n\nThe link works once.\n`,
  }),
  reset: ({ name, tenant, url }) => ({
    subject: `A new password for ${tenant}`,
    text: `Hello ${name}\n\nA new password was requested for your account at ${tenant}. Choose it here within an hour:\n\n${url}\n\nThe link works once. If you did not request it, you can ignore this e-mail.\n`,
  }),
}

/** The e-mail with a link, in Danish or English. */
export function mailFor(purpose: LinkPurpose, language: string, values: Values): { subject: string; text: string } {
  return (language === 'da' ? danish : english)[purpose](values)
}
