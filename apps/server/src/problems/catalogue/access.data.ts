import type { ProblemDefinition } from './problem-definition.ts'

/** Who asks, and may not. */
export const accessProblems = {
  'sign-in-refused': {
    status: 401,
    title: 'This does not sign you in',
    meaning:
      'The e-mail address, the password or the code is wrong, the account is locked for a while after failed attempts, or the user may not sign in. Which of them it is, is not told.',
    mend: 'Check what was typed. After several failures wait up to an hour, or have the password reset.',
  },
  'scope-not-held': {
    status: 422,
    isAudited: true,
    title: 'More would be granted than the caller has',
    meaning:
      'Nobody grants more than they hold. Tokens are issued with scopes that their issuer has; a token gives, changes or invites only roles whose scopes it has itself, and changes only webhooks whose scopes it has.',
    mend: 'Leave out the scopes in the errors list, use a token that has them, or have an administrator do it in the console.',
  },
  'token-revoked': {
    status: 422,
    title: 'The token was revoked',
    meaning: 'A revoked token has ended for good and cannot be changed.',
    mend: 'Issue another token.',
  },
  'invitation-accepted': {
    status: 422,
    title: 'The user has accepted an invitation already',
    meaning: 'The user has chosen a password, so there is nothing left to invite them to.',
    mend: 'A user who forgot their password asks for a new one on the sign-in page.',
  },
  'role-without-sign-in': {
    status: 422,
    title: 'The role of the user cannot sign in',
    meaning:
      'Clients, debtors and alternative contacts are kept as users but have no console, so they are not invited.',
    mend: 'Give the user a role that signs in (caseworker, admin or super-admin) first, if that is what they are.',
  },
  'user-inactive': {
    status: 422,
    title: 'The user is deactivated',
    meaning: 'A deactivated user is neither invited nor given work.',
    mend: 'Activate the user first, or name another one.',
  },
  'password-link-invalid': {
    status: 422,
    title: 'The link does not work any more',
    meaning: 'A link to choose a password works once and for a limited time, and a newer one ends those before it.',
    mend: 'Ask for another link: have the password reset, or ask an administrator for an invitation.',
  },
  'password-wrong': {
    status: 422,
    title: 'The current password is wrong',
    meaning: 'Nothing was changed, because the current password that was given is not right, or was tried too often.',
    mend: 'Type the current password again, wait a while after several failures, or have it reset.',
  },
  'password-not-recent': {
    status: 403,
    title: 'The password was shown too long ago',
    meaning:
      'What one signs in with is changed only within 15 minutes of showing the password, so that nobody who finds a screen unlocked can do it.',
    mend: 'Send the password to `show-password`, then send the request again.',
  },
  'code-wrong': {
    status: 422,
    title: 'The code is wrong',
    meaning: 'The code is not the one that the app shows now, or setting it up was not begun.',
    mend: 'Check the clock of the device and type the code that the app shows now, or begin again.',
  },
  'passkey-refused': {
    status: 422,
    title: 'The passkey is refused',
    meaning:
      'What the device answered does not fit: it was made for another site, for another attempt or too late, or setting it up was not begun.',
    mend: 'Begin again on the address of this service, and complete it within five minutes.',
  },
  'passkey-taken': {
    status: 422,
    title: 'The passkey is set up already',
    meaning: 'The same passkey was set up before.',
    mend: 'Use it, or remove it first.',
  },
  'too-many-passkeys': {
    status: 422,
    title: 'There are too many passkeys',
    meaning: 'Nobody has more than 20 passkeys.',
    mend: 'Remove one that is no longer used.',
  },
  'role-too-low': {
    status: 403,
    isAudited: true,
    title: 'The role of the signed-in user is too low',
    meaning: 'The operation asks for a higher role than the signed-in user has, such as that of an administrator.',
    mend: 'Ask an administrator of the tenant to do it, or for a higher role.',
  },
  'second-person-needed': {
    status: 403,
    isAudited: true,
    title: 'Another administrator has to approve this',
    meaning:
      'Two people have to agree, and the caller cannot be the second: it is a token, it began this itself, it is not an active administrator, or whoever began it invited it, changed its role or reset its second factor within the last seven days.',
    mend: 'Ask another administrator to sign in and approve it.',
  },
  'second-factor-required': {
    status: 422,
    title: 'A second factor is required',
    meaning: 'The tenant requires a second factor, so the last one cannot be removed.',
    mend: 'Set up another second factor first, then remove this one.',
  },
  'no-second-factor': {
    status: 422,
    title: 'The user has no second factor',
    meaning: 'There is nothing to reset: the user signs in with a password alone.',
    mend: 'If the user cannot sign in, have the password reset instead.',
  },
  'factor-reset-own': {
    status: 422,
    isAudited: true,
    title: 'This is your own second factor',
    meaning: 'A lost second factor is reset by two other administrators, never by the person who uses it.',
    mend: 'Remove your second factor on your account page, or ask two other administrators.',
  },
  'cross-site-request': {
    status: 403,
    title: 'Another site made the browser send this',
    meaning:
      'A request with the cookie of a session came from a page of another origin. Nothing was done, so that no other site can act for who has signed in.',
    mend: 'Call from a page of the service itself, or use an API token instead of the cookie.',
  },
  unauthorized: {
    status: 401,
    title: 'The access token is missing or not valid',
    meaning:
      'The token is missing, unknown, revoked or expired, or it belongs to another tenant than the one in the path.',
    mend: 'Send the header Authorization: Bearer <token> with a live token of the tenant in the path.',
  },
  'insufficient-scope': {
    status: 401,
    isAudited: true,
    title: 'The token lacks the scope of this endpoint',
    meaning: 'Scopes match exactly and do not cascade: write:interactions does not grant write:interactions.create.',
    mend: 'Add the scope named in the WWW-Authenticate header to the token. It need not be issued again.',
  },
  'rate-limited': {
    status: 429,
    title: 'Too many requests',
    meaning: 'The token has used up its requests for this minute.',
    mend: 'Wait for as many seconds as Retry-After says, and spread requests evenly.',
  },
  'too-many-streams': {
    status: 429,
    title: 'Too many streams',
    meaning: 'The tenant has as many streams open as one process serves.',
    mend: 'Close a stream that nobody reads, or let several readers share one. Streams that were cut off are let go by themselves.',
  },
} as const satisfies Record<string, ProblemDefinition>
