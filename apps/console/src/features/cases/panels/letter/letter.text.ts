import { defineText } from '../../../../text/define-text.ts'
import { wordsText } from '../../../../text/words.text.ts'

const { en, da } = wordsText.words

export const letterText = defineText('case-letter', {
  en: {
    title: 'Write letter',
    chooseTemplate: 'Choose a template',
    noTemplates: 'There are no letter templates yet. An administrator can add one in the settings.',
    asPdf: 'Preview as PDF',
    openPreview: 'Open preview',
    asText: 'As text',
    deadline: 'Deadline',
    shared: 'Visible to the debtor online',
    make: 'Create letter',
    made: 'The letter has been created and added to the timeline.',
    another: 'Write another',
    letters: en.letters,
    sharedMark: 'shared with the debtor',
    demandNotSent: 'Demand, not sent yet',
    demandRunsUntil: 'Demand with deadline {{date}}',
    demandTooShort: 'Sent less than {{days}} days before its deadline. Send a new demand.',
  },
  da: {
    title: 'Skriv brev',
    chooseTemplate: 'Vælg en skabelon',
    noTemplates: 'Der er ingen brevskabeloner endnu. En administrator kan tilføje en i indstillingerne.',
    asPdf: 'Forhåndsvisning som PDF',
    openPreview: 'Åbn forhåndsvisning',
    asText: 'Som tekst',
    deadline: 'Frist',
    shared: 'Synligt for skyldner online',
    make: 'Opret brev',
    made: 'Brevet er oprettet og tilføjet tidslinjen.',
    another: 'Skriv et til',
    letters: da.letters,
    sharedMark: 'delt med skyldner',
    demandNotSent: 'Påkrav, ikke sendt endnu',
    demandRunsUntil: 'Påkrav med frist {{date}}',
    demandTooShort: 'Sendt mindre end {{days}} dage før fristen. Send et nyt påkrav.',
  },
})
