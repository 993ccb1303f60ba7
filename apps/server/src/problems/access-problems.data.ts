import type { ProblemDefinition } from './problem.ts'

/** Problems of who may do what, on any operation and in several features. */
export const accessProblems = {
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
} as const satisfies Readonly<Record<string, ProblemDefinition>>
