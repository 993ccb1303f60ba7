/** The outbox purpose of e-mails of interactions. */
export const interactionMailPurpose = 'interaction'
