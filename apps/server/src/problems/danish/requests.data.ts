import type { requestProblems } from '../catalogue/requests.data.ts'
import type { ProblemWords } from '../catalogue/problem-definition.ts'

export const requestPages = {
  'malformed-json': {
    title: 'Indholdet er ikke gyldig JSON',
    meaning: 'Indholdet kunne ikke læses som én JSON-værdi, eller et objekt nævner det samme felt to gange.',
    mend: 'Send JSON i UTF-8, som dit JSON-bibliotek skriver det, og nævn hvert felt én gang.',
  },
  'bad-request': {
    title: 'Forespørgslen kunne ikke læses',
    meaning:
      'Forespørgslen bryder reglerne for HTTP, for eksempel ved at sende en header to gange, der kun må stå én gang.',
    mend: 'Der står, hvad der ikke kunne læses. Ret det, og send forespørgslen igen.',
  },
  'body-too-large': {
    title: 'Der er sendt for meget på én gang',
    meaning:
      'JSON må fylde så mange bytes, som felterne kan kræve (`x-max-bytes` i OpenAPI-dokumentet), og rumme så mange værdier, dog højst 1 MiB og 20.000 værdier. En fil må fylde 25 MiB.',
    mend: 'Send mindre ad gangen: Fordel bilag på flere forespørgsler, eller send filer for sig.',
  },
  'unsupported-media-type': {
    title: 'Indholdet har en anden type end ventet',
    meaning: 'Endpointet læser application/json (ved filer multipart/form-data eller application/json).',
    mend: 'Sæt headeren Content-Type til application/json.',
  },
  'validation-failed': {
    title: 'Noget er ikke, som det skal være',
    meaning: 'En eller flere værdier i indholdet, forespørgslen eller stien passer ikke med det, der ventes.',
    mend: 'Fejllisten nævner hver forkert værdi, hvor den står, og hvad der ventes der.',
  },
  'unknown-fields': {
    title: 'Indholdet har felter, som ikke kendes her',
    meaning: 'Forespørgslen bad om streng behandling (Prefer: handling=strict) og har ukendte felter.',
    mend: 'Fjern eller omdøb felterne på fejllisten, eller udelad headeren Prefer, så de overses.',
  },
  'unknown-reference': {
    title: 'Forespørgslen nævner noget, der ikke findes',
    meaning: 'Et id i indholdet eller forespørgslen peger på noget, der ikke findes hos jer.',
    mend: 'Opret det først, eller ret id’et. Andres id’er regnes som manglende.',
  },
  'route-not-found': {
    title: 'Adressen findes ikke',
    meaning: 'Intet endpoint har denne sti.',
    mend: 'Sammenlign stien med API-referencen på /reference.',
  },
  'method-not-allowed': {
    title: 'Adressen tager ikke imod denne metode',
    meaning: 'Stien findes, men med andre metoder.',
    mend: 'Brug en af metoderne i headeren Allow.',
  },
  'not-found': {
    title: 'Det findes ikke',
    meaning: 'Det, der står i stien, findes ikke hos jer.',
    mend: 'Tjek id’et, og at det hører til jer.',
  },
  'precondition-failed': {
    title: 'Det er ændret, siden du læste det',
    meaning: 'Headeren If-Match nævner en anden version end den, der er der nu.',
    mend: 'Læs det igen, se, hvad der er ændret, og gentag din ændring med det nye ETag.',
  },
  'idempotency-key-invalid': {
    title: 'Idempotency-Key er ikke gyldig',
    meaning: 'En nøgle er én header med 1 til 64 skrivbare ASCII-tegn uden mellemrum.',
    mend: 'Send én nøgle pr. forretningshændelse; et UUID er en god nøgle.',
  },
  'idempotency-key-reused': {
    title: 'Idempotency-Key er brugt til en anden forespørgsel',
    meaning: 'Inden for 48 timer kom den samme nøgle med en anden metode, sti, forespørgsel eller et andet indhold.',
    mend: 'Brug en ny nøgle til en ny forespørgsel. Brug kun den gamle til at gentage den samme.',
  },
  'idempotency-in-progress': {
    title: 'Den første forespørgsel med nøglen er stadig i gang',
    meaning: 'En forespørgsel med den samme nøgle har været i gang i 10 sekunder.',
    mend: 'Vent, så længe Retry-After siger, og send den samme forespørgsel med den samme nøgle igen.',
  },
  unavailable: {
    title: 'Tjenesten kan ikke svare lige nu',
    meaning:
      'Databasen kan ikke nås eller har for travlt, eller tjenesten er ved at stoppe. Enten skete der intet, eller også gik svaret tabt.',
    mend: 'Vent, så længe Retry-After siger, og prøv igen; med en Idempotency-Key sker intet to gange.',
  },
  internal: {
    title: 'Noget gik galt hos os',
    meaning: 'Forespørgslen ramte en fejl i tjenesten. Det, den havde begyndt, er rullet tilbage.',
    mend: 'Prøv igen; bliver det ved, så oplys requestId.',
  },
} as const satisfies Record<keyof typeof requestProblems, ProblemWords>

