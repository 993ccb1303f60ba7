import { Button, CopyButton } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { wordsText } from '../../text/words.text.ts'
import layout from '../../ui/layout.module.css'
import { PanelFooter } from '../../ui/side-panel.tsx'
import classes from './registry.module.css'
import { registryText } from './registry.text.ts'
import type { Secret } from './registry.ts'

/** A text with a button that copies it. */
export function CopyText({ label, value }: Secret): ReactNode {
  const t = wordsText.useText()
  return (
    <div className={layout.stack}>
      <dl className={classes.fact}>
        <dt>{label}</dt>
        <dd className={classes.secret} data-testid="secret">
          {value}
        </dd>
      </dl>
      <div className={layout.rowCentered}>
        <CopyButton value={value}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
              onClick={copy}
            >
              {t(copied ? 'copied' : 'copy')}
            </Button>
          )}
        </CopyButton>
      </div>
    </div>
  )
}

/** A secret that the service returns once and stores only as a hash. */
export function SecretShownOnce({ secret, onDone }: { secret: Secret; onDone: () => void }): ReactNode {
  const t = registryText.useText()
  const tWords = wordsText.useText()
  return (
    <div className={layout.stack}>
      <p className={layout.quietText}>{t('shownOnce')}</p>
      <CopyText {...secret} />
      <PanelFooter>
        <Button onClick={onDone}>{tWords('done')}</Button>
      </PanelFooter>
    </div>
  )
}
