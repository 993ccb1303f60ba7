import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'delivery-state': {
      status: 422,
      en: {
        title: 'The message is in another state',
        meaning:
          'Only a message that was sent can be delivered, fail or come back, and one that came back stays so. Only one that failed or came back can be sent again, and a letter never is.',
        howToFix: 'Get the delivery to see its state. Mark a letter as sent first.',
      },
      da: {
        title: 'Beskeden har en anden status',
        meaning:
          'Kun en besked, der er sendt, kan blive leveret, fejle eller komme retur, og en, der er kommet retur, forbliver det. Kun en, der fejlede eller kom retur, kan sendes igen, og et brev aldrig.',
        howToFix: 'Hent leveringen for at se dens status. Markér først et brev som sendt.',
      },
    },
    'delivery-retried': {
      status: 422,
      en: {
        title: 'The message was sent again already',
        meaning: 'A message that failed or came back is sent again once.',
        howToFix: 'Get the delivery: `retriedAs` is the newer message. If that failed too, send it again.',
      },
      da: {
        title: 'Beskeden er allerede sendt igen',
        meaning: 'En besked, der fejlede eller kom retur, sendes igen én gang.',
        howToFix: 'Hent leveringen: `retriedAs` er den nyere besked. Hvis den også fejlede, så send den igen.',
      },
    },
  },
  texts: {
    'There is no such outgoing message.': 'Den udgående besked findes ikke.',
    'The message was sent again already.': 'Beskeden er allerede sendt igen.',
    'A letter is written anew.': 'Et brev skrives på ny.',
    'The message is {0} now.': 'Beskeden er {0} nu.',
  },
})
