import { defineText } from '../../../../text/define-text.ts'

export const smsText = defineText('case-sms', {
  en: {
    title: 'Write text message',
    noPhone: 'no phone number',
    nobody: 'Nobody on this case has a phone number. Add one on the customer’s page.',
    secrecy:
      'Text messages show on a locked screen, where others can read them. Do not mention the debt: ask for a call, or insert the link.',
    insertLink: 'Insert debtor link',
    hasLink: 'The link is for {{name}} and is valid until {{date}}. It is removed if you choose someone else.',
    size_one: '{{length}} characters · {{count}} message · {{left}} left',
    size_other: '{{length}} characters · {{count}} messages · {{left}} left',
    unicode: 'Characters such as {{character}} shorten each message.',
    notSentByUs:
      'Fordring does not send text messages itself. Your gateway picks this one up from the event interactions.create and marks it as sent.',
    queue: 'Queue message',
    queued: 'The text message is queued',
  },
  da: {
    title: 'Skriv SMS',
    noPhone: 'intet telefonnummer',
    nobody: 'Ingen på sagen har et telefonnummer. Tilføj et på kundens side.',
    secrecy:
      'En SMS vises på en låst skærm, hvor andre kan læse den. Nævn ikke gælden: bed om et opkald, eller indsæt linket.',
    insertLink: 'Indsæt link til skyldner',
    hasLink: 'Linket er til {{name}} og gælder til {{date}}. Det fjernes, hvis du vælger en anden.',
    size_one: '{{length}} tegn · {{count}} besked · {{left}} tilbage',
    size_other: '{{length}} tegn · {{count}} beskeder · {{left}} tilbage',
    unicode: 'Tegn som {{character}} gør hver besked kortere.',
    notSentByUs:
      'Fordring sender ikke selv SMS. Jeres gateway henter beskeden fra hændelsen interactions.create og markerer den som sendt.',
    queue: 'Sæt i kø',
    queued: 'SMS’en er sat i kø',
  },
})
