import { notifications } from '@mantine/notifications'
import { useRef } from 'react'
import { type AnyMethod, type Input, type Result, useWrite, type Write } from '../../../api/query.ts'
import { notifyUndoable } from '../../../ui/notify-undoable.tsx'
import type { FormDraft } from '../../../ui/use-form-draft.ts'
import type { PanelFormProps } from './panel.ts'

/** Saves the form of a panel; then drops its draft, shows a notification and closes the panel. */
export function usePanelWrite<Called extends AnyMethod>(
  method: Called,
  settings: {
    readonly draft: Pick<FormDraft<object>, 'intent' | 'finish'>
    /** What the notification says. */
    readonly message: string
    /** Begins to undo what was saved, from a button of the notification. */
    readonly undo?: (result: Result<Called>) => void
    readonly onDone: PanelFormProps['onDone']
  },
): Pick<Write<Called>, 'isPending' | 'error'> & { save: (input: Input<Called>, goOn?: boolean) => void } {
  const { draft, message, undo, onDone } = settings
  const goesOn = useRef(false)
  const { isPending, error, mutate } = useWrite(method, {
    intent: draft.intent,
    onDone: (answer) => {
      draft.finish(answer)
      if (undo === undefined) notifications.show({ message })
      else notifyUndoable(message, () => undo(answer.data))
      onDone(goesOn.current)
    },
  })
  return {
    isPending,
    error,
    save: (input, goOn = false) => {
      goesOn.current = goOn
      mutate({ input })
    },
  }
}
