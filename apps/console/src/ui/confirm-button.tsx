import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { wordsText } from '../text/words.text.ts'
import layout from './layout.module.css'
import classes from './ui.module.css'

const styles = {
  plain: { resting: { variant: 'default' }, asking: { variant: 'filled' } },
  dangerous: {
    resting: { variant: 'outline', color: 'var(--danger-ink)' },
    asking: { variant: 'filled', color: 'red' },
  },
} as const

/** A button that asks before it acts: the first click shows the question, the second one confirms. */
export function ConfirmButton(props: {
  label: string
  /** The label while it asks; the same by default. */
  confirmLabel?: string
  question?: string
  isDangerous?: boolean
  size?: string
  icon?: ReactNode
  isPending: boolean
  onConfirm: () => void
  /** Another way to confirm, next to the button while it asks. */
  alternative?: ReactNode
}): ReactNode {
  const t = wordsText.useText()
  const [isAsking, setAsking] = useState(false)
  const { label, confirmLabel = label, question, isDangerous = false, size } = props
  const sized = size === undefined ? {} : { size }
  const click = (): void => {
    setAsking(!isAsking)
    if (isAsking) props.onConfirm()
  }
  return (
    <>
      {isAsking && question !== undefined && <p className={classes.question}>{question}</p>}
      <div className={layout.rowCentered}>
        <Button
          {...styles[isDangerous ? 'dangerous' : 'plain'][isAsking ? 'asking' : 'resting']}
          {...sized}
          leftSection={props.icon}
          loading={props.isPending}
          onClick={click}
        >
          {isAsking ? confirmLabel : label}
        </Button>
        {isAsking && props.alternative}
        {isAsking && (
          <Button variant="default" {...sized} onClick={() => setAsking(false)}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </>
  )
}
