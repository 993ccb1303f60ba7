import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'webhook-url-refused': {
      status: 422,
      en: {
        title: 'Nothing may be sent to this URL',
        meaning:
          'The URL of the webhook does not begin with https://, holds a user name or password, uses a port that is not open for webhooks, or leads to an address that is not on the open internet.',
        howToFix:
          'Give an https URL that anybody on the internet could reach, at port 443 or 8443. To try something out on your own machine, start the service with WEBHOOK_LOOPBACK=true.',
      },
      da: {
        title: 'Der må ikke sendes til denne URL',
        meaning:
          'Webhookens URL begynder ikke med https://, indeholder et brugernavn eller en adgangskode, bruger en port, der ikke er åben for webhooks, eller fører til en adresse, der ikke er på det åbne internet.',
        howToFix:
          'Angiv en https-URL, som alle på internettet kan nå, på port 443 eller 8443. Vil du prøve noget på din egen maskine, så start tjenesten med WEBHOOK_LOOPBACK=true.',
      },
    },
  },
  texts: {
    'The webhook has scopes that you do not have yourself: {0}.': 'Webhooken har scopes, som du ikke selv har: {0}.',
    'The URL {0}.': 'Adressen {0}.',
    'There is no such delivery of this webhook.': 'Webhooken har ikke denne levering.',
    'There is no such webhook.': 'Webhooken findes ikke.',
    'is no type of event that there is': 'er en hændelsestype, der ikke findes',
  },
})
