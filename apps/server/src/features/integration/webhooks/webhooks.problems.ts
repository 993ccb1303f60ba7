import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'webhook-url-refused': {
      status: 422,
      en: {
        title: 'Webhooks cannot be sent to this URL',
        meaning:
          'The URL of the webhook does not start with https://, contains a user name or password, uses a port other than 443 and 8443, or resolves to an address that is not on the public internet.',
        howToFix:
          'Use an https URL that is reachable from the public internet, at port 443 or 8443. To test on your own machine, start the service with WEBHOOK_LOOPBACK=true.',
      },
      da: {
        title: 'Webhooks kan ikke sendes til denne URL',
        meaning:
          'Webhookens URL begynder ikke med https://, indeholder et brugernavn eller en adgangskode, bruger en anden port end 443 og 8443 eller fører til en adresse, der ikke er på det offentlige internet.',
        howToFix:
          'Brug en https-URL, der kan nås fra det offentlige internet, på port 443 eller 8443. Vil du teste på din egen maskine, så start tjenesten med WEBHOOK_LOOPBACK=true.',
      },
    },
  },
  texts: {
    'The webhook has scopes that you do not have: {0}.': 'Webhooken har scopes, som du ikke selv har: {0}.',
    'The URL {0}.': 'Adressen {0}.',
    'The webhook has no such delivery.': 'Webhooken har ikke denne levering.',
    'There is no such webhook.': 'Webhooken findes ikke.',
    'is not a known event type': 'er ikke en kendt hændelsestype',
  },
})
