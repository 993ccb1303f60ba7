import { defineText } from '../../../text/define-text.ts'
import { wordsText } from '../../../text/words.text.ts'

const { en, da } = wordsText.words

export const usersText = defineText('users', {
  en: {
    users: 'Users',
    usersAbout: 'People who sign in, and the role that decides what they can do.',
    newUser: 'Invite user',
    invite: 'Invite',
    email: en.email,
    role: 'Role',
    'alternative-contact': en.alternativeContact,
    debtor: en.debtor,
    client: en.creditor,
    caseworker: en.caseworker,
    admin: 'Administrator',
    'super-admin': 'Super administrator',
    language: en.language,
    state: en.status,
    active: en.active,
    inactive: 'Deactivated',
    resendInvitation: 'Resend invitation',
    invitationSent: 'An invitation is on its way to {{email}}.',
    invitationWaits:
      'The service has no mail server yet, so the invitation to {{email}} is waiting. The operator can print the link with “fordring user invite”.',
    deactivate: 'Deactivate',
    deactivateQuestion: 'Deactivate {{name}}? All sessions end immediately. You can reactivate the user later.',
    activate: 'Reactivate',
    saved: en.saved,
  },
  da: {
    users: 'Brugere',
    usersAbout: 'Personer, der logger ind, og den rolle, der bestemmer, hvad de kan.',
    newUser: 'Invitér bruger',
    invite: 'Invitér',
    email: da.email,
    role: 'Rolle',
    'alternative-contact': da.alternativeContact,
    debtor: da.debtor,
    client: da.creditor,
    caseworker: da.caseworker,
    admin: 'Administrator',
    'super-admin': 'Superadministrator',
    language: da.language,
    state: da.status,
    active: da.active,
    inactive: 'Deaktiveret',
    resendInvitation: 'Send invitation igen',
    invitationSent: 'En invitation er på vej til {{email}}.',
    invitationWaits:
      'Tjenesten har endnu ingen mailserver, så invitationen til {{email}} venter. Driften kan hente linket med “fordring user invite”.',
    deactivate: 'Deaktivér',
    deactivateQuestion: 'Deaktivér {{name}}? Alle sessioner afsluttes med det samme. Brugeren kan aktiveres igen.',
    activate: 'Aktivér igen',
    saved: da.saved,
  },
})
