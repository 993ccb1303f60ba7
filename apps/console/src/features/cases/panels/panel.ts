import type { ComponentType } from 'react'
import type { useMay } from '../../../api/session.ts'
import type { CaseData } from '../use-case.ts'

export interface PanelFormProps {
  readonly data: CaseData
  /** The voucher that the panel was opened for, if any. */
  readonly voucherId: string | undefined
  /** Closes the panel; "save and next" opens the next case of the list. */
  readonly onDone: (goOn?: boolean) => void
}

/** An action on a case, with a form in the side panel of its page. */
export interface Panel {
  /** The value of `panel` in the address. */
  readonly name: string
  readonly title: () => string
  /** The keyboard shortcut. */
  readonly keys?: string
  readonly isOffered: (data: CaseData, may: ReturnType<typeof useMay>) => boolean
  readonly form: ComponentType<PanelFormProps>
  /** Adds the panel to the menu of the page. */
  readonly menuIcon?: ComponentType<{ size?: number | string }>
  /** Adds a button next to the note field, for panels that write to somebody. */
  readonly composer?: { readonly label: () => string; readonly icon: ComponentType<{ size?: number | string }> }
  /** Only opened from a voucher, so it is not among the commands of the page. */
  readonly needsVoucher?: boolean
  /** The form needs the people of the case and waits until they are loaded. */
  readonly needsPeople?: boolean
  readonly width?: number
  /** Above the timeline instead of over the page: the balance and the people stay in view. */
  readonly isDocked?: boolean
}

export type OpenPanel = (panel: Panel, voucherId?: string) => void
