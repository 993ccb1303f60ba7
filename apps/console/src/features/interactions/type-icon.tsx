import {
  IconBuilding,
  IconFileInvoice,
  IconMail,
  IconMailbox,
  IconMessage,
  IconNote,
  IconPhone,
  IconRobot,
  IconUser,
  IconWorld,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Interaction } from './interaction.rules.ts'
import { interactionsText } from './interactions.text.ts'

const icons = {
  NOTE: IconNote,
  'DEBTOR NOTE': IconUser,
  'CLIENT NOTE': IconBuilding,
  EMAIL: IconMail,
  SMS: IconMessage,
  LETTER: IconMailbox,
  'DIGITAL POST': IconWorld,
  'PHONE CALL': IconPhone,
  'AUTO CALL': IconRobot,
  'E-INVOICE': IconFileInvoice,
} as const

/** The channel of a message as an icon with its name. */
export function TypeIcon({ type }: { type: Interaction['type'] }): ReactNode {
  const t = interactionsText.useText()
  const Icon = icons[type]
  return <Icon size={16} stroke={1.6} role="img" aria-label={t(type)} />
}
