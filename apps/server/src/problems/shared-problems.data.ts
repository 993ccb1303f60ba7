import type { ProblemDefinition } from './problem.ts'

/** What any operation may answer: a request that cannot be read, a caller without access, a reference to nothing. */
export const sharedProblems = {
  'malformed-json': {
    status: 400,
    en: {
      title: 'The body is not valid JSON',
      meaning: 'The body could not be read as one JSON value, or an object in it names the same member twice.',
      howToFix: 'Send UTF-8 JSON as your JSON library writes it, and name each member once.',
    },
    da: {
      title: 'Indholdet er ikke gyldig JSON',
      meaning: 'Indholdet kunne ikke læses som én JSON-værdi, eller et objekt nævner det samme felt to gange.',
      howToFix: 'Send JSON i UTF-8, som dit JSON-bibliotek skriver det, og nævn hvert felt én gang.',
    },
  },
  'bad-request': {
    status: 400,
    en: {
      title: 'The request could not be read',
      meaning: 'The request breaks the rules of HTTP, for example by a header sent twice that may stand once.',
      howToFix: 'The detail names what could not be read. Correct it and send the request again.',
    },
    da: {
      title: 'Forespørgslen kunne ikke læses',
      meaning:
        'Forespørgslen bryder reglerne for HTTP, for eksempel ved at sende en header to gange, der kun må stå én gang.',
      howToFix: 'Der står, hvad der ikke kunne læses. Ret det, og send forespørgslen igen.',
    },
  },
  'body-too-large': {
    status: 413,
    en: {
      title: 'The body is too large',
      meaning:
        'A JSON body may have as many bytes as the fields of its operation can need (`x-max-bytes` in the OpenAPI document), and as many values, 1 MiB and 20,000 values at most; an uploaded file may have 25 MiB.',
      howToFix: 'Send less in one request: split vouchers over several requests, or upload files on their own.',
    },
    da: {
      title: 'Der er sendt for meget på én gang',
      meaning:
        'JSON må fylde så mange bytes, som felterne kan kræve (`x-max-bytes` i OpenAPI-dokumentet), og rumme så mange værdier, dog højst 1 MiB og 20.000 værdier. En fil må fylde 25 MiB.',
      howToFix: 'Send mindre ad gangen: Fordel bilag på flere forespørgsler, eller send filer for sig.',
    },
  },
  'unsupported-media-type': {
    status: 415,
    en: {
      title: 'The body has another content type than expected',
      meaning: 'The endpoint reads application/json (uploads: multipart/form-data or application/json).',
      howToFix: 'Set the Content-Type header to application/json.',
    },
    da: {
      title: 'Indholdet har en anden type end ventet',
      meaning: 'Endpointet læser application/json (ved filer multipart/form-data eller application/json).',
      howToFix: 'Sæt headeren Content-Type til application/json.',
    },
  },
  'validation-failed': {
    status: 422,
    en: {
      title: 'A value does not fit its schema',
      meaning: 'One or more values in the body, the query or the path do not fit what the endpoint declares.',
      howToFix: 'The errors list names every bad value with its path and what is expected there.',
    },
    da: {
      title: 'Noget er ikke, som det skal være',
      meaning: 'En eller flere værdier i indholdet, forespørgslen eller stien passer ikke med det, der ventes.',
      howToFix: 'Fejllisten nævner hver forkert værdi, hvor den står, og hvad der ventes der.',
    },
  },
  'unknown-fields': {
    status: 422,
    en: {
      title: 'The body holds fields that the endpoint does not know',
      meaning: 'The request asked for strict handling (Prefer: handling=strict) and holds unknown fields.',
      howToFix: 'Remove or rename the fields in the errors list, or leave out the Prefer header to have them ignored.',
    },
    da: {
      title: 'Indholdet har felter, som ikke kendes her',
      meaning: 'Forespørgslen bad om streng behandling (Prefer: handling=strict) og har ukendte felter.',
      howToFix: 'Fjern eller omdøb felterne på fejllisten, eller udelad headeren Prefer, så de overses.',
    },
  },
  'unknown-reference': {
    status: 422,
    en: {
      title: 'The request names something that does not exist',
      meaning: 'An id in the body or the query names nothing on this tenant.',
      howToFix: 'Create it first, or correct the id. Ids of other tenants count as missing.',
    },
    da: {
      title: 'Forespørgslen nævner noget, der ikke findes',
      meaning: 'Et id i indholdet eller forespørgslen peger på noget, der ikke findes hos jer.',
      howToFix: 'Opret det først, eller ret id’et. Andres id’er regnes som manglende.',
    },
  },
  'route-not-found': {
    status: 404,
    en: {
      title: 'There is no such address',
      meaning: 'No endpoint has this path.',
      howToFix: 'Compare the path with the API reference at /reference.',
    },
    da: {
      title: 'Adressen findes ikke',
      meaning: 'Intet endpoint har denne sti.',
      howToFix: 'Sammenlign stien med API-referencen på /reference.',
    },
  },
  'method-not-allowed': {
    status: 405,
    en: {
      title: 'The address does not take this method',
      meaning: 'The path exists with other methods.',
      howToFix: 'Use one of the methods in the Allow header.',
    },
    da: {
      title: 'Adressen tager ikke imod denne metode',
      meaning: 'Stien findes, men med andre metoder.',
      howToFix: 'Brug en af metoderne i headeren Allow.',
    },
  },
  'not-found': {
    status: 404,
    en: {
      title: 'There is no such resource',
      meaning: 'The thing named in the path does not exist on this tenant.',
      howToFix: 'Check the id, and that it belongs to the tenant in the path.',
    },
    da: {
      title: 'Det findes ikke',
      meaning: 'Det, der står i stien, findes ikke hos jer.',
      howToFix: 'Tjek id’et, og at det hører til jer.',
    },
  },
  'precondition-failed': {
    status: 412,
    en: {
      title: 'The resource has changed since it was read',
      meaning: 'The If-Match header names another version of the resource than the one that is there now.',
      howToFix: 'Read the resource again, look at what changed, and repeat your change with its new ETag.',
    },
    da: {
      title: 'Det er ændret, siden du læste det',
      meaning: 'Headeren If-Match nævner en anden version end den, der er der nu.',
      howToFix: 'Læs det igen, se, hvad der er ændret, og gentag din ændring med det nye ETag.',
    },
  },
  'idempotency-key-invalid': {
    status: 400,
    en: {
      title: 'The Idempotency-Key is not valid',
      meaning: 'A key is one header of 1 to 64 printable ASCII characters without spaces.',
      howToFix: 'Send one key per business transaction; a UUID is a good one.',
    },
    da: {
      title: 'Idempotency-Key er ikke gyldig',
      meaning: 'En nøgle er én header med 1 til 64 skrivbare ASCII-tegn uden mellemrum.',
      howToFix: 'Send én nøgle pr. forretningshændelse; et UUID er en god nøgle.',
    },
  },
  'idempotency-key-reused': {
    status: 400,
    en: {
      title: 'The Idempotency-Key was used for another request',
      meaning: 'Within 48 hours the same key came with another method, path, query or body.',
      howToFix: 'Use a new key for a new request. Use the old one only to repeat the same request.',
    },
    da: {
      title: 'Idempotency-Key er brugt til en anden forespørgsel',
      meaning: 'Inden for 48 timer kom den samme nøgle med en anden metode, sti, forespørgsel eller et andet indhold.',
      howToFix: 'Brug en ny nøgle til en ny forespørgsel. Brug kun den gamle til at gentage den samme.',
    },
  },
  'idempotency-in-progress': {
    status: 503,
    en: {
      title: 'The first request with this key is still running',
      meaning: 'A request with the same key has been running for 10 seconds.',
      howToFix: 'Wait as long as Retry-After says and send the same request with the same key again.',
    },
    da: {
      title: 'Den første forespørgsel med nøglen er stadig i gang',
      meaning: 'En forespørgsel med den samme nøgle har været i gang i 10 sekunder.',
      howToFix: 'Vent, så længe Retry-After siger, og send den samme forespørgsel med den samme nøgle igen.',
    },
  },
  unavailable: {
    status: 503,
    en: {
      title: 'The service cannot answer right now',
      meaning:
        'The database is out of reach or too busy, or the service is about to stop. Nothing was done, or the answer was lost.',
      howToFix: 'Wait as long as Retry-After says and try again; with an Idempotency-Key nothing happens twice.',
    },
    da: {
      title: 'Tjenesten kan ikke svare lige nu',
      meaning:
        'Databasen kan ikke nås eller har for travlt, eller tjenesten er ved at stoppe. Enten skete der intet, eller også gik svaret tabt.',
      howToFix: 'Vent, så længe Retry-After siger, og prøv igen; med en Idempotency-Key sker intet to gange.',
    },
  },
  internal: {
    status: 500,
    en: {
      title: 'Something went wrong on our side',
      meaning: 'The request met a fault in the service. What it had begun was rolled back.',
      howToFix: 'Try again; if it persists, report the requestId.',
    },
    da: {
      title: 'Noget gik galt hos os',
      meaning: 'Forespørgslen ramte en fejl i tjenesten. Det, den havde begyndt, er rullet tilbage.',
      howToFix: 'Prøv igen; bliver det ved, så oplys requestId.',
    },
  },
  'sign-in-refused': {
    status: 401,
    en: {
      title: 'This does not sign you in',
      meaning:
        'The e-mail address, the password or the code is wrong, the account is locked for a while after failed attempts, or the user may not sign in. Which of them it is, is not told.',
      howToFix: 'Check what was typed. After several failures wait up to an hour, or have the password reset.',
    },
    da: {
      title: 'Du kunne ikke logges ind',
      meaning:
        'E-mailadressen, adgangskoden eller koden er forkert, kontoen er låst et stykke tid efter mislykkede forsøg, eller brugeren må ikke logge ind. Hvilken af dem det er, oplyses ikke.',
      howToFix:
        'Se efter, hvad du har skrevet. Vent op til en time efter flere mislykkede forsøg, eller få adgangskoden nulstillet.',
    },
  },
  'scope-not-held': {
    status: 422,
    isAudited: true,
    en: {
      title: 'More would be granted than the caller has',
      meaning:
        'Nobody grants more than they hold. Tokens are issued with scopes that their issuer has; a token gives, changes or invites only roles whose scopes it has itself, and changes only webhooks whose scopes it has.',
      howToFix:
        'Leave out the scopes in the errors list, use a token that has them, or have an administrator do it in the console.',
    },
    da: {
      title: 'Du giver mere, end du selv har',
      meaning:
        'Ingen kan give mere, end de selv har. Et token kan kun få de scopes, som udstederen har. Et token kan kun tildele, ændre eller invitere roller, hvis scopes det selv har, og kun ændre webhooks, hvis scopes det selv har.',
      howToFix:
        'Udelad de scopes, der står på fejllisten, brug et token, der har dem, eller bed en administrator gøre det i konsollen.',
    },
  },
  'user-inactive': {
    status: 422,
    en: {
      title: 'The user is deactivated',
      meaning: 'A deactivated user is neither invited nor given work.',
      howToFix: 'Activate the user first, or name another one.',
    },
    da: {
      title: 'Brugeren er deaktiveret',
      meaning: 'En deaktiveret bruger bliver hverken inviteret eller får opgaver.',
      howToFix: 'Aktivér brugeren først, eller vælg en anden.',
    },
  },
  'passkey-taken': {
    status: 422,
    en: {
      title: 'The passkey is set up already',
      meaning: 'The same passkey was set up before.',
      howToFix: 'Use it, or remove it first.',
    },
    da: {
      title: 'Adgangsnøglen er allerede sat op',
      meaning: 'Den samme adgangsnøgle er sat op før.',
      howToFix: 'Brug den, eller fjern den først.',
    },
  },
  'role-too-low': {
    status: 403,
    isAudited: true,
    en: {
      title: 'The role of the signed-in user is too low',
      meaning: 'The operation asks for a higher role than the signed-in user has, such as that of an administrator.',
      howToFix: 'Ask an administrator of the tenant to do it, or for a higher role.',
    },
    da: {
      title: 'Det giver din rolle ikke adgang til',
      meaning: 'Handlingen kræver en højere rolle, end den indloggede bruger har, for eksempel administrator.',
      howToFix: 'Bed en administrator hos jer om at gøre det eller om at give dig en højere rolle.',
    },
  },
  'cross-site-request': {
    status: 403,
    en: {
      title: 'Another site made the browser send this',
      meaning:
        'A request with the cookie of a session came from a page of another origin. Nothing was done, so that no other site can act for who has signed in.',
      howToFix: 'Call from a page of the service itself, or use an API token instead of the cookie.',
    },
    da: {
      title: 'Et andet websted fik browseren til at sende dette',
      meaning:
        'En forespørgsel med en sessions cookie kom fra en side på et andet websted. Intet blev gjort, så intet andet websted kan handle for den, der er logget ind.',
      howToFix: 'Kald fra en side på tjenesten selv, eller brug et API-token i stedet for cookien.',
    },
  },
  unauthorized: {
    status: 401,
    en: {
      title: 'The access token is missing or not valid',
      meaning:
        'The token is missing, unknown, revoked or expired, or it belongs to another tenant than the one in the path.',
      howToFix: 'Send the header Authorization: Bearer <token> with a live token of the tenant in the path.',
    },
    da: {
      title: 'Du er ikke logget ind, eller adgangstokenet er ikke gyldigt',
      meaning:
        'Tokenet mangler, er ukendt, tilbagekaldt eller udløbet, eller det hører til en anden end den, der står i stien.',
      howToFix: 'Log ind igen, eller send headeren Authorization: Bearer <token> med et gyldigt token.',
    },
  },
  'insufficient-scope': {
    status: 401,
    isAudited: true,
    en: {
      title: 'The token lacks the scope of this endpoint',
      meaning: 'Scopes match exactly and do not cascade: write:interactions does not grant write:interactions.create.',
      howToFix: 'Add the scope named in the WWW-Authenticate header to the token. It need not be issued again.',
    },
    da: {
      title: 'Tokenet mangler det scope, som kræves her',
      meaning:
        'Scopes skal passe nøjagtigt og omfatter ikke hinanden: write:interactions giver ikke write:interactions.create.',
      howToFix: 'Giv tokenet det scope, der står i headeren WWW-Authenticate. Det behøver ikke at blive udstedt igen.',
    },
  },
  'rate-limited': {
    status: 429,
    en: {
      title: 'Too many requests',
      meaning: 'The token has used up its requests for this minute.',
      howToFix: 'Wait for as many seconds as Retry-After says, and spread requests evenly.',
    },
    da: {
      title: 'For mange forespørgsler',
      meaning: 'Tokenet har brugt sine forespørgsler i dette minut.',
      howToFix: 'Vent så mange sekunder, som Retry-After siger, og spred forespørgslerne jævnt.',
    },
  },
  'too-many-streams': {
    status: 429,
    en: {
      title: 'Too many streams',
      meaning: 'The tenant has as many streams open as one process serves.',
      howToFix:
        'Close a stream that nobody reads, or let several readers share one. Streams that were cut off are let go by themselves.',
    },
    da: {
      title: 'For mange åbne strømme',
      meaning: 'Der er åbnet lige så mange strømme hos jer, som én proces betjener.',
      howToFix:
        'Luk en strøm, som ingen læser, eller lad flere læsere dele én. Afbrudte strømme forsvinder af sig selv.',
    },
  },
  'creditor-reference-taken': {
    status: 422,
    en: {
      title: 'The reference id belongs to another creditor',
      meaning:
        "The id in a creditor's body is your own reference of the creditor, and no two creditors of a tenant share one.",
      howToFix: 'Give another id, or null to have none. The creditor that has it is found with list-creditors and q.',
    },
    da: {
      title: 'Reference-id’et tilhører en anden kreditor',
      meaning: 'Id’et på en kreditor er jeres egen reference til kreditoren, og to kreditorer kan ikke have den samme.',
      howToFix: 'Angiv et andet id, eller null for intet. Find kreditoren, der har det, med list-creditors og q.',
    },
  },
  'email-taken': {
    status: 422,
    en: {
      title: 'The e-mail address belongs to another user',
      meaning: 'An e-mail address names one user of the tenant, whether it is written in upper or lower case.',
      howToFix: 'Give another address, or use the user that has it.',
    },
    da: {
      title: 'E-mailadressen tilhører en anden bruger',
      meaning: 'En e-mailadresse tilhører én bruger hos jer, uanset om den skrives med store eller små bogstaver.',
      howToFix: 'Angiv en anden adresse, eller brug brugeren, der har den.',
    },
  },
  'property-handle-taken': {
    status: 422,
    en: {
      title: 'The handle belongs to another property type',
      meaning:
        'A handle names one property of an entity: no two property types of cases, case vouchers or creditors share one.',
      howToFix: 'Choose another handle, or use the property type that has it.',
    },
    da: {
      title: 'Nøgleordet tilhører en anden egenskab',
      meaning:
        'Et nøgleord tilhører én egenskab: To egenskaber for sager, bilag eller kreditorer kan ikke have det samme.',
      howToFix: 'Vælg et andet nøgleord, eller brug egenskaben, der har det.',
    },
  },
  'voucher-type-handle-taken': {
    status: 422,
    en: {
      title: 'The handle belongs to another voucher type',
      meaning: 'Handles of voucher types are unique on the tenant, the standard ones included.',
      howToFix: 'Choose another handle, or use the voucher type that has it.',
    },
    da: {
      title: 'Nøgleordet tilhører en anden bilagstype',
      meaning: 'Hver bilagstype hos jer har sit eget nøgleord, også standardtyperne.',
      howToFix: 'Vælg et andet nøgleord, eller brug bilagstypen, der har det.',
    },
  },
  'end-reason-handle-taken': {
    status: 422,
    en: {
      title: 'The handle belongs to another end reason',
      meaning: 'Handles of end reasons are unique on the tenant, the standard ones included.',
      howToFix: 'Choose another handle, or use the end reason that has it.',
    },
    da: {
      title: 'Nøgleordet tilhører en anden afslutningsårsag',
      meaning: 'Hver afslutningsårsag hos jer har sit eget nøgleord, også standardårsagerne.',
      howToFix: 'Vælg et andet nøgleord, eller brug afslutningsårsagen, der har det.',
    },
  },
  'in-use': {
    status: 422,
    en: {
      title: 'What should go is still in use',
      meaning: 'Other things of the tenant refer to it, and would be left with a reference to nothing.',
      howToFix: 'The problem carries usedBy, the kinds of things that refer to it. Change those first, or keep it.',
    },
    da: {
      title: 'Det, du vil fjerne, er stadig i brug',
      meaning: 'Andet hos jer henviser til det og ville stå med en henvisning til ingenting.',
      howToFix: 'Problemet oplyser usedBy, som er det, der henviser til det. Ret det først, eller behold det.',
    },
  },
  'default-account-taken': {
    status: 422,
    en: {
      title: 'Another account became the default at the same moment',
      meaning: 'Each currency has one default account at most, and two requests asked to be it at once.',
      howToFix: 'Look which account is the default now, and send the request again if it should be another.',
    },
    da: {
      title: 'En anden konto blev standard i samme øjeblik',
      meaning: 'Hver valuta har højst én standardkonto, og to forespørgsler bad om at blive den på én gang.',
      howToFix: 'Se, hvilken konto der er standard nu, og send forespørgslen igen, hvis det skal være en anden.',
    },
  },
  'customer-reference-taken': {
    status: 422,
    en: {
      title: 'The creditor already has a customer with this reference',
      meaning: 'The referenceId of a customer is unique among the customers of its creditor.',
      howToFix:
        'Use the customer that is there (get-customer-by-reference-id answers it), or give another referenceId.',
    },
    da: {
      title: 'Kreditoren har allerede en kunde med denne reference',
      meaning: 'Hver kunde hos en kreditor har sin egen referenceId.',
      howToFix: 'Brug kunden, der er der (get-customer-by-reference-id giver den), eller angiv en anden referenceId.',
    },
  },
  'voucher-not-payable': {
    status: 422,
    en: {
      title: 'The voucher is no debt',
      meaning: 'The named voucher is a credit, such as a payment, and nothing can be paid on it.',
      howToFix: 'Name the voucher of the debt that was paid.',
    },
    da: {
      title: 'Bilaget er ikke et krav',
      meaning: 'Bilaget er et kreditbilag, for eksempel en betaling, og der kan ikke betales på det.',
      howToFix: 'Angiv bilaget for det krav, der er betalt.',
    },
  },
  'amount-exceeds-outstanding': {
    status: 422,
    en: {
      title: 'The amount is more than what is outstanding',
      meaning: 'A payment cannot exceed what is still outstanding on the voucher it pays.',
      howToFix: 'The problem carries what is outstanding. Register at most that amount.',
    },
    da: {
      title: 'Beløbet er større end det, der udestår',
      meaning: 'En betaling kan ikke være større end det, der stadig udestår på bilaget, den betaler.',
      howToFix: 'Problemet oplyser, hvor meget der udestår. Registrér højst det beløb.',
    },
  },
  'currency-mismatch': {
    status: 422,
    en: {
      title: 'The currency is not that of the voucher or case',
      meaning: 'A currency that is given is checked and never converted.',
      howToFix: 'Leave the currency out, or give that of the case.',
    },
    da: {
      title: 'Valutaen er en anden end bilagets eller sagens',
      meaning: 'En angivet valuta kontrolleres og omregnes aldrig.',
      howToFix: 'Udelad valutaen, eller angiv sagens.',
    },
  },
  'unique-id-taken': {
    status: 422,
    en: {
      title: 'A case voucher with this uniqueId exists',
      meaning: 'The uniqueId of a case voucher is unique on the tenant, so that the same voucher is not made twice.',
      howToFix:
        'The problem carries the caseVoucherId of the voucher that is there. Give another uniqueId only for another voucher.',
    },
    da: {
      title: 'Der findes allerede et bilag med dette uniqueId',
      meaning: 'Hvert bilag hos jer har sit eget uniqueId, så det samme bilag ikke oprettes to gange.',
      howToFix:
        'Problemet oplyser caseVoucherId på bilaget, der er der. Angiv kun et andet uniqueId, hvis det er et andet bilag.',
    },
  },
  'billing-draft-open': {
    status: 422,
    en: {
      title: 'A draft of a settlement is open',
      meaning: 'A creditor has one draft in a currency at a time, so that what corrects a settlement comes after it.',
      howToFix: 'Approve or delete the draft that billingId names, and settle then.',
    },
    da: {
      title: 'Der er allerede en kladde til en afregning',
      meaning: 'En kreditor har én kladde i en valuta ad gangen, så det, der retter en afregning, kommer efter den.',
      howToFix: 'Godkend eller slet kladden, som billingId peger på, og afregn så.',
    },
  },
  'creditor-entry-reversed': {
    status: 422,
    en: {
      title: 'The entry was reversed before',
      meaning: 'An entry is reversed at most once.',
      howToFix: 'The problem carries reversedByEntryId, the reversal that is there. Nothing more needs to be done.',
    },
    da: {
      title: 'Posten er allerede tilbageført',
      meaning: 'En post tilbageføres højst én gang.',
      howToFix: 'Problemet oplyser reversedByEntryId, som er tilbageførslen. Du behøver ikke gøre mere.',
    },
  },
  'total-too-large': {
    status: 422,
    en: {
      title: 'The total is more than can be counted exactly',
      meaning: 'Totals are exact up to 9,007,199,254,740,991 minor units, and what is asked for adds up to more.',
      howToFix:
        'Ask for less at once: one creditor, one currency, or a shorter period. Check for amounts that are mistakes.',
    },
    da: {
      title: 'Summen er større, end der kan regnes nøjagtigt med',
      meaning: 'Summer er nøjagtige op til 9.007.199.254.740.991 i valutaens mindste enhed, og det ønskede er mere.',
      howToFix:
        'Bed om mindre ad gangen: én kreditor, én valuta eller en kortere periode. Tjek, om et beløb er en fejl.',
    },
  },
  'payment-date-in-future': {
    status: 422,
    en: {
      title: 'The payment is dated after today',
      meaning: 'A payment, or its reversal, cannot be dated after today in the time zone of the tenant.',
      howToFix: 'Give the day on which the money was received, or leave the date out.',
    },
    da: {
      title: 'Betalingen er dateret efter i dag',
      meaning: 'En betaling eller dens tilbageførsel kan ikke være dateret efter i dag i jeres tidszone.',
      howToFix: 'Angiv den dag, pengene blev modtaget, eller udelad datoen.',
    },
  },
  'payment-date-too-early': {
    status: 422,
    en: {
      title: 'The payment is dated too far back',
      meaning: 'The settings of the tenant limit how many days back a payment or its reversal may be dated.',
      howToFix:
        'Check the date. The problem carries how many days are allowed; an administrator can change the setting.',
    },
    da: {
      title: 'Betalingen er dateret for langt tilbage',
      meaning:
        'Jeres indstillinger begrænser, hvor mange dage tilbage en betaling eller dens tilbageførsel må dateres.',
      howToFix:
        'Tjek datoen. Problemet oplyser, hvor mange dage der er tilladt; en administrator kan ændre indstillingen.',
    },
  },
  'voucher-already-reversed': {
    status: 422,
    en: {
      title: 'The case voucher was reversed before',
      meaning: 'A case voucher is reversed at most once.',
      howToFix:
        'The problem carries reversedByCaseVoucherId, the reversal that is there. Nothing more needs to be done.',
    },
    da: {
      title: 'Bilaget er allerede tilbageført',
      meaning: 'Et bilag kan højst tilbageføres én gang.',
      howToFix: 'Problemet oplyser reversedByCaseVoucherId, som er tilbageførslen. Du behøver ikke at gøre mere.',
    },
  },
  'allocation-undone': {
    status: 422,
    en: {
      title: 'The allocation was undone before',
      meaning: 'An allocation is undone once, and does not count since.',
      howToFix: 'Nothing needs to be done. To pay the debit again, allocate the credit anew.',
    },
    da: {
      title: 'Fordelingen er allerede ophævet',
      meaning: 'En fordeling ophæves én gang og tæller ikke siden.',
      howToFix: 'Du behøver ikke at gøre noget. Vil du betale kravet igen, så fordel kreditbilaget på ny.',
    },
  },
  'file-type-refused': {
    status: 422,
    en: {
      title: 'Files of this kind are not accepted',
      meaning:
        'A file must be one of pdf, png, jpg, docx, xlsx, csv, txt or eml, and must hold what the end of its name says.',
      howToFix:
        'The errors list says what is wrong with each file. Rename the file after what it holds, or convert it.',
    },
    da: {
      title: 'Filer af denne slags tages ikke imod',
      meaning:
        'En fil skal være pdf, png, jpg, docx, xlsx, csv, txt eller eml og indeholde det, som slutningen af navnet siger.',
      howToFix:
        'Fejllisten siger, hvad der er galt med hver fil. Omdøb filen efter det, den indeholder, eller konvertér den.',
    },
  },
  'file-content-refused': {
    status: 422,
    en: {
      title: 'The file holds more than is opened',
      meaning:
        'A picture may have 50 million pixels. A document of Word or Excel, which is an archive, may have 10,000 parts and 500 MiB when it is unpacked; above 10 MiB that may be at most 200 times the size of the file. Both must say how large they are.',
      howToFix:
        'The errors list says what is wrong with each file. Make the picture smaller, or save the document anew with the program it was made with.',
    },
    da: {
      title: 'Filen indeholder mere, end der åbnes',
      meaning:
        'Et billede må have 50 millioner pixels. Et dokument fra Word eller Excel, som er et arkiv, må have 10.000 dele og fylde 500 MiB udpakket; over 10 MiB må det højst være 200 gange filens størrelse. Begge skal oplyse, hvor store de er.',
      howToFix:
        'Fejllisten siger, hvad der er galt med hver fil. Gør billedet mindre, eller gem dokumentet igen med det program, det er lavet i.',
    },
  },
  'file-in-use': {
    status: 422,
    en: {
      title: 'The file is in use',
      meaning: 'The file is attached to an interaction, so that deleting it would leave a message incomplete.',
      howToFix: 'Keep the file. Only files that nothing refers to can be deleted.',
    },
    da: {
      title: 'Filen er i brug',
      meaning: 'Filen er vedhæftet en interaktion, så en besked ville være ufuldstændig uden den.',
      howToFix: 'Behold filen. Kun filer, som intet henviser til, kan slettes.',
    },
  },
  'rendering-too-large': {
    status: 422,
    en: {
      title: 'Rendering this takes more than is allowed',
      meaning:
        'A letter, an e-mail, a template or a picture took more time or memory to render than one may, or came to more pages, tables or bytes. `limit` names which of them.',
      howToFix: 'Make the text shorter or the template simpler, or use a smaller picture, and send the request again.',
    },
    da: {
      title: 'Det kræver mere at danne dokumentet, end der er tilladt',
      meaning:
        'Et brev, en e-mail, en skabelon eller et billede krævede mere tid eller hukommelse, end der er tilladt, eller fik for mange sider, tabeller eller bytes. `limit` siger hvilken grænse.',
      howToFix:
        'Gør teksten kortere eller skabelonen enklere, eller brug et mindre billede, og send forespørgslen igen.',
    },
  },
  'template-handle-taken': {
    status: 422,
    en: {
      title: 'Another template has this handle',
      meaning: 'A handle names one template of each kind and language.',
      howToFix: 'Choose another handle, or change the template that has it.',
    },
    da: {
      title: 'En anden skabelon har dette nøgleord',
      meaning: 'Et nøgleord tilhører én skabelon af hver slags og hvert sprog.',
      howToFix: 'Vælg et andet nøgleord, eller ret skabelonen, der har det.',
    },
  },
  'responsible-role-too-low': {
    status: 422,
    en: {
      title: 'Whoever is to be responsible lacks the role',
      meaning:
        'The type of an update asks for a role of whoever is responsible, and this is no user who has it. On a creditor, the case responsible and who acquired it are caseworkers or above, and its contact person is a client or above.',
      howToFix:
        'Name a user with the role that is needed or a higher one; on an update (the problem carries neededRole) with `responsibleType` `user`.',
    },
    da: {
      title: 'Den, der skal være ansvarlig, mangler rollen',
      meaning:
        'En opdaterings type kræver en rolle af den ansvarlige, og det er ikke en bruger, der har den. Hos en kreditor er den sagsansvarlige og den, der har skaffet kunden, mindst sagsbehandler, og kontaktpersonen er mindst klient.',
      howToFix:
        'Vælg en bruger med den rolle, der skal til, eller en højere; på en opdatering (problemet oplyser neededRole) med `responsibleType` `user`.',
    },
  },
} as const satisfies Record<string, ProblemDefinition>
