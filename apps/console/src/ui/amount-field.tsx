import { Button, TextInput, type TextInputProps } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { formatAmount, readingsOfAmount } from '../text/format.ts'
import classes from './ui.module.css'
import { uiText } from './ui.text.ts'

/** A field for an amount. It asks which one is meant if the text can be read in two ways. */
export function AmountField({
  value,
  error,
  onChange,
  ...others
}: Omit<TextInputProps, 'value' | 'onChange' | 'error'> & {
  value: string
  error?: string | undefined
  onChange: (text: string) => void
}): ReactNode {
  const t = uiText.useText()
  const input = useRef<HTMLInputElement>(null)
  const [first, second] = readingsOfAmount(value).map((minor) => formatAmount(minor))
  const question = first === undefined || second === undefined ? undefined : t('whichAmount', { first, second })
  const choose = (text: string): void => {
    onChange(text)
    input.current?.focus()
  }
  return (
    <div>
      <TextInput
        {...others}
        ref={input}
        inputMode="decimal"
        value={value}
        error={question ?? error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {question !== undefined && (
        <div role="group" aria-label={question} className={classes.answers}>
          {[first, second].map((reading) => (
            <Button key={reading} size="compact-sm" variant="default" onClick={() => choose(reading ?? '')}>
              {reading}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
