import { defineText } from '../../../../text/define-text.ts'

export const smsText = defineText('case-sms', {
  en: {
    title: 'Write a text message',
    short: 'Text message',
    noPhone: 'no phone number',
    nobody: 'Nobody on the case has a phone number. Add one on the page of the customer.',
    body: 'Text',
    secrecy:
      'A text message is seen on a locked screen, and by others. Say nothing of the debt in it: ask for a call, or give the link, where they read the rest.',
    insertLink: 'Insert a link to their page',
    hasLink: 'The link is for {{name}} and works until {{date}}. If you choose somebody else, it is taken out again.',
    size_one: '{{length}} characters · {{count}} message · {{left}} left',
    size_other: '{{length}} characters · {{count}} messages · {{left}} left',
    unicode: 'A character that text messages have no room for, such as {{character}}, makes every message shorter.',
    notSentByUs:
      'Fordring does not send text messages. This one waits as “not sent yet” until the gateway that you have connected takes it from the event interactions.create and marks it as sent.',
    queue: 'Hand it over',
    queued: 'The text message waits to be sent',
  },
  da: {
    title: 'Skriv en SMS',
    short: 'SMS',
    noPhone: 'intet telefonnummer',
    nobody: 'Ingen på sagen har et telefonnummer. Tilføj et på kundens side.',
    body: 'Tekst',
    secrecy:
      'En SMS ses på en låst skærm og af andre. Skriv intet om gælden i den: bed om en opringning, eller giv linket, hvor de læser resten.',
    insertLink: 'Indsæt et link til deres side',
    hasLink: 'Linket er til {{name}} og virker til {{date}}. Vælger du en anden, tages det ud igen.',
    size_one: '{{length}} tegn · {{count}} besked · {{left}} tilbage',
    size_other: '{{length}} tegn · {{count}} beskeder · {{left}} tilbage',
    unicode: 'Et tegn, som SMS ikke har plads til, for eksempel {{character}}, gør hver besked kortere.',
    notSentByUs:
      'Fordring sender ikke selv SMS. Beskeden venter som “ikke sendt endnu”, indtil den gateway, I har tilsluttet, henter den fra hændelsen interactions.create og markerer den som sendt.',
    queue: 'Giv den videre',
    queued: 'SMS’en venter på at blive sendt',
  },
})
