import { CopyButton, Tooltip, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { wordsText } from '../text/words.text.ts'
import classes from './ui.module.css'

/** An id for developers: shortened, copied on click. */
export function ShortId({ id }: { id: string }): ReactNode {
  const t = wordsText.useText()
  return (
    <CopyButton value={id}>
      {({ copied, copy }) => (
        <Tooltip label={copied ? t('copied') : id}>
          <UnstyledButton className={classes.id} onClick={copy} aria-label={`${t('copy')} ${id}`}>
            {id.slice(0, 8)}…
          </UnstyledButton>
        </Tooltip>
      )}
    </CopyButton>
  )
}
