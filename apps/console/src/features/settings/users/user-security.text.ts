import { defineText } from '../../../text/define-text.ts'

export const userSecurityText = defineText('user-security', {
  en: {
    endSessionsQuestion: 'Sign {{name}} out on every device? They can sign in again.',
    sessionsEnded: '{{name}} is signed out everywhere',
    requestReset: 'Reset second factor',
    resetQuestion:
      'Has {{name}} lost their phone or passkey? Verify their identity first. Another administrator must approve the reset.',
    resetRequested: 'Another administrator must approve it. {{name}} is notified by e-mail.',
    waiting:
      '{{requester}} requested a reset of the second factor. Another administrator can approve it until {{until}}.',
    approve: 'Approve reset',
    approved: 'The second factor of {{name}} has been reset',
    withdraw: 'Withdraw request',
    withdrawn: 'Request withdrawn',
  },
  da: {
    endSessionsQuestion: 'Log {{name}} ud på alle enheder? Vedkommende kan logge ind igen.',
    sessionsEnded: '{{name}} er logget ud overalt',
    requestReset: 'Nulstil totrinsgodkendelse',
    resetQuestion:
      'Har {{name}} mistet sin telefon eller adgangsnøgle? Bekræft vedkommendes identitet først. En anden administrator skal godkende nulstillingen.',
    resetRequested: 'En anden administrator skal godkende det. {{name}} får besked på e-mail.',
    waiting:
      '{{requester}} har anmodet om nulstilling af totrinsgodkendelsen. En anden administrator kan godkende den indtil {{until}}.',
    approve: 'Godkend nulstilling',
    approved: 'Totrinsgodkendelsen for {{name}} er nulstillet',
    withdraw: 'Træk anmodning tilbage',
    withdrawn: 'Anmodningen er trukket tilbage',
  },
})
