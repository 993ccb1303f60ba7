import type { ProblemDefinition } from './problem.ts'

/** Problems that any request can have. */
export const requestProblems = {
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
      meaning: 'The tenant, the user or the service has the maximum number of streams open.',
      howToFix:
        'Close a stream that is not read, or let several readers share one. Disconnected streams are closed automatically.',
    },
    da: {
      title: 'For mange åbne strømme',
      meaning: 'I, brugeren eller tjenesten har det største tilladte antal strømme åbne.',
      howToFix: 'Luk en strøm, som ingen læser, eller lad flere læsere dele én. Afbrudte strømme lukkes automatisk.',
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
} as const satisfies Readonly<Record<string, ProblemDefinition>>
