import { defineText } from '../../../text/define-text.ts'

export const userSecurityText = defineText('user-security', {
  en: {
    endSessions: 'Sign out everywhere',
    endSessionsQuestion: 'Sign {{name}} out on every device? They can sign in again.',
    sessionsEnded: '{{name}} is signed out everywhere',
    requestReset: 'Reset second factor',
    resetQuestion:
      'Has {{name}} lost their phone or passkey? Make sure it is really them. Another administrator has to approve the reset.',
    resetRequested: 'Another administrator has to approve it. {{name}} is told by e-mail.',
    waiting:
      '{{requester}} asked for the second factor to be reset. It waits for another administrator until {{until}}.',
    approve: 'Approve the reset',
    approved: 'The second factor of {{name}} is reset',
    withdraw: 'Withdraw the request',
    withdrawn: 'The request is withdrawn',
    keep: 'Cancel',
  },
  da: {
    endSessions: 'Log ud overalt',
    endSessionsQuestion: 'Log {{name}} ud på alle enheder? Vedkommende kan logge ind igen.',
    sessionsEnded: '{{name}} er logget ud overalt',
    requestReset: 'Nulstil totrinsgodkendelse',
    resetQuestion:
      'Har {{name}} mistet sin telefon eller adgangsnøgle? Vær sikker på, at det virkelig er vedkommende. En anden administrator skal godkende nulstillingen.',
    resetRequested: 'En anden administrator skal godkende det. {{name}} får besked på e-mail.',
    waiting:
      '{{requester}} har bedt om at få totrinsgodkendelsen nulstillet. Anmodningen venter på en anden administrator indtil {{until}}.',
    approve: 'Godkend nulstillingen',
    approved: 'Totrinsgodkendelsen for {{name}} er nulstillet',
    withdraw: 'Træk anmodningen tilbage',
    withdrawn: 'Anmodningen er trukket tilbage',
    keep: 'Annuller',
  },
})
