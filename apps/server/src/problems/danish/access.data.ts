import type { accessProblems } from '../catalogue/access.data.ts'
import type { ProblemWords } from '../catalogue/problem-definition.ts'

export const accessPages = {
  'sign-in-refused': {
    title: 'Du kunne ikke logges ind',
    meaning:
      'E-mailadressen, adgangskoden eller koden er forkert, kontoen er låst et stykke tid efter mislykkede forsøg, eller brugeren må ikke logge ind. Hvilken af dem det er, oplyses ikke.',
    mend: 'Se efter, hvad du har skrevet. Vent op til en time efter flere mislykkede forsøg, eller få adgangskoden nulstillet.',
  },
  'scope-not-held': {
    title: 'Du giver mere, end du selv har',
    meaning:
      'Ingen kan give mere, end de selv har. Et token kan kun få de scopes, som udstederen har. Et token kan kun tildele, ændre eller invitere roller, hvis scopes det selv har, og kun ændre webhooks, hvis scopes det selv har.',
    mend: 'Udelad de scopes, der står på fejllisten, brug et token, der har dem, eller bed en administrator gøre det i konsollen.',
  },
  'token-revoked': {
    title: 'Tokenet er tilbagekaldt',
    meaning: 'Et tilbagekaldt token er slut for altid og kan ikke ændres.',
    mend: 'Udsted et nyt token.',
  },
  'invitation-accepted': {
    title: 'Brugeren har allerede taget imod en invitation',
    meaning: 'Brugeren har valgt en adgangskode, så der er ikke mere at invitere til.',
    mend: 'En bruger, der har glemt sin adgangskode, beder om en ny på loginsiden.',
  },
  'role-without-sign-in': {
    title: 'Brugerens rolle kan ikke logge ind',
    meaning:
      'Klienter, skyldnere og alternative kontakter findes som brugere, men har ingen konsol og inviteres derfor ikke.',
    mend: 'Giv først brugeren en rolle, der kan logge ind (sagsbehandler, administrator eller superadministrator), hvis det er det, brugeren er.',
  },
  'user-inactive': {
    title: 'Brugeren er deaktiveret',
    meaning: 'En deaktiveret bruger bliver hverken inviteret eller får opgaver.',
    mend: 'Aktivér brugeren først, eller vælg en anden.',
  },
  'password-link-invalid': {
    title: 'Linket virker ikke længere',
    meaning:
      'Et link til at vælge adgangskode virker én gang og i begrænset tid, og et nyere gør de tidligere ugyldige.',
    mend: 'Bed om et nyt link: Få adgangskoden nulstillet, eller bed en administrator om en invitation.',
  },
  'password-wrong': {
    title: 'Den nuværende adgangskode er forkert',
    meaning: 'Intet er ændret, fordi den nuværende adgangskode ikke passer eller er prøvet for mange gange.',
    mend: 'Skriv den nuværende adgangskode igen, vent lidt efter flere mislykkede forsøg, eller få den nulstillet.',
  },
  'password-not-recent': {
    title: 'Det er for længe siden, du viste din adgangskode',
    meaning:
      'Det, man logger ind med, kan kun ændres inden for 15 minutter, efter at man har vist sin adgangskode. Så kan ingen gøre det ved en skærm, der er efterladt ulåst.',
    mend: 'Send adgangskoden til `show-password`, og send så forespørgslen igen.',
  },
  'code-wrong': {
    title: 'Koden er forkert',
    meaning: 'Koden er ikke den, som appen viser nu, eller opsætningen er ikke begyndt.',
    mend: 'Tjek enhedens ur, og skriv den kode, som appen viser nu, eller begynd forfra.',
  },
  'passkey-refused': {
    title: 'Adgangsnøglen blev afvist',
    meaning:
      'Enhedens svar passer ikke: Det er lavet til et andet websted, til et andet forsøg eller for sent, eller opsætningen er ikke begyndt.',
    mend: 'Begynd forfra på denne tjenestes adresse, og gør det færdigt inden for fem minutter.',
  },
  'passkey-taken': {
    title: 'Adgangsnøglen er allerede sat op',
    meaning: 'Den samme adgangsnøgle er sat op før.',
    mend: 'Brug den, eller fjern den først.',
  },
  'too-many-passkeys': {
    title: 'Der er for mange adgangsnøgler',
    meaning: 'Ingen kan have mere end 20 adgangsnøgler.',
    mend: 'Fjern en, der ikke længere bruges.',
  },
  'role-too-low': {
    title: 'Det giver din rolle ikke adgang til',
    meaning: 'Handlingen kræver en højere rolle, end den indloggede bruger har, for eksempel administrator.',
    mend: 'Bed en administrator hos jer om at gøre det eller om at give dig en højere rolle.',
  },
  'second-person-needed': {
    title: 'En anden administrator skal godkende det',
    meaning:
      'Det kræver to personer, og du kan ikke være den anden: Det er et token, du har selv sat det i gang, du er ikke aktiv administrator, eller den, der satte det i gang, har inden for de seneste syv dage inviteret dig, ændret din rolle eller nulstillet din totrinsgodkendelse.',
    mend: 'Bed en anden administrator om at logge ind og godkende det.',
  },
  'second-factor-required': {
    title: 'Totrinsgodkendelse er påkrævet',
    meaning: 'Virksomheden kræver totrinsgodkendelse, så den sidste faktor kan ikke fjernes.',
    mend: 'Sæt en anden faktor op først, og fjern så denne.',
  },
  'no-second-factor': {
    title: 'Brugeren har ikke totrinsgodkendelse',
    meaning: 'Der er intet at nulstille: Brugeren logger ind med adgangskode alene.',
    mend: 'Kan brugeren ikke logge ind, så få adgangskoden nulstillet i stedet.',
  },
  'factor-reset-own': {
    title: 'Det er din egen totrinsgodkendelse',
    meaning: 'Mistet totrinsgodkendelse nulstilles af to andre administratorer, aldrig af den, der bruger den.',
    mend: 'Fjern totrinsgodkendelsen på din kontoside, eller bed to andre administratorer om hjælp.',
  },
  'cross-site-request': {
    title: 'Et andet websted fik browseren til at sende dette',
    meaning:
      'En forespørgsel med en sessions cookie kom fra en side på et andet websted. Intet blev gjort, så intet andet websted kan handle for den, der er logget ind.',
    mend: 'Kald fra en side på tjenesten selv, eller brug et API-token i stedet for cookien.',
  },
  unauthorized: {
    title: 'Du er ikke logget ind, eller adgangstokenet er ikke gyldigt',
    meaning:
      'Tokenet mangler, er ukendt, tilbagekaldt eller udløbet, eller det hører til en anden end den, der står i stien.',
    mend: 'Log ind igen, eller send headeren Authorization: Bearer <token> med et gyldigt token.',
  },
  'insufficient-scope': {
    title: 'Tokenet mangler det scope, som kræves her',
    meaning:
      'Scopes skal passe nøjagtigt og omfatter ikke hinanden: write:interactions giver ikke write:interactions.create.',
    mend: 'Giv tokenet det scope, der står i headeren WWW-Authenticate. Det behøver ikke at blive udstedt igen.',
  },
  'rate-limited': {
    title: 'For mange forespørgsler',
    meaning: 'Tokenet har brugt sine forespørgsler i dette minut.',
    mend: 'Vent så mange sekunder, som Retry-After siger, og spred forespørgslerne jævnt.',
  },
  'too-many-streams': {
    title: 'For mange åbne strømme',
    meaning: 'Der er åbnet lige så mange strømme hos jer, som én proces betjener.',
    mend: 'Luk en strøm, som ingen læser, eller lad flere læsere dele én. Afbrudte strømme forsvinder af sig selv.',
  },
} as const satisfies Record<keyof typeof accessProblems, ProblemWords>

