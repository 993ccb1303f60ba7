import type { ProblemDefinition } from './problem.ts'

/** The problems that any operation can return, and those that several features share. */
export const sharedProblems = {
  'malformed-json': {
    status: 400,
    en: {
      title: 'The body is not valid JSON',
      meaning: 'The body could not be parsed as one JSON value, or an object in it has the same member twice.',
      howToFix: 'Send UTF-8 JSON as written by a JSON library, with each member once.',
    },
    da: {
      title: 'Indholdet er ikke gyldig JSON',
      meaning: 'Indholdet kunne ikke læses som én JSON-værdi, eller et objekt har det samme felt to gange.',
      howToFix: 'Send JSON i UTF-8, som dit JSON-bibliotek skriver det, med hvert felt én gang.',
    },
  },
  'bad-request': {
    status: 400,
    en: {
      title: 'The request could not be read',
      meaning: 'The request violates HTTP, for example by sending a header twice that may only be sent once.',
      howToFix: 'Fix what `detail` names, and send the request again.',
    },
    da: {
      title: 'Forespørgslen kunne ikke læses',
      meaning:
        'Forespørgslen bryder reglerne for HTTP, for eksempel ved at sende en header to gange, der kun må sendes én gang.',
      howToFix: 'Ret det, som `detail` nævner, og send forespørgslen igen.',
    },
  },
  'body-too-large': {
    status: 413,
    en: {
      title: 'The body is too large',
      meaning:
        'The size of a JSON body is limited by what the fields of the operation can hold (`x-max-bytes` in the OpenAPI document), to at most 1 MiB and 20,000 values. An uploaded file is limited to 25 MiB.',
      howToFix: 'Send less in one request: split vouchers over several requests, or upload files separately.',
    },
    da: {
      title: 'Der er sendt for meget på én gang',
      meaning:
        'JSON må højst fylde det, som felterne kan rumme (`x-max-bytes` i OpenAPI-dokumentet), og aldrig mere end 1 MiB og 20.000 værdier. En fil må højst fylde 25 MiB.',
      howToFix: 'Send mindre ad gangen: Fordel bilag på flere forespørgsler, eller send filer for sig.',
    },
  },
  'unsupported-media-type': {
    status: 415,
    en: {
      title: 'The content type of the body is not supported',
      meaning: 'The endpoint accepts application/json (for uploads, multipart/form-data or application/json).',
      howToFix: 'Set the Content-Type header to application/json.',
    },
    da: {
      title: 'Indholdets type understøttes ikke',
      meaning: 'Endpointet accepterer application/json (for filer multipart/form-data eller application/json).',
      howToFix: 'Sæt headeren Content-Type til application/json.',
    },
  },
  'validation-failed': {
    status: 422,
    en: {
      title: 'One or more values are not valid',
      meaning: 'One or more values in the body, query or path do not match the schema or a rule of the endpoint.',
      howToFix: 'Fix the values in `errors`: each entry has the path and what is expected there.',
    },
    da: {
      title: 'En eller flere værdier er ikke gyldige',
      meaning: 'En eller flere værdier i indholdet, forespørgslen eller stien overholder ikke skemaet eller en regel.',
      howToFix: 'Ret værdierne i `errors`: hver post har stien og det, der skal stå der.',
    },
  },
  'unknown-fields': {
    status: 422,
    en: {
      title: 'The body has unknown fields',
      meaning: 'The request asks for strict handling (Prefer: handling=strict) and has unknown fields.',
      howToFix: 'Remove or rename the fields in `errors`, or leave out the Prefer header to have them ignored.',
    },
    da: {
      title: 'Indholdet har ukendte felter',
      meaning: 'Forespørgslen beder om streng behandling (Prefer: handling=strict) og har ukendte felter.',
      howToFix: 'Fjern eller omdøb felterne i `errors`, eller udelad headeren Prefer, så de ignoreres.',
    },
  },
  'unknown-reference': {
    status: 422,
    en: {
      title: 'An id in the request does not match any resource',
      meaning: 'An id in the body or query does not match any resource of this tenant.',
      howToFix: 'Create the resource first, or correct the id. Ids of other tenants are treated as missing.',
    },
    da: {
      title: 'Et id peger på noget, der ikke findes',
      meaning: 'Et id i indholdet eller forespørgslen peger på noget, der ikke findes hos jer.',
      howToFix: 'Opret det først, eller ret id’et.',
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
      title: 'The address does not support this method',
      meaning: 'The path exists, but not with this method.',
      howToFix: 'Use one of the methods in the Allow header.',
    },
    da: {
      title: 'Adressen understøtter ikke denne metode',
      meaning: 'Stien findes, men ikke med denne metode.',
      howToFix: 'Brug en af metoderne i headeren Allow.',
    },
  },
  'not-found': {
    status: 404,
    en: {
      title: 'There is no such resource',
      meaning: 'The resource in the path does not exist on this tenant.',
      howToFix: 'Check the id, and that the resource belongs to the tenant in the path.',
    },
    da: {
      title: 'Det findes ikke',
      meaning: 'Det, som stien peger på, findes ikke hos jer.',
      howToFix: 'Tjek id’et, og at det hører til jer.',
    },
  },
  'precondition-failed': {
    status: 412,
    en: {
      title: 'The resource has changed since it was read',
      meaning: 'The If-Match header has the ETag of an earlier version of the resource.',
      howToFix: 'Read the resource again, review what changed, and repeat your change with the new ETag.',
    },
    da: {
      title: 'Det er ændret, siden du læste det',
      meaning: 'Headeren If-Match har et ETag fra en tidligere version.',
      howToFix: 'Læs det igen, se, hvad der er ændret, og gentag din ændring med det nye ETag.',
    },
  },
  'idempotency-key-invalid': {
    status: 400,
    en: {
      title: 'The Idempotency-Key is not valid',
      meaning: 'A key is one header with 1 to 64 printable ASCII characters and no spaces.',
      howToFix: 'Send one key per business transaction, for example a UUID.',
    },
    da: {
      title: 'Idempotency-Key er ikke gyldig',
      meaning: 'En nøgle er én header med 1 til 64 synlige ASCII-tegn uden mellemrum.',
      howToFix: 'Send én nøgle pr. forretningstransaktion, for eksempel et UUID.',
    },
  },
  'idempotency-key-reused': {
    status: 400,
    en: {
      title: 'The Idempotency-Key was used for another request',
      meaning: 'The same key was used within the last 48 hours with another method, path, query or body.',
      howToFix: 'Use a new key for a new request. Reuse a key only to repeat the same request.',
    },
    da: {
      title: 'Idempotency-Key er brugt til en anden forespørgsel',
      meaning:
        'Nøglen er inden for de sidste 48 timer brugt med en anden metode, sti, forespørgsel eller et andet indhold.',
      howToFix: 'Brug en ny nøgle til en ny forespørgsel. Genbrug kun en nøgle for at gentage den samme forespørgsel.',
    },
  },
  'idempotency-in-progress': {
    status: 503,
    en: {
      title: 'The first request with this key is still running',
      meaning: 'A request with the same key has been running for 10 seconds.',
      howToFix: 'Wait for the time in Retry-After, then send the same request with the same key again.',
    },
    da: {
      title: 'Den første forespørgsel med nøglen er stadig i gang',
      meaning: 'En forespørgsel med den samme nøgle har været i gang i 10 sekunder.',
      howToFix: 'Vent den tid, der står i Retry-After, og send den samme forespørgsel med den samme nøgle igen.',
    },
  },
  unavailable: {
    status: 503,
    en: {
      title: 'The service is not available right now',
      meaning:
        'The database cannot be reached or is too busy, or the service is about to stop. Either nothing was done, or the response was lost.',
      howToFix: 'Wait for the time in Retry-After and try again. With an Idempotency-Key, nothing is done twice.',
    },
    da: {
      title: 'Tjenesten er ikke tilgængelig lige nu',
      meaning:
        'Databasen kan ikke nås eller har for travlt, eller tjenesten er ved at stoppe. Enten skete der intet, eller også gik svaret tabt.',
      howToFix: 'Vent den tid, der står i Retry-After, og prøv igen. Med en Idempotency-Key sker intet to gange.',
    },
  },
  internal: {
    status: 500,
    en: {
      title: 'Something went wrong on our side',
      meaning: 'An error in the service. Nothing was changed.',
      howToFix: 'Try again. If it persists, report the requestId.',
    },
    da: {
      title: 'Noget gik galt hos os',
      meaning: 'Der er en fejl i tjenesten. Intet er ændret.',
      howToFix: 'Prøv igen. Bliver det ved, så oplys requestId.',
    },
  },
  'sign-in-refused': {
    status: 401,
    en: {
      title: 'Sign-in failed',
      meaning:
        'The e-mail address, password or code is wrong, the account is temporarily locked after failed attempts, or the user may not sign in. For security, the service does not reveal which.',
      howToFix: 'Check what you typed. After several failures, wait up to an hour or have the password reset.',
    },
    da: {
      title: 'Du kunne ikke logges ind',
      meaning:
        'E-mailadressen, adgangskoden eller koden er forkert, brugeren er midlertidigt låst efter mislykkede forsøg, eller brugeren må ikke logge ind. Af sikkerhedsgrunde oplyses det ikke hvilken.',
      howToFix:
        'Tjek, hvad du har skrevet. Vent op til en time efter flere mislykkede forsøg, eller få adgangskoden nulstillet.',
    },
  },
  'scope-not-held': {
    status: 422,
    isAudited: true,
    en: {
      title: 'You cannot grant more than you have',
      meaning:
        'A caller can only grant scopes that it has. This applies to issuing tokens, to granting, changing or inviting roles with a token, and to changing webhooks.',
      howToFix:
        'Leave out the scopes in `errors`, use a token that has them, or ask an administrator to do it in the console.',
    },
    da: {
      title: 'Du kan ikke give mere, end du selv har',
      meaning:
        'Du kan kun give scopes, som du selv har. Det gælder, når du udsteder tokens, når du tildeler, ændrer eller inviterer roller med et token, og når du ændrer webhooks.',
      howToFix:
        'Udelad de scopes, der står i `errors`, brug et token, der har dem, eller bed en administrator om at gøre det i konsollen.',
    },
  },
  'user-inactive': {
    status: 422,
    en: {
      title: 'The user is deactivated',
      meaning: 'A deactivated user cannot be invited or assigned work.',
      howToFix: 'Activate the user first, or choose another one.',
    },
    da: {
      title: 'Brugeren er deaktiveret',
      meaning: 'En deaktiveret bruger kan ikke inviteres eller få opgaver.',
      howToFix: 'Aktivér brugeren først, eller vælg en anden.',
    },
  },
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
  'role-too-low': {
    status: 403,
    isAudited: true,
    en: {
      title: 'Your role does not allow this',
      meaning: 'The operation requires a higher role than the signed-in user has, such as administrator.',
      howToFix: 'Ask an administrator of the tenant to do it or to give you a higher role.',
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
      title: 'The request came from another site',
      meaning:
        'A request with a session cookie came from a page of another origin. It was rejected, so that other sites cannot act on behalf of a signed-in user.',
      howToFix: 'Send the request from a page of this service, or use an API token instead of the cookie.',
    },
    da: {
      title: 'Forespørgslen kom fra et andet websted',
      meaning:
        'En forespørgsel med en sessionscookie kom fra en side på et andet websted. Den blev afvist, så andre websteder ikke kan handle på vegne af en bruger, der er logget ind.',
      howToFix: 'Send forespørgslen fra en side på tjenesten selv, eller brug et API-token i stedet for cookien.',
    },
  },
  unauthorized: {
    status: 401,
    en: {
      title: 'The access token is missing or not valid',
      meaning:
        'The token is missing, unknown, revoked or expired, or it belongs to another tenant than the one in the path.',
      howToFix:
        'Send the header Authorization: Bearer <token> with a valid token of the tenant in the path, or sign in.',
    },
    da: {
      title: 'Du er ikke logget ind, eller adgangstokenet er ikke gyldigt',
      meaning:
        'Tokenet mangler, er ukendt, tilbagekaldt eller udløbet, eller det hører til en anden virksomhed end den i stien.',
      howToFix: 'Log ind igen, eller send headeren Authorization: Bearer <token> med et gyldigt token.',
    },
  },
  'insufficient-scope': {
    status: 401,
    isAudited: true,
    en: {
      title: 'The token lacks the scope for this operation',
      meaning:
        'Scopes must match exactly and do not include each other: write:interactions does not grant write:interactions.create.',
      howToFix: 'Add the scope in the WWW-Authenticate header to the token. You do not need to issue a new one.',
    },
    da: {
      title: 'Tokenet mangler det scope, som kræves her',
      meaning:
        'Scopes skal passe nøjagtigt og omfatter ikke hinanden: write:interactions giver ikke write:interactions.create.',
      howToFix: 'Giv tokenet det scope, der står i headeren WWW-Authenticate. Du behøver ikke udstede et nyt.',
    },
  },
  'rate-limited': {
    status: 429,
    en: {
      title: 'Too many requests',
      meaning: 'The token has used up its requests for this minute.',
      howToFix: 'Wait for the number of seconds in Retry-After, and spread requests evenly.',
    },
    da: {
      title: 'For mange forespørgsler',
      meaning: 'Tokenet har brugt sine forespørgsler i dette minut.',
      howToFix: 'Vent det antal sekunder, der står i Retry-After, og spred forespørgslerne jævnt.',
    },
  },
  'too-many-streams': {
    status: 429,
    en: {
      title: 'Too many open streams',
      meaning: 'The tenant has the maximum number of streams open.',
      howToFix:
        'Close a stream that is not read, or let several readers share one. Disconnected streams are closed automatically.',
    },
    da: {
      title: 'For mange åbne strømme',
      meaning: 'I har det største tilladte antal strømme åbne.',
      howToFix: 'Luk en strøm, som ingen læser, eller lad flere læsere dele én. Afbrudte strømme lukkes automatisk.',
    },
  },
  'creditor-reference-taken': {
    status: 422,
    en: {
      title: 'The reference id belongs to another creditor',
      meaning:
        'The `id` of a creditor is your own reference to it, and must be unique among the creditors of the tenant.',
      howToFix: 'Use another id, or null for none. To find the creditor that has it, use list-creditors with q.',
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
      meaning: 'An e-mail address can belong to only one user of the tenant. Upper and lower case are the same.',
      howToFix: 'Use another address, or the user that has it.',
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
      meaning: 'Handles are unique among the property types of cases, of case vouchers and of creditors.',
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
      meaning: 'Handles of voucher types are unique on the tenant, including the standard types.',
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
      meaning: 'Handles of end reasons are unique on the tenant, including the standard reasons.',
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
      title: 'A resource that is in use cannot be deleted',
      meaning: 'Other resources of the tenant refer to it.',
      howToFix: 'Change the resources that refer to it first; `usedBy` has their types.',
    },
    da: {
      title: 'Det, du vil slette, er stadig i brug',
      meaning: 'Andet hos jer henviser til det.',
      howToFix: 'Ret først det, der henviser til det; `usedBy` oplyser, hvad det er.',
    },
  },
  'default-account-taken': {
    status: 422,
    en: {
      title: 'Another account became the default at the same time',
      meaning: 'Each currency has at most one default account, and two requests set it at the same time.',
      howToFix: 'Check which account is the default now, and send the request again if it should be another.',
    },
    da: {
      title: 'En anden konto blev standard på samme tid',
      meaning: 'Hver valuta har højst én standardkonto, og to forespørgsler ændrede den på samme tid.',
      howToFix: 'Se, hvilken konto der er standard nu, og send forespørgslen igen, hvis det skal være en anden.',
    },
  },
  'customer-reference-taken': {
    status: 422,
    en: {
      title: 'The creditor already has a customer with this reference',
      meaning: 'The referenceId of a customer is unique among the customers of its creditor.',
      howToFix: 'Use the existing customer (get-customer-by-reference-id returns it), or use another referenceId.',
    },
    da: {
      title: 'Kreditoren har allerede en kunde med denne reference',
      meaning: 'Hver kunde hos en kreditor har sin egen referenceId.',
      howToFix: 'Brug den eksisterende kunde (se get-customer-by-reference-id), eller angiv en anden referenceId.',
    },
  },
  'voucher-not-payable': {
    status: 422,
    en: {
      title: 'The voucher is a credit and cannot be paid',
      meaning: 'The voucher is a credit, such as a payment. Only debits can be paid.',
      howToFix: 'Use the id of the debit that was paid.',
    },
    da: {
      title: 'Bilaget er et kreditbilag og kan ikke betales',
      meaning: 'Bilaget er et kreditbilag, for eksempel en betaling. Kun krav kan betales.',
      howToFix: 'Angiv bilaget for det krav, der er betalt.',
    },
  },
  'amount-exceeds-outstanding': {
    status: 422,
    en: {
      title: 'The amount exceeds the outstanding amount',
      meaning: 'A payment cannot exceed the outstanding amount of the voucher it pays.',
      howToFix: 'Register at most the amount in `outstanding`.',
    },
    da: {
      title: 'Beløbet er større end restgælden',
      meaning: 'En betaling kan ikke være større end restgælden på det bilag, den betaler.',
      howToFix: 'Registrér højst det beløb, der står i `outstanding`.',
    },
  },
  'currency-mismatch': {
    status: 422,
    en: {
      title: 'The currency does not match the voucher or case',
      meaning: 'Amounts are never converted, so the currency must be that of the case.',
      howToFix: 'Leave the currency out, or use that of the case.',
    },
    da: {
      title: 'Valutaen er en anden end bilagets eller sagens',
      meaning: 'Beløb omregnes aldrig, så valutaen skal være sagens.',
      howToFix: 'Udelad valutaen, eller angiv sagens.',
    },
  },
  'unique-id-taken': {
    status: 422,
    en: {
      title: 'A case voucher with this uniqueId already exists',
      meaning: 'The uniqueId of a case voucher is unique on the tenant, so that the same voucher is not created twice.',
      howToFix:
        'Use the existing voucher in `caseVoucherId`. Choose another uniqueId only if this is a different voucher.',
    },
    da: {
      title: 'Der findes allerede et bilag med dette uniqueId',
      meaning: 'Hvert bilag hos jer har sit eget uniqueId, så det samme bilag ikke oprettes to gange.',
      howToFix:
        'Brug det eksisterende bilag i `caseVoucherId`. Angiv kun et andet uniqueId, hvis det er et andet bilag.',
    },
  },
  'billing-draft-open': {
    status: 422,
    en: {
      title: 'There is already a draft settlement',
      meaning:
        'A creditor has at most one draft per currency, so that corrections to a settlement come in the next one.',
      howToFix: 'Approve or delete the draft in `billingId` first.',
    },
    da: {
      title: 'Der er allerede en kladde til en afregning',
      meaning: 'En kreditor har højst én kladde pr. valuta, så rettelser til en afregning kommer med i den næste.',
      howToFix: 'Godkend eller slet først kladden i `billingId`.',
    },
  },
  'creditor-entry-reversed': {
    status: 422,
    en: {
      title: 'The entry has already been reversed',
      meaning: 'An entry can be reversed only once.',
      howToFix: 'Nothing needs to be done. The reversal is in `reversedByEntryId`.',
    },
    da: {
      title: 'Posten er allerede tilbageført',
      meaning: 'En post kan kun tilbageføres én gang.',
      howToFix: 'Du behøver ikke gøre noget. Tilbageførslen står i `reversedByEntryId`.',
    },
  },
  'total-too-large': {
    status: 422,
    en: {
      title: 'The total is too large to be exact',
      meaning: 'Totals are exact up to 9,007,199,254,740,991 minor units. This total is larger.',
      howToFix:
        'Request less at a time: one creditor, one currency or a shorter period. Check for amounts entered by mistake.',
    },
    da: {
      title: 'Summen er for stor til at blive beregnet nøjagtigt',
      meaning: 'Summer er nøjagtige op til 9.007.199.254.740.991 i valutaens mindste enhed. Denne sum er større.',
      howToFix:
        'Bed om mindre ad gangen: én kreditor, én valuta eller en kortere periode. Tjek, om et beløb er en fejl.',
    },
  },
  'payment-date-in-future': {
    status: 422,
    en: {
      title: 'The payment is dated after today',
      meaning: 'A payment, or its reversal, cannot be dated after today in the time zone of the tenant.',
      howToFix: 'Use the day on which the money was received, or leave the date out.',
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
      howToFix: 'Check the date. The problem has the number of days allowed; an administrator can change the setting.',
    },
    da: {
      title: 'Betalingen er dateret for langt tilbage',
      meaning:
        'Jeres indstillinger begrænser, hvor mange dage tilbage en betaling eller dens tilbageførsel må dateres.',
      howToFix:
        'Tjek datoen. Fejlen oplyser, hvor mange dage der er tilladt; en administrator kan ændre indstillingen.',
    },
  },
  'voucher-already-reversed': {
    status: 422,
    en: {
      title: 'The case voucher has already been reversed',
      meaning: 'A case voucher can be reversed only once.',
      howToFix: 'Nothing needs to be done. The reversal is in `reversedByCaseVoucherId`.',
    },
    da: {
      title: 'Bilaget er allerede tilbageført',
      meaning: 'Et bilag kan kun tilbageføres én gang.',
      howToFix: 'Du behøver ikke gøre noget. Tilbageførslen står i `reversedByCaseVoucherId`.',
    },
  },
  'allocation-undone': {
    status: 422,
    en: {
      title: 'The allocation has already been undone',
      meaning: 'An allocation can be undone only once.',
      howToFix: 'Nothing needs to be done. To pay the debit again, allocate the credit again.',
    },
    da: {
      title: 'Fordelingen er allerede ophævet',
      meaning: 'En fordeling kan kun ophæves én gang.',
      howToFix: 'Du behøver ikke gøre noget. Vil du betale kravet igen, så fordel kreditbilaget igen.',
    },
  },
  'file-type-refused': {
    status: 422,
    en: {
      title: 'Files of this type are not accepted',
      meaning: 'A file must be a pdf, png, jpg, docx, xlsx, csv, txt or eml, and its content must match its extension.',
      howToFix: 'See `errors` for what is wrong with each file. Correct the extension, or convert the file.',
    },
    da: {
      title: 'Filer af denne type accepteres ikke',
      meaning: 'En fil skal være pdf, png, jpg, docx, xlsx, csv, txt eller eml, og indholdet skal passe til filtypen.',
      howToFix: 'Se i `errors`, hvad der er galt med hver fil. Ret filtypen i navnet, eller konvertér filen.',
    },
  },
  'file-content-refused': {
    status: 422,
    en: {
      title: 'The file is too large to open safely',
      meaning:
        'An image can have at most 50 million pixels. A Word or Excel document is an archive that can have at most 10,000 parts and 500 MiB unpacked; above 10 MiB, at most 200 times the size of the file. Both must state their size.',
      howToFix:
        'See `errors` for what is wrong with each file. Make the image smaller, or save the document again with the program that created it.',
    },
    da: {
      title: 'Filen er for stor til at blive åbnet sikkert',
      meaning:
        'Et billede må højst have 50 millioner pixels. Et dokument fra Word eller Excel er et arkiv, der højst må have 10.000 dele og fylde 500 MiB udpakket; over 10 MiB højst 200 gange filens størrelse. Begge skal oplyse deres størrelse.',
      howToFix:
        'Se i `errors`, hvad der er galt med hver fil. Gør billedet mindre, eller gem dokumentet igen med det program, det er lavet i.',
    },
  },
  'file-in-use': {
    status: 422,
    en: {
      title: 'The file is in use',
      meaning: 'The file is attached to a message, or is a document or the logo of the tenant.',
      howToFix: 'Keep the file. Only files that are not in use can be deleted.',
    },
    da: {
      title: 'Filen er i brug',
      meaning: 'Filen er vedhæftet en besked, eller den er et dokument eller jeres logo.',
      howToFix: 'Behold filen. Kun filer, der ikke er i brug, kan slettes.',
    },
  },
  'rendering-too-large': {
    status: 422,
    en: {
      title: 'The document is too large to render',
      meaning:
        'A letter, e-mail, template or image needs more time or memory to render than allowed, or has too many pages, tables or bytes. `limit` names the limit.',
      howToFix: 'Shorten the text, simplify the template or use a smaller image, and send the request again.',
    },
    da: {
      title: 'Dokumentet er for stort til at blive dannet',
      meaning:
        'Et brev, en e-mail, en skabelon eller et billede kræver mere tid eller hukommelse, end der er tilladt, eller har for mange sider, tabeller eller bytes. `limit` oplyser grænsen.',
      howToFix:
        'Gør teksten kortere eller skabelonen enklere, eller brug et mindre billede, og send forespørgslen igen.',
    },
  },
  'template-handle-taken': {
    status: 422,
    en: {
      title: 'Another template has this handle',
      meaning: 'A handle is unique among the templates of a kind and language.',
      howToFix: 'Choose another handle, or change the template that has it.',
    },
    da: {
      title: 'En anden skabelon har dette nøgleord',
      meaning: 'Et nøgleord kan kun bruges af én skabelon af hver type og hvert sprog.',
      howToFix: 'Vælg et andet nøgleord, eller ret skabelonen, der har det.',
    },
  },
  'responsible-role-too-low': {
    status: 422,
    en: {
      title: 'The responsible user lacks the required role',
      meaning:
        'The update type requires a role that the responsible user does not have. For a creditor, the caseworker and the person who acquired it must be caseworkers or higher, and the contact person a client or higher.',
      howToFix:
        'Choose a user with the required role or a higher one. For an update, `neededRole` has the role, and `responsibleType` must be `user`.',
    },
    da: {
      title: 'Den ansvarlige mangler den krævede rolle',
      meaning:
        'Opdateringstypen kræver en rolle, som den ansvarlige ikke har. Hos en kreditor skal den sagsansvarlige og den, der har skaffet kreditoren, mindst være sagsbehandler, og kontaktpersonen mindst klient.',
      howToFix:
        'Vælg en bruger med den krævede rolle eller en højere. På en opdatering står rollen i `neededRole`, og `responsibleType` skal være `user`.',
    },
  },
} as const satisfies Record<string, ProblemDefinition>
