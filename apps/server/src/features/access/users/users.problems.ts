import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
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
    'invitation-accepted': {
      status: 422,
      en: {
        title: 'The user has already accepted an invitation',
        meaning: 'The user already has a password, so an invitation is not needed.',
        howToFix: 'A user who forgot the password can reset it on the sign-in page.',
      },
      da: {
        title: 'Brugeren har allerede taget imod en invitation',
        meaning: 'Brugeren har allerede en adgangskode og behøver ingen invitation.',
        howToFix: 'Har brugeren glemt sin adgangskode, kan den nulstilles på loginsiden.',
      },
    },
    'role-without-sign-in': {
      status: 422,
      en: {
        title: 'Users with this role cannot sign in',
        meaning: 'Clients, debtors and alternative contacts have no console, so they cannot be invited.',
        howToFix: 'If the user should sign in, give them the role caseworker, admin or super-admin first.',
      },
      da: {
        title: 'Brugere med denne rolle kan ikke logge ind',
        meaning: 'Klienter, skyldnere og alternative kontakter har ingen konsol og kan derfor ikke inviteres.',
        howToFix:
          'Skal brugeren kunne logge ind, så giv først brugeren rollen sagsbehandler, administrator eller superadministrator.',
      },
    },
    'second-person-needed': {
      status: 403,
      isAudited: true,
      en: {
        title: 'Another administrator must approve this',
        meaning:
          'The change needs two people, and you cannot be the second: the caller is a token, you started it yourself, you are not an active administrator, or the first person invited you, changed your role or reset your second factor within the last seven days.',
        howToFix: 'Ask another administrator to sign in and approve it.',
      },
      da: {
        title: 'En anden administrator skal godkende det',
        meaning:
          'Ændringen kræver to personer, og du kan ikke være den anden: Kaldet kommer fra et token, du har selv startet det, du er ikke aktiv administrator, eller den første person har inden for de seneste syv dage inviteret dig, ændret din rolle eller nulstillet din totrinsgodkendelse.',
        howToFix: 'Bed en anden administrator om at logge ind og godkende det.',
      },
    },
    'no-second-factor': {
      status: 422,
      en: {
        title: 'The user has no second factor',
        meaning: 'There is nothing to reset: the user signs in with the password alone.',
        howToFix: 'If the user cannot sign in, reset the password instead.',
      },
      da: {
        title: 'Brugeren har ikke totrinsgodkendelse',
        meaning: 'Der er intet at nulstille: Brugeren logger kun ind med adgangskode.',
        howToFix: 'Kan brugeren ikke logge ind, så nulstil adgangskoden i stedet.',
      },
    },
    'factor-reset-own': {
      status: 422,
      isAudited: true,
      en: {
        title: 'This is your own second factor',
        meaning: 'A lost second factor is reset by two other administrators, never by the user who lost it.',
        howToFix: 'Remove your second factor on your account page, or ask two other administrators.',
      },
      da: {
        title: 'Det er din egen totrinsgodkendelse',
        meaning: 'Mistet totrinsgodkendelse nulstilles af to andre administratorer, aldrig af brugeren selv.',
        howToFix: 'Fjern totrinsgodkendelsen på din kontoside, eller bed to andre administratorer om hjælp.',
      },
    },
    'last-admin': {
      status: 422,
      en: {
        title: 'The tenant must have an administrator',
        meaning:
          'The last active user with the role admin or super-admin can neither be deactivated nor get a lower role.',
        howToFix: 'Make another active user an administrator first.',
      },
      da: {
        title: 'Der skal være mindst én administrator',
        meaning:
          'Den sidste aktive bruger med rollen admin eller super-admin kan hverken deaktiveres eller få en lavere rolle.',
        howToFix: 'Gør først en anden aktiv bruger til administrator.',
      },
    },
  },
  texts: {
    'You cannot approve the reset of your own second factor.':
      'Du kan ikke godkende nulstilling af din egen totrinsgodkendelse.',
    'Remove your own second factor on your account page instead.':
      'Fjern i stedet din egen totrinsgodkendelse på din kontoside.',
    'There is no such open request: it was approved or withdrawn, or has expired.':
      'Der er ingen sådan åben anmodning: Den er godkendt, trukket tilbage eller udløbet.',
    'Another administrator must approve this: not a token, not the user who started it, and nobody to whom that user recently gave access.':
      'En anden administrator skal godkende det: ikke et token, ikke den, der startede det, og ikke en, som vedkommende for nylig har givet adgang.',
    'The user has no second factor.': 'Brugeren har ikke totrinsgodkendelse.',
    'The token lacks scopes of the role {0}: {1}.': 'Tokenet mangler scopes, som rollen {0} har: {1}.',
    'Users with the role {0} cannot sign in, so they cannot be invited.':
      'Brugere med rollen {0} kan ikke logge ind og kan derfor ikke inviteres.',
    'The user already has a password.': 'Brugeren har allerede en adgangskode.',
    'There is no such user.': 'Brugeren findes ikke.',
    'This is the last active administrator of the tenant.': 'Det er jeres sidste aktive administrator.',
  },
})