/** What any field can be told, as the end of a sentence that begins with its name. */
const fieldTexts = {
  'a boolean': 'true eller false',
  'a number': 'et tal',
  'a string': 'en tekst',
  'an array': 'en liste',
  'an integer': 'et helt tal',
  'an object': 'et objekt',
  'is in the list already': 'står allerede på listen',
  'is named before': 'er nævnt før',
  'is not known here': 'kendes ikke her',
  'is not valid': 'er ikke gyldig',
  'is required': 'skal udfyldes',
  'is taken': 'er taget',
  'must NOT have more than {0} properties': 'må højst have {0} felter',
  'must be a UUID': 'skal være et UUID',
  'must be a UUID or null': 'skal være et UUID eller null',
  'must be a country calling code without the plus, such as 45': 'skal være en landekode uden plus, f.eks. 45',
  'must be a date-time such as 2024-04-30T23:00:00.000Z': 'skal være et tidspunkt som 2024-04-30T23:00:00.000Z',
  'must be a handle, a colon and a value, such as department:Aarhus':
    'skal være et håndtag, et kolon og en værdi, f.eks. department:Aarhus',
  'must be a language code of two small letters, such as da': 'skal være en sprogkode med to små bogstaver, f.eks. da',
  'must be a language code, such as da or pt-BR': 'skal være en sprogkode, f.eks. da eller pt-BR',
  'must be a letter, then letters, digits, hyphens and underscores, such as department':
    'skal være et bogstav og derefter bogstaver, cifre, bindestreger og understregninger, f.eks. department',
  'must be a month, such as 2026-11': 'skal være en måned, f.eks. 2026-11',
  'must be a scope, such as read:cases': 'skal være et scope, f.eks. read:cases',
  'must be a small letter, then small letters, digits and hyphens, such as first-reminder':
    'skal være et lille bogstav og derefter små bogstaver, cifre og bindestreger, f.eks. first-reminder',
  'must be base64url without padding, such as AQIDBA': 'skal være base64url uden udfyldning, f.eks. AQIDBA',
  'must be me or the UUID of a user, such as 018f4d5e-7c1a-7b3e-9f00-2a4b6c8d0e1f':
    'skal være me eller en brugers UUID, f.eks. 018f4d5e-7c1a-7b3e-9f00-2a4b6c8d0e1f',
  'must be the UUID of a case or its number, such as 1001': 'skal være en sags UUID eller dens nummer, f.eks. 1001',
  'cannot be cleared: leave it out to keep it as it is': 'kan ikke ryddes: udelad feltet, så bliver det, som det er',
  'must be a date such as 2024-05-01': 'skal være en dato som 2024-05-01',
  'must be a timestamp such as 2024-05-01 00:00:00.000+01, an ISO 8601 date-time with offset, or a date':
    'skal være et tidspunkt som 2024-05-01 00:00:00.000+01, dato og klokkeslæt efter ISO 8601 med tidszone eller en dato',
  'must be an absolute URL such as https://example.com': 'skal være en hel URL som https://example.com',
  'must be an e-mail address': 'skal være en e-mailadresse',
  'must be at least {0}': 'skal være mindst {0}',
  'must be at most {0}': 'må højst være {0}',
  'must be more than {0}': 'skal være mere end {0}',
  'must be one of {0}': 'skal være {0}',
  'must be {0}': 'skal være {0}',
  'must have at least {0} characters': 'skal have mindst {0} tegn',
  'must have at least {0} items': 'skal have mindst {0} på listen',
  'must have at most {0} characters': 'må højst have {0} tegn',
  'must have at most {0} items': 'må højst have {0} på listen',
  'must lie in the future': 'skal ligge i fremtiden',
  'must lie within {0} days': 'skal ligge inden for {0} dage',
  'must not be empty': 'må ikke være tom',
  'must not be in the future': 'må ikke ligge i fremtiden',
  'must not hold NUL characters or halves of surrogate pairs': 'må ikke indeholde NUL-tegn eller halve tegn',
  'must not nest deeper than {0} levels': 'må ikke have mere end {0} niveauer',
  'names no {0} of this tenant': 'peger på {0}, som ikke findes hos jer',
  'names nothing': 'peger ikke på noget',
  '{0} and {1}': '{0} og {1}',
  '{0} or {1}': '{0} eller {1}',
  '{0}, {1}': '{0}, {1}',
  '{0} {1}.': '{0} {1}.',
  '{0} {1} (and {2} more).': '{0} {1} (og {2} til).',
} as const