export const accessTexts = {
  'Nobody approves a reset of their own factor.': 'Ingen godkender nulstilling af sin egen totrinsgodkendelse.',
  'Set up another second factor before you remove this one.': 'Sæt en anden faktor op, før du fjerner denne.',
  'Remove your own second factor on your account page instead.':
    'Fjern i stedet din egen totrinsgodkendelse på din kontoside.',
  'There is no such request, or it was approved, withdrawn or has lapsed.':
    'Anmodningen findes ikke, eller den er godkendt, trukket tilbage eller udløbet.',
  'This takes another administrator: not a token, not whoever began it, and nobody whom they let in recently.':
    'Det kræver en anden administrator: ikke et token, ikke den, der satte det i gang, og ikke en, som vedkommende har givet adgang for nylig.',
  'This user has no second factor.': 'Brugeren har ikke totrinsgodkendelse.',
  'Another site asked the browser to send this. Nothing was done.':
    'Et andet websted fik browseren til at sende dette. Intet blev gjort.',
  'must not contain your name, your e-mail address or the name of the company':
    'må ikke indeholde dit navn, din e-mailadresse eller virksomhedens navn',
  'is a password that is tried first by everyone': 'er en adgangskode, som alle prøver først',
  'must be a moment to come': 'skal være et tidspunkt i fremtiden',
  'No endpoint asks for {0}.': 'Intet endpoint kræver {0}.',
  'Nobody has more than {0}.': 'Ingen kan have mere end {0}.',
  'Send a live access token of this tenant as Authorization: Bearer <token>, or sign in.':
    'Log ind, eller send et gyldigt adgangstoken som Authorization: Bearer <token>.',
  'The current password is not right.': 'Den nuværende adgangskode er ikke rigtig.',
  'The role {0} is above yours, which is {1}.': 'Rollen {0} er højere end din, som er {1}.',
  'The webhook has scopes that you do not have yourself: {0}.': 'Webhooken har scopes, som du ikke selv har: {0}.',
  'The role {0} has scopes that this token lacks: {1}.': 'Rollen {0} har scopes, som tokenet ikke har: {1}.',
  'Users with the role {0} cannot sign in, so there is nothing to invite them to.':
    'Brugere med rollen {0} kan ikke logge ind, så der er ikke noget at invitere dem til.',
  'must not be later than the expiry of the token that issues it':
    'må ikke være senere end udløbet af det token, der udsteder det',
  'The token was revoked. Issue another one.': 'Tokenet er tilbagekaldt. Udsted et nyt.',
  'There is no user {0} on this tenant.': 'Der er ingen bruger {0} hos jer.',
  'There is no such passkey of yours.': 'Du har ikke sådan en adgangsnøgle.',
  'There is no such token.': 'Tokenet findes ikke.',
  'There is no token {0} on this tenant.': 'Der er ikke noget token {0} hos jer.',
  'This asks for the role {0} or above, and yours is {1}.': 'Det kræver rollen {0} eller en højere, og din er {1}.',
  'This does not sign you in. Check what you typed, or wait a while.':
    'Du blev ikke logget ind. Se efter, hvad du har skrevet, eller vent lidt.',
  'This is no passkey made for here just now.': 'Det er ikke en adgangsnøgle, der netop er lavet til dette sted.',
  'This is not the code that the app shows now.': 'Det er ikke den kode, som appen viser nu.',
  'This link was used, has expired, or was replaced by a newer one.':
    'Linket er brugt, udløbet eller erstattet af et nyere.',
  'This passkey is set up already.': 'Adgangsnøglen er allerede sat op.',
  'This tenant has {0} streams open. Close one of them first.': 'I har {0} åbne strømme. Luk en af dem først.',
  'This token lacks the scope {0}.': 'Tokenet mangler scopet {0}.',
  'This token may send {0} requests a minute.': 'Dette token må sende {0} forespørgsler i minuttet.',
  'This user has chosen a password already.': 'Brugeren har allerede valgt en adgangskode.',
  'This user is deactivated.': 'Brugeren er deaktiveret.',
  'Too many attempts failed from this address. Wait before the next.':
    'For mange forsøg er slået fejl fra denne adresse. Vent med det næste.',
  'Too many people sign in at this moment. Try again shortly.':
    'Der er for mange, der logger ind lige nu. Prøv igen om lidt.',
  'You do not have {0} yourself.': 'Du har ikke selv {0}.',
  'Your password was shown a while ago. Show it again first.':
    'Det er et stykke tid siden, du viste din adgangskode. Vis den igen først.',
  '{0} is a scope that no endpoint asks for': '{0} er et scope, som intet endpoint kræver',
  '{0} is a scope that the caller does not have': '{0} er et scope, som du ikke selv har',
} as const
