import { wordsText } from '../../text/words.text.ts'
import { callText } from './panels/call/call.text.ts'
import { emailText } from './panels/email/email.text.ts'
import { pauseText } from './panels/pause/pause.text.ts'

/** What the palette offers to do on a case that it has found. */
export function actionsOnFoundCase(): readonly {
  readonly label: string
  readonly search: { readonly panel: string }
}[] {
  return [
    { label: wordsText.t('registerPayment'), search: { panel: 'payment' } },
    { label: callText.t('title'), search: { panel: 'call' } },
    { label: emailText.t('title'), search: { panel: 'email' } },
    { label: pauseText.t('title'), search: { panel: 'pause' } },
  ]
}
