import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useRef } from 'react'
import { client } from '../../api/client.ts'
import { useWrite } from '../../api/query.ts'
import { wordsText } from '../../text/words.text.ts'
import classes from './interactions.module.css'
import { interactionsText } from './interactions.text.ts'
import type { MessageProps } from './message-props.ts'

type Patch = ReturnType<typeof useWrite<typeof client.interactions.patch>>

/** Changes a message. After it is handled, the next one opens, and the change can be undone for a moment. */
export function useMessageChange({ interaction, etag, next, onSelect }: MessageProps): {
  patch: Patch
  finish: (state: 'HANDLED' | 'DELETED') => void
} {
  const t = interactionsText.useText()
  const tWords = wordsText.useText()
  const patch = useWrite(client.interactions.patch)
  const undo = useWrite(client.interactions.patch)
  const isSent = useRef(false)
  const finish = (state: 'HANDLED' | 'DELETED'): void => {
    if (isSent.current || patch.isPending) return
    isSent.current = true
    const offerUndo = (): void => {
      const id = `done ${interaction.id}`
      notifications.show({
        id,
        message: (
          <span className={classes.undo}>
            {t(state === 'HANDLED' ? 'doneHandled' : 'doneDeleted')}
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                notifications.hide(id)
                undo.mutate({ input: { interactionId: interaction.id, body: { state: interaction.state } } })
                onSelect(interaction.id)
              }}
            >
              {tWords('undo')}
            </Button>
          </span>
        ),
      })
      onSelect(next)
    }
    patch
      .mutateAsync({ input: { interactionId: interaction.id, body: { state } }, options: { ifMatch: etag } })
      .then(offerUndo)
      .catch(() => {
        isSent.current = false
      })
  }
  return { patch, finish }
}
