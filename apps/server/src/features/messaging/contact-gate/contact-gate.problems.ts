import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'objection-open': {
      status: 422,
      en: {
        title: 'The case has an open objection',
        meaning:
          'The debtor has objected to the claim. Messages from templates cannot be sent on the case until the objection is resolved. Messages written by hand can.',
        howToFix:
          'Resolve the objection and continue its update (updateId), or sign in and send the message with a reason in despiteObjection. The reason is stored.',
      },
      da: {
        title: 'Der er en åben indsigelse på sagen',
        meaning:
          'Skyldneren har gjort indsigelse mod kravet. Der kan ikke sendes beskeder fra skabeloner på sagen, før indsigelsen er afklaret. Beskeder, du selv skriver, kan sendes.',
        howToFix:
          'Afklar indsigelsen, og genoptag dens opdatering (updateId), eller log ind og send beskeden med en begrundelse i despiteObjection. Begrundelsen gemmes.',
      },
    },
    'contact-refused': {
      status: 422,
      en: {
        title: 'The message may not be sent to this person',
        meaning:
          'Every outgoing message passes the contact gate: restrictions of the addressee, consents, objections, pauses and the law’s limits. The rule in `rule` refuses this one, and `source` names where the rule comes from. The decision is stored in the list of contact verdicts.',
        howToFix:
          'Follow the detail: write to somebody else, use another channel, or end the restriction if it no longer applies. If `overrideRole` is not null, a signed-in user with that role can send the message with a reason in `contactOverrideReason`, which stays visible.',
      },
      da: {
        title: 'Beskeden må ikke sendes til denne person',
        meaning:
          'Alle udgående beskeder går gennem kontaktkontrollen: modtagerens begrænsninger, samtykker, indsigelser, bero og lovens grænser. Reglen i `rule` afviser denne, og `source` viser, hvor reglen kommer fra. Afgørelsen gemmes på listen over kontaktafgørelser.',
        howToFix:
          'Følg fejlteksten: skriv til en anden, brug en anden kanal, eller afslut begrænsningen, hvis den ikke længere gælder. Hvis `overrideRole` ikke er null, kan en bruger med den rolle logge ind og sende beskeden med en begrundelse i `contactOverrideReason`, som forbliver synlig.',
      },
    },
    'contact-too-early': {
      status: 422,
      en: {
        title: 'The message may not be sent yet',
        meaning:
          'The contact hours, a public holiday or the limit of messages per week do not allow it now. `opensAt` is the first moment at which they do.',
        howToFix: 'Send the message at `opensAt` or later. The message waits in the state PENDING until then.',
      },
      da: {
        title: 'Beskeden må ikke sendes endnu',
        meaning:
          'Kontakttiden, en helligdag eller grænsen for beskeder pr. uge tillader det ikke nu. `opensAt` er det første tidspunkt, hvor det er tilladt.',
        howToFix: 'Send beskeden på tidspunktet `opensAt` eller senere. Indtil da venter den i tilstanden PENDING.',
      },
    },
    'restriction-exists': {
      status: 422,
      en: {
        title: 'The person already has this restriction',
        meaning: 'A person has a restriction of one kind at most once at a time.',
        howToFix: 'End the current restriction first, or leave it as it is.',
      },
      da: {
        title: 'Personen har allerede denne begrænsning',
        meaning: 'En person har højst én begrænsning af hver slags ad gangen.',
        howToFix: 'Afslut den nuværende begrænsning først, eller lad den være.',
      },
    },
    'restriction-ended': {
      status: 422,
      en: {
        title: 'The restriction has already ended',
        meaning: 'A restriction is ended once, with a reason that does not change.',
        howToFix: 'Create a new restriction if the person is restricted again.',
      },
      da: {
        title: 'Begrænsningen er allerede afsluttet',
        meaning: 'En begrænsning afsluttes én gang, med en begrundelse, der ikke ændres.',
        howToFix: 'Opret en ny begrænsning, hvis personen igen skal være begrænset.',
      },
    },
  },
  texts: {
    'The case has an open objection.': 'Sagen har en åben indsigelse.',
    'The addressee': 'Modtageren',
    '{0} is deceased. Write to the estate instead.': '{0} er død. Skriv til boet i stedet.',
    '{0} is a minor. Write to the guardian instead.': '{0} er mindreårig. Skriv til værgen i stedet.',
    '{0} has a guardian. Write to the guardian instead.': '{0} har en værge. Skriv til værgen i stedet.',
    '{0} is represented by a lawyer. Write to the lawyer instead.':
      '{0} er repræsenteret af en advokat. Skriv til advokaten i stedet.',
    '{0} is in debt relief: nothing may be collected.': '{0} er under gældssanering: der må ikke inddrives noget.',
    '{0} is bankrupt. File the claim with the trustee instead.':
      '{0} er gået konkurs. Anmeld kravet til kurator i stedet.',
    '{0} is not to be contacted.': '{0} må ikke kontaktes.',
    'The address of {0} is protected. Use another channel.': 'Adressen for {0} er beskyttet. Brug en anden kanal.',
    'Letters to the address of {0} come back. Enter the new address.':
      'Breve til adressen for {0} kommer retur. Indtast den nye adresse.',
    'E-mails to the address of {0} come back. Enter the new address.':
      'E-mails til adressen for {0} kommer retur. Indtast den nye adresse.',
    'needs a person with such an address': 'kræver en person med en sådan adresse',
    '{0} has withdrawn the consent to this channel.': '{0} har trukket sit samtykke til denne kanal tilbage.',
    '{0} has not consented to this channel.': '{0} har ikke givet samtykke til denne kanal.',
    'The case is paused. Only a signed-in user can send a message from a template.':
      'Sagen er sat i bero. Kun en bruger, der er logget ind, kan sende en besked fra en skabelon.',
    'The template addresses the debtor, and {0} is not the debtor.':
      'Skabelonen henvender sig til skyldneren, og {0} er ikke skyldneren.',
    'It is not known who receives the message.': 'Det vides ikke, hvem der modtager beskeden.',
    'The message may be sent from {0}.': 'Beskeden må sendes fra {0}.',
    'There is no such consent.': 'Samtykket findes ikke.',
    'There is no such restriction.': 'Begrænsningen findes ikke.',
    'The person already has this restriction.': 'Personen har allerede denne begrænsning.',
    'The restriction has already ended.': 'Begrænsningen er allerede afsluttet.',
  },
})
