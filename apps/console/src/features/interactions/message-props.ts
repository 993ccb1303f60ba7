import type { Interaction } from './interaction.rules.ts'

export interface PaneProps {
  readonly interactionId: string
  readonly isMapping: boolean
  /** Whether the message was opened to be answered. */
  readonly isAnswering: boolean
  readonly onMapping: (isOn: boolean) => void
  /** The message to show next. */
  readonly next: string | undefined
  readonly onSelect: (id: string | undefined) => void
}

export type MessageProps = PaneProps & { readonly interaction: Interaction; readonly etag: string | undefined }