export const requestTexts = {
  ...fieldTexts,
  'A text holds a character that cannot be stored.': 'En tekst indeholder et tegn, der ikke kan gemmes.',
  'An Idempotency-Key has 1 to 64 printable ASCII characters and no spaces.':
    'En Idempotency-Key har 1 til 64 skrivbare ASCII-tegn og ingen mellemrum.',
  'Send one Idempotency-Key header, not several.': 'Send én header Idempotency-Key, ikke flere.',
  'Send the body as application/json.': 'Send indholdet som application/json.',
  'Send the body as it is: Content-Encoding {0} is not taken here.':
    'Send indholdet, som det er: Content-Encoding {0} tages der ikke imod her.',
  'Send the upload as multipart/form-data.': 'Send filen som multipart/form-data.',
  'Someone else has changed the resource since you read it. Read it again and repeat your change.':
    'En anden har ændret det, siden du læste det. Læs det igen, og gentag din ændring.',
  'Something went wrong on our side. Report the requestId if it persists.':
    'Noget gik galt hos os. Oplys requestId, hvis det bliver ved.',
  'The Content-Length does not agree with the body.': 'Content-Length passer ikke med indholdet.',
  'The address could not be read.': 'Adressen kunne ikke læses.',
  'The address holds a broken percent-encoding.': 'Adressen har en procentkodning, der ikke kan læses.',
  'The body': 'Indholdet',
  'The body holds unknown fields: {0}.': 'Indholdet har ukendte felter: {0}.',
  'The body is empty; send a JSON value.': 'Indholdet er tomt; send en JSON-værdi.',
  'The body is larger than this endpoint takes.': 'Indholdet er større, end der tages imod her.',
  'The body is not complete and well-formed multipart/form-data.':
    'Indholdet er ikke hel og velformet multipart/form-data.',
  'The body is not valid JSON.': 'Indholdet er ikke gyldig JSON.',
  'The body is not valid UTF-8.': 'Indholdet er ikke gyldig UTF-8.',
  'The body names {0} twice.': 'Indholdet nævner {0} to gange.',
  'The body nests deeper than {0} levels.': 'Indholdet har mere end {0} niveauer.',
  'The body holds more than {0} values. Split it up.': 'Indholdet har mere end {0} værdier. Del det op.',
  'The database has run out of resources. Try again later.': 'Databasen mangler ressourcer. Prøv igen senere.',
  'There is no room left to store files. Try again later.': 'Der er ikke plads til flere filer. Prøv igen senere.',
  'The database cannot answer right now. Try again shortly.': 'Databasen kan ikke svare lige nu. Prøv igen om lidt.',
  'The first request with this Idempotency-Key is still running.':
    'Den første forespørgsel med denne Idempotency-Key er stadig i gang.',
  'The form has too many parts. Send one file.': 'Formularen har for mange dele. Send én fil.',
  'The request': 'Forespørgslen',
  'The store of files cannot answer right now. Try again shortly.':
    'Fillageret kan ikke svare lige nu. Prøv igen om lidt.',
  'There is no such address.': 'Adressen findes ikke.',
  'There is no such problem.': 'Problemet findes ikke.',
  'There is no such request in the log of the last 30 days.':
    'Forespørgslen findes ikke i loggen for de sidste 30 dage.',
  'There is no such type of event.': 'Hændelsestypen findes ikke.',
  'There is no {0} with this id on the tenant.': 'Id’et peger på {0}, som ikke findes hos jer.',
  'This Idempotency-Key came before with another method, path, query or body. Use a new key for a new request.':
    'Denne Idempotency-Key er brugt før med en anden metode, sti, forespørgsel eller et andet indhold. Brug en ny nøgle til en ny forespørgsel.',
  'This address takes {0}.': 'Adressen tager imod {0}.',
} as const
