import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'password-link-invalid': {
      status: 422,
      en: {
        title: 'The link does not work any more',
        meaning: 'A link to choose a password works once and for a limited time, and a newer one ends those before it.',
        howToFix: 'Ask for another link: have the password reset, or ask an administrator for an invitation.',
      },
      da: {
        title: 'Linket virker ikke længere',
        meaning:
          'Et link til at vælge adgangskode virker én gang og i begrænset tid, og et nyere gør de tidligere ugyldige.',
        howToFix: 'Bed om et nyt link: Få adgangskoden nulstillet, eller bed en administrator om en invitation.',
      },
    },
    'password-wrong': {
      status: 422,
      en: {
        title: 'The current password is wrong',
        meaning:
          'Nothing was changed, because the current password that was given is not right, or was tried too often.',
        howToFix: 'Type the current password again, wait a while after several failures, or have it reset.',
      },
      da: {
        title: 'Den nuværende adgangskode er forkert',
        meaning: 'Intet er ændret, fordi den nuværende adgangskode ikke passer eller er prøvet for mange gange.',
        howToFix:
          'Skriv den nuværende adgangskode igen, vent lidt efter flere mislykkede forsøg, eller få den nulstillet.',
      },
    },
    'password-not-recent': {
      status: 403,
      en: {
        title: 'The password was shown too long ago',
        meaning:
          'What one signs in with is changed only within 15 minutes of showing the password, so that nobody who finds a screen unlocked can do it.',
        howToFix: 'Send the password to `show-password`, then send the request again.',
      },
      da: {
        title: 'Det er for længe siden, du viste din adgangskode',
        meaning:
          'Det, man logger ind med, kan kun ændres inden for 15 minutter, efter at man har vist sin adgangskode. Så kan ingen gøre det ved en skærm, der er efterladt ulåst.',
        howToFix: 'Send adgangskoden til `show-password`, og send så forespørgslen igen.',
      },
    },
    'code-wrong': {
      status: 422,
      en: {
        title: 'The code is wrong',
        meaning: 'The code is not the one that the app shows now, or setting it up was not begun.',
        howToFix: 'Check the clock of the device and type the code that the app shows now, or begin again.',
      },
      da: {
        title: 'Koden er forkert',
        meaning: 'Koden er ikke den, som appen viser nu, eller opsætningen er ikke begyndt.',
        howToFix: 'Tjek enhedens ur, og skriv den kode, som appen viser nu, eller begynd forfra.',
      },
    },
    'passkey-refused': {
      status: 422,
      en: {
        title: 'The passkey is refused',
        meaning:
          'What the device answered does not fit: it was made for another site, for another attempt or too late, or setting it up was not begun.',
        howToFix: 'Begin again on the address of this service, and complete it within five minutes.',
      },
      da: {
        title: 'Adgangsnøglen blev afvist',
        meaning:
          'Enhedens svar passer ikke: Det er lavet til et andet websted, til et andet forsøg eller for sent, eller opsætningen er ikke begyndt.',
        howToFix: 'Begynd forfra på denne tjenestes adresse, og gør det færdigt inden for fem minutter.',
      },
    },
    'too-many-passkeys': {
      status: 422,
      en: {
        title: 'There are too many passkeys',
        meaning: 'Nobody has more than 20 passkeys.',
        howToFix: 'Remove one that is no longer used.',
      },
      da: {
        title: 'Der er for mange adgangsnøgler',
        meaning: 'Ingen kan have mere end 20 adgangsnøgler.',
        howToFix: 'Fjern en, der ikke længere bruges.',
      },
    },
    'second-factor-required': {
      status: 422,
      en: {
        title: 'A second factor is required',
        meaning: 'The tenant requires a second factor, so the last one cannot be removed.',
        howToFix: 'Set up another second factor first, then remove this one.',
      },
      da: {
        title: 'Totrinsgodkendelse er påkrævet',
        meaning: 'Virksomheden kræver totrinsgodkendelse, så den sidste faktor kan ikke fjernes.',
        howToFix: 'Sæt en anden faktor op først, og fjern så denne.',
      },
    },
  },
  texts: {
    'must be base64url without padding, such as AQIDBA': 'skal være base64url uden udfyldning, f.eks. AQIDBA',
    'Set up another second factor before you remove this one.': 'Sæt en anden faktor op, før du fjerner denne.',
    'must not contain your name, your e-mail address or the name of the company':
      'må ikke indeholde dit navn, din e-mailadresse eller virksomhedens navn',
    'is a password that is tried first by everyone': 'er en adgangskode, som alle prøver først',
    'Nobody has more than {0}.': 'Ingen kan have mere end {0}.',
    'The current password is not right.': 'Den nuværende adgangskode er ikke rigtig.',
    'There is no such passkey of yours.': 'Du har ikke sådan en adgangsnøgle.',
    'This does not sign you in. Check what you typed, or wait a while.':
      'Du blev ikke logget ind. Se efter, hvad du har skrevet, eller vent lidt.',
    'This is no passkey made for here just now.': 'Det er ikke en adgangsnøgle, der netop er lavet til dette sted.',
    'This is not the code that the app shows now.': 'Det er ikke den kode, som appen viser nu.',
    'This link was used, has expired, or was replaced by a newer one.':
      'Linket er brugt, udløbet eller erstattet af et nyere.',
    'Your password was shown a while ago. Show it again first.':
      'Det er et stykke tid siden, du viste din adgangskode. Vis den igen først.',
  },
})
