import { Button } from '@mantine/core'
import { hideNotification, showNotification } from '@mantine/notifications'
import { wordsText } from '../text/words.text.ts'
import layout from './layout.module.css'

/** Long enough to notice a slip and reach for the button. */
const shownMs = 8_000

/** Says what was done, with a button that undoes it. */
export function notifyUndoable(message: string, undo: () => void): void {
  const id = showNotification({
    autoClose: shownMs,
    message: (
      <span className={layout.bar}>
        {message}
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => {
            hideNotification(id)
            undo()
          }}
        >
          {wordsText.t('undo')}
        </Button>
      </span>
    ),
  })
}
