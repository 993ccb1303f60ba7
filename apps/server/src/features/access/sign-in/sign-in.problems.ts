import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'passkey-taken': {
      status: 422,
      en: {
        title: 'The passkey is already set up',
        meaning: 'The same passkey was set up earlier.',
        howToFix: 'Use it, or remove it first.',
      },
      da: {
        title: 'Adgangsnøglen er allerede sat op',
        meaning: 'Den samme adgangsnøgle er sat op tidligere.',
        howToFix: 'Brug den, eller fjern den først.',
      },
    },
    'password-link-invalid': {
      status: 422,
      en: {
        title: 'The link is no longer valid',
        meaning: 'A link to choose a password works once and for a limited time. A newer link replaces it.',
        howToFix: 'Request a password reset, or ask an administrator for a new invitation.',
      },
      da: {
        title: 'Linket er ikke længere gyldigt',
        meaning: 'Et link til at vælge adgangskode virker én gang og i begrænset tid. Et nyere link erstatter det.',
        howToFix: 'Nulstil din adgangskode, eller bed en administrator om en ny invitation.',
      },
    },
    'password-wrong': {
      status: 422,
      en: {
        title: 'The current password is wrong',
        meaning: 'Nothing was changed, because the current password is wrong or there were too many failed attempts.',
        howToFix: 'Enter the current password again. After several failures, wait a while or reset the password.',
      },
      da: {
        title: 'Den nuværende adgangskode er forkert',
        meaning: 'Intet er ændret, fordi den nuværende adgangskode er forkert, eller der er for mange fejlede forsøg.',
        howToFix: 'Skriv den nuværende adgangskode igen. Efter flere fejl: vent lidt, eller nulstil adgangskoden.',
      },
    },
    'password-not-recent': {
      status: 403,
      en: {
        title: 'Confirm your password first',
        meaning:
          'Passwords and second factors can only be changed within 15 minutes of entering the password, so that nobody can change them on an unlocked screen.',
        howToFix: 'Send the password to `show-password`, then repeat the request.',
      },
      da: {
        title: 'Bekræft din adgangskode først',
        meaning:
          'Adgangskode og totrinsgodkendelse kan kun ændres inden for 15 minutter, efter at du har indtastet din adgangskode. Så kan ingen ændre dem på en ulåst skærm.',
        howToFix: 'Send adgangskoden til `show-password`, og gentag forespørgslen.',
      },
    },
    'code-wrong': {
      status: 422,
      en: {
        title: 'The code is wrong',
        meaning: 'The code is not the one that the app shows now, or the setup was not started.',
        howToFix: 'Check the clock of the device and enter the code that the app shows now, or start again.',
      },
      da: {
        title: 'Koden er forkert',
        meaning: 'Koden er ikke den, som appen viser nu, eller opsætningen er ikke startet.',
        howToFix: 'Tjek enhedens ur, og skriv den kode, som appen viser nu, eller start forfra.',
      },
    },
    'passkey-refused': {
      status: 422,
      en: {
        title: 'The passkey was rejected',
        meaning:
          'The response of the device is not valid: it is for another site or another attempt, it came too late, or the setup was not started.',
        howToFix: 'Start again at the address of this service and finish within five minutes.',
      },
      da: {
        title: 'Adgangsnøglen blev afvist',
        meaning:
          'Enhedens svar er ikke gyldigt: Det gælder et andet websted eller et andet forsøg, det kom for sent, eller opsætningen er ikke startet.',
        howToFix: 'Start forfra på denne tjenestes adresse, og gør det færdigt inden for fem minutter.',
      },
    },
    'too-many-passkeys': {
      status: 422,
      en: {
        title: 'Too many passkeys',
        meaning: 'A user can have at most 20 passkeys.',
        howToFix: 'Remove a passkey that you no longer use.',
      },
      da: {
        title: 'For mange adgangsnøgler',
        meaning: 'En bruger kan højst have 20 adgangsnøgler.',
        howToFix: 'Fjern en adgangsnøgle, du ikke længere bruger.',
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
        howToFix: 'Sæt en anden faktor op først, og fjern derefter denne.',
      },
    },
  },
  texts: {
    'must be base64url without padding, such as AQIDBA': 'skal være base64url uden udfyldning, f.eks. AQIDBA',
    'Set up another second factor before you remove this one.': 'Sæt en anden faktor op, før du fjerner denne.',
    'must not contain your name, your e-mail address or the company name':
      'må ikke indeholde dit navn, din e-mailadresse eller virksomhedens navn',
    'is a common password': 'er en almindelig adgangskode',
    'You can have at most {0}.': 'Du kan højst have {0}.',
    'The current password is wrong.': 'Den nuværende adgangskode er forkert.',
    'You have no such passkey.': 'Du har ikke denne adgangsnøgle.',
    'Sign-in failed. Check your details, or try again later.':
      'Login mislykkedes. Tjek dine oplysninger, eller prøv igen senere.',
    'The passkey response is not valid for this site and attempt.':
      'Svaret fra adgangsnøglen er ikke gyldigt for dette websted og forsøg.',
    'The code is wrong. Enter the code that the app shows now.':
      'Koden er forkert. Skriv den kode, som appen viser nu.',
    'This link has been used, has expired or was replaced by a newer one.':
      'Linket er brugt, udløbet eller erstattet af et nyere.',
    'Confirm your password first.': 'Bekræft din adgangskode først.',
  },
})
