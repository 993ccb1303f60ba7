import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'dispatch-state': {
      status: 422,
      en: {
        title: 'The message is in another state',
        meaning: 'A report follows after a message was sent, and a message that failed or came back stays so.',
        howToFix: 'Get the dispatch to see its state. Report again only what has changed.',
      },
      da: {
        title: 'Beskeden har en anden status',
        meaning:
          'En rapport kommer, efter at beskeden er sendt, og en besked, der fejlede eller kom retur, bliver ved det.',
        howToFix: 'Hent forsendelsen for at se dens status. Rapportér kun det, der har ændret sig.',
      },
    },
    'dispatch-channel-taken': {
      status: 422,
      en: {
        title: 'The channel has an adapter already',
        meaning: 'Each channel is served by one adapter.',
        howToFix: 'Change the URL of the existing channel, or delete it first.',
      },
      da: {
        title: 'Kanalen har allerede en adapter',
        meaning: 'Hver kanal betjenes af én adapter.',
        howToFix: 'Ret adressen på den eksisterende kanal, eller slet den først.',
      },
    },
    'dispatch-url-refused': {
      status: 422,
      en: {
        title: 'The URL of the adapter is not allowed',
        meaning: 'Messages are only posted to https URLs on the public internet.',
        howToFix: 'Use a URL that can be reached from the internet.',
      },
      da: {
        title: 'Adapterens adresse er ikke tilladt',
        meaning: 'Beskeder sendes kun til https-adresser på det offentlige internet.',
        howToFix: 'Brug en adresse, der kan nås fra internettet.',
      },
    },
  },
  texts: {
    'There is no such dispatch.': 'Forsendelsen findes ikke.',
    'There is no such channel.': 'Kanalen findes ikke.',
    'The message is {0}.': 'Beskeden har status {0}.',
    'There is an adapter for this channel already.': 'Der er allerede en adapter for kanalen.',
    'The URL of the adapter {0}.': 'Adapterens adresse {0}.',
  },
})
