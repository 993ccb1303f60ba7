import { defineText } from '../../text/define-text.ts'

export const updatesText = defineText('own-updates', {
  en: {
    updates: 'Updates',
    none: 'No updates yet.',
    added: 'Update added',
    continue: 'Complete',
    continued: 'completed',
    reminds: 'reminder',
    noKinds: 'There are no update types for this yet. An administrator can add one in the settings.',
  },
  da: {
    updates: 'Opdateringer',
    none: 'Ingen opdateringer endnu.',
    added: 'Opdateringen er tilføjet',
    continue: 'Afslut',
    continued: 'afsluttet',
    reminds: 'påmindelse',
    noKinds: 'Der er ingen opdateringstyper til dette endnu. En administrator kan tilføje en i indstillingerne.',
  },
})
