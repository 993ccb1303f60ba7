import { defineText } from '../../text/define-text.ts'

export const updatesText = defineText('own-updates', {
  en: {
    updates: 'Updates',
    none: 'Nothing has been noted here yet.',
    kind: 'Kind',
    text: 'Text',
    remind: 'Remind on',
    add: 'Add',
    added: 'Noted',
    continue: 'Done',
    continued: 'done',
    reminds: 'reminds',
    noKinds: 'There is no update type for this yet. An administrator adds one in the settings.',
  },
  da: {
    updates: 'Opdateringer',
    none: 'Der er ikke noteret noget her endnu.',
    kind: 'Type',
    text: 'Tekst',
    remind: 'Påmind den',
    add: 'Tilføj',
    added: 'Noteret',
    continue: 'Afslut',
    continued: 'afsluttet',
    reminds: 'påminder',
    noKinds: 'Der er endnu ingen opdateringstype til dette. En administrator tilføjer en i indstillingerne.',
  },
})
