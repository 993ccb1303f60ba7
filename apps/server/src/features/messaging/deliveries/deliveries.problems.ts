import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'delivery-state': {
      status: 422,
      en: {
        title: 'The message is in another state',
        meaning: 'Only a message that was sent can be delivered, fail or come back, and one that came back stays so.',
        howToFix: 'Get the delivery to see its state. Mark a letter as sent first.',
      },
      da: {
        title: 'Beskeden har en anden status',
        meaning:
          'Kun en besked, der er sendt, kan blive leveret, fejle eller komme retur, og en, der er kommet retur, forbliver det.',
        howToFix: 'Hent leveringen for at se dens status. Markér først et brev som sendt.',
      },
    },
  },
  texts: {
    'There is no such outgoing message.': 'Den udgående besked findes ikke.',
    'The message is {0} now.': 'Beskeden er {0} nu.',
  },
})
