import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'invitation-accepted': {
      status: 422,
      en: {
        title: 'The user has accepted an invitation already',
        meaning: 'The user has chosen a password, so there is nothing left to invite them to.',
        howToFix: 'A user who forgot their password asks for a new one on the sign-in page.',
      },
      da: {
        title: 'Brugeren har allerede taget imod en invitation',
        meaning: 'Brugeren har valgt en adgangskode, så der er ikke mere at invitere til.',
        howToFix: 'En bruger, der har glemt sin adgangskode, beder om en ny på loginsiden.',
      },
    },
    'role-without-sign-in': {
      status: 422,
      en: {
        title: 'The role of the user cannot sign in',
        meaning:
          'Clients, debtors and alternative contacts are kept as users but have no console, so they are not invited.',
        howToFix:
          'Give the user a role that signs in (caseworker, admin or super-admin) first, if that is what they are.',
      },
      da: {
        title: 'Brugerens rolle kan ikke logge ind',
        meaning:
          'Klienter, skyldnere og alternative kontakter findes som brugere, men har ingen konsol og inviteres derfor ikke.',
        howToFix:
          'Giv først brugeren en rolle, der kan logge ind (sagsbehandler, administrator eller superadministrator), hvis det er det, brugeren er.',
      },
    },
    'second-person-needed': {
      status: 403,
      isAudited: true,
      en: {
        title: 'Another administrator has to approve this',
        meaning:
          'Two people have to agree, and the caller cannot be the second: it is a token, it began this itself, it is not an active administrator, or whoever began it invited it, changed its role or reset its second factor within the last seven days.',
        howToFix: 'Ask another administrator to sign in and approve it.',
      },
      da: {
        title: 'En anden administrator skal godkende det',
        meaning:
          'Det kræver to personer, og du kan ikke være den anden: Det er et token, du har selv sat det i gang, du er ikke aktiv administrator, eller den, der satte det i gang, har inden for de seneste syv dage inviteret dig, ændret din rolle eller nulstillet din totrinsgodkendelse.',
        howToFix: 'Bed en anden administrator om at logge ind og godkende det.',
      },
    },
    'no-second-factor': {
      status: 422,
      en: {
        title: 'The user has no second factor',
        meaning: 'There is nothing to reset: the user signs in with a password alone.',
        howToFix: 'If the user cannot sign in, have the password reset instead.',
      },
      da: {
        title: 'Brugeren har ikke totrinsgodkendelse',
        meaning: 'Der er intet at nulstille: Brugeren logger ind med adgangskode alene.',
        howToFix: 'Kan brugeren ikke logge ind, så få adgangskoden nulstillet i stedet.',
      },
    },
    'factor-reset-own': {
      status: 422,
      isAudited: true,
      en: {
        title: 'This is your own second factor',
        meaning: 'A lost second factor is reset by two other administrators, never by the person who uses it.',
        howToFix: 'Remove your second factor on your account page, or ask two other administrators.',
      },
      da: {
        title: 'Det er din egen totrinsgodkendelse',
        meaning: 'Mistet totrinsgodkendelse nulstilles af to andre administratorer, aldrig af den, der bruger den.',
        howToFix: 'Fjern totrinsgodkendelsen på din kontoside, eller bed to andre administratorer om hjælp.',
      },
    },
    'last-admin': {
      status: 422,
      en: {
        title: 'The tenant would be left without an administrator',
        meaning:
          'The last active user with the role admin or super-admin can neither be deactivated nor get a lower role.',
        howToFix: 'Make another active user an administrator first.',
      },
      da: {
        title: 'I ville stå uden en administrator',
        meaning:
          'Den sidste aktive bruger med rollen admin eller super-admin kan hverken deaktiveres eller få en lavere rolle.',
        howToFix: 'Gør først en anden aktiv bruger til administrator.',
      },
    },
  },
  texts: {
    'Nobody approves a reset of their own factor.': 'Ingen godkender nulstilling af sin egen totrinsgodkendelse.',
    'Remove your own second factor on your account page instead.':
      'Fjern i stedet din egen totrinsgodkendelse på din kontoside.',
    'There is no such request, or it was approved, withdrawn or has lapsed.':
      'Anmodningen findes ikke, eller den er godkendt, trukket tilbage eller udløbet.',
    'This takes another administrator: not a token, not whoever began it, and nobody whom they let in recently.':
      'Det kræver en anden administrator: ikke et token, ikke den, der satte det i gang, og ikke en, som vedkommende har givet adgang for nylig.',
    'This user has no second factor.': 'Brugeren har ikke totrinsgodkendelse.',
    'The role {0} has scopes that this token lacks: {1}.': 'Rollen {0} har scopes, som tokenet ikke har: {1}.',
    'Users with the role {0} cannot sign in, so there is nothing to invite them to.':
      'Brugere med rollen {0} kan ikke logge ind, så der er ikke noget at invitere dem til.',
    'This user has chosen a password already.': 'Brugeren har allerede valgt en adgangskode.',
    'There is no such user.': 'Brugeren findes ikke.',
    'This is the last active administrator of the tenant.': 'Det er jeres sidste aktive administrator.',
  },
})
