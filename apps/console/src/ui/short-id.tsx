import { CopyButton, Tooltip, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { uiText } from './ui.text.ts'
import classes from './ui.module.css'

/** An id for developers: shortened, copied on click. */
export function ShortId({ id }: { id: string }): ReactNode {
  const t = uiText.useText()
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
