import type { ComponentType } from 'react'
import type { useMay } from '../../../api/session.ts'
import type { CaseData } from '../use-case.ts'

export interface PanelFormProps {
  readonly data: CaseData
  /** The voucher that the panel was opened on, where it is about one. */
  readonly voucherId: string | undefined
  /** Closes the panel; "save and next" goes on to the next case of the list. */
  readonly onDone: (goOn?: boolean) => void
}

/** Something that can be done to a case: a form at the side of its page. */
export interface Panel {
  /** The value of `panel` in the address. */
  readonly name: string
  readonly title: () => string
  /** The keyboard shortcut. */
  readonly keys?: string
  readonly isOffered: (data: CaseData, may: ReturnType<typeof useMay>) => boolean
  readonly form: ComponentType<PanelFormProps>
  /** Puts the panel into the menu of the page. */
  readonly menuIcon?: ComponentType<{ size?: number | string }>
  /** Puts a button beside the note field, for panels that write to somebody. */
  readonly composer?: { readonly label: () => string; readonly icon: ComponentType<{ size?: number | string }> }
  /** Opened from a voucher only, so it is not among the commands of the page. */
  readonly needsVoucher?: boolean
  /** The form starts from the people of the case and waits until they are read. */
  readonly needsPeople?: boolean
  readonly width?: number
}

export type OpenPanel = (panel: Panel, voucherId?: string) => void
