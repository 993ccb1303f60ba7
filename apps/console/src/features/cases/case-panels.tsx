import type { ReactNode } from 'react'
import { SidePanel } from '../../ui/side-panel.tsx'
import type { PanelName } from './cases.search.ts'
import { casesText } from './cases.text.ts'
import { AllocateForm } from './allocate-form.tsx'
import { CallForm } from './call-form.tsx'
import { EmailForm } from './email-form.tsx'
import { EndForm } from './end-form.tsx'
import { LetterForm } from './letter-form.tsx'
import { lettersText } from './letters.text.ts'
import { LinkForm } from './link-form.tsx'
import { MergeForm } from './merge-form.tsx'
import { messagesText } from './messages.text.ts'
import { PauseForm } from './pause-form.tsx'
import type { PanelFormProps } from './panel-form.tsx'
import { PaymentForm } from './payment-form.tsx'
import { ReverseForm } from './reverse-form.tsx'
import { SmsForm } from './sms-form.tsx'
import { TagsForm } from './tags-form.tsx'
import { VoucherForm } from './voucher-form.tsx'
import { workText } from './work.text.ts'

/** The panel that the address names. */
export function CasePanels(
  props: PanelFormProps & { panel: PanelName | undefined; voucherId: string | undefined },
): ReactNode {
  const t = casesText.useText()
  const tWork = workText.useText()
  const tLetters = lettersText.useText()
  const tMessages = messagesText.useText()
  const { panel, data, onDone } = props
  const form = { data, onDone }
  // Whom to write to is chosen from the people of the case, so these wait for them.
  const hasPeople = data.customer !== undefined
  const titleOf = (name: PanelName): string => {
    switch (name) {
      case 'allocate':
      case 'merge':
      case 'link':
      case 'tags':
        return tWork(name)
      case 'email':
      case 'letter':
        return tLetters(name)
      case 'sms':
      case 'call':
        return tMessages(name)
      default:
        return t(name)
    }
  }
  const forms: Readonly<Record<PanelName, ReactNode>> = {
    payment: <PaymentForm {...form} />,
    voucher: <VoucherForm {...form} />,
    end: <EndForm {...form} />,
    pause: <PauseForm {...form} />,
    allocate: <AllocateForm {...form} voucherId={props.voucherId} />,
    tags: <TagsForm {...form} />,
    merge: <MergeForm {...form} />,
    email: hasPeople && <EmailForm {...form} />,
    letter: hasPeople && <LetterForm {...form} />,
    sms: hasPeople && <SmsForm {...form} />,
    call: hasPeople && <CallForm {...form} />,
    link: hasPeople && <LinkForm {...form} />,
    reverse: <ReverseForm {...form} voucherId={props.voucherId} />,
  }
  return (
    <SidePanel
      isOpen={panel !== undefined}
      onClose={() => onDone()}
      title={panel === undefined ? '' : titleOf(panel)}
      // A page of paper is to be read.
      size={panel === 'letter' ? 720 : 480}
    >
      {panel !== undefined && forms[panel]}
    </SidePanel>
  )
}
