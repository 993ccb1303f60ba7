import { Button, CopyButton } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { PanelFooter } from '../../ui/side-panel.tsx'
import type { Secret } from './registry.ts'
import classes from './registry.module.css'
import { registryText } from './registry.text.ts'

/** A text with a button that copies it. */
export function CopyText({ label, value }: Secret): ReactNode {
  const t = registryText.useText()
  return (
    <div className={classes.form}>
      <dl className={classes.fact}>
        <dt>{label}</dt>
        <dd className={classes.secret} data-testid="secret">
          {value}
        </dd>
      </dl>
      <div className={classes.row}>
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

/** What the service tells once and keeps only a print of. */
export function SecretShownOnce({ secret, onDone }: { secret: Secret; onDone: () => void }): ReactNode {
  const t = registryText.useText()
  return (
    <div className={classes.form}>
      <p className={classes.quiet}>{t('shownOnce')}</p>
      <CopyText {...secret} />
      <PanelFooter>
        <Button onClick={onDone}>{t('done')}</Button>
      </PanelFooter>
    </div>
  )
}
