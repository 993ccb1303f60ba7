import { defineText } from '../../../text/define-text.ts'
import { wordsText } from '../../../text/words.text.ts'

const { en, da } = wordsText.words

export const workloadText = defineText('workload', {
  en: {
    hint: 'Open work is counted by the caseworker of the creditor. What was done comes from the audit trail. Select a number to view its cases or entries.',
    toDo: 'Open work',
    doneIn: 'Done {{from}} – {{to}}',
    openCases: en.openCases,
    pendingCases: 'To check',
    remindersDue: 'Reminders due',
    unhandledInteractions: 'Waiting messages',
    actions: 'All changes',
    calls: 'Calls',
    letters: en.letters,
    messages: 'Messages sent',
    handledInteractions: 'Messages handled',
    followUps: 'Follow-ups',
    payments: en.payments,
    today: en.today,
    thisWeek: 'This week',
    thisMonth: en.thisMonth,
    noneTitle: 'No caseworkers yet',
    noneHint: 'Invite users under Settings.',
  },
  da: {
    hint: 'Åbent arbejde tælles efter kreditorens sagsbehandler. Det udførte kommer fra revisionssporet. Vælg et tal for at se sagerne eller posterne.',
    toDo: 'Åbent arbejde',
    doneIn: 'Udført {{from}} – {{to}}',
    openCases: da.openCases,
    pendingCases: 'Til kontrol',
    remindersDue: 'Påmindelser',
    unhandledInteractions: 'Ventende henvendelser',
    actions: 'Alle ændringer',
    calls: 'Opkald',
    letters: da.letters,
    messages: 'Sendte beskeder',
    handledInteractions: 'Behandlede henvendelser',
    followUps: 'Opfølgninger',
    payments: da.payments,
    today: da.today,
    thisWeek: 'Denne uge',
    thisMonth: da.thisMonth,
    noneTitle: 'Ingen sagsbehandlere endnu',
    noneHint: 'Invitér brugere under Indstillinger.',
  },
})
