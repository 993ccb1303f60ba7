import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { plainDate } from '../text/format.ts'
import { formatPlainDate, parsePlainDate, shiftPlainDate } from '../text/plain-date.ts'
import classes from './ui.module.css'
import { uiText } from './ui.text.ts'
import { tenantNow } from '../text/tenant-time.ts'

type DateFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'rightSection'> & {
  /** As the API expects it, or empty. */
  readonly value: string
  readonly onChange: (date: string) => void
}

/**
 * A date, typed or picked, in the language of the console. A native field would use the browser's language, and
 * nobody should have to guess whether 03/04 is in March or April.
 */
export function DateField({ value, onChange, error, ...input }: DateFieldProps): ReactNode {
  const t = uiText.useText()
  const [written, setWritten] = useState<string>()
  const picker = useRef<HTMLInputElement>(null)
  const isWrong = written !== undefined && written !== '' && parsePlainDate(written) === undefined
  const write = (text: string): void => {
    setWritten(text)
    onChange(parsePlainDate(text) ?? '')
  }
  const shift = (days: number): void => {
    setWritten(undefined)
    onChange(value === '' ? plainDate(tenantNow()) : shiftPlainDate(value, days))
  }
  return (
    <TextInput
      {...input}
      autoComplete="off"
      value={written ?? formatPlainDate(value)}
      error={isWrong ? t('badDate', { example: formatPlainDate(plainDate(tenantNow())) }) : error}
      onChange={(event) => write(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => !isWrong && setWritten(undefined)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        shift(event.key === 'ArrowUp' ? 1 : -1)
      }}
      rightSection={
        <>
          <input
            ref={picker}
            type="date"
            className={classes.datePicker}
            tabIndex={-1}
            aria-hidden
            value={value}
            onChange={(event) => {
              setWritten(undefined)
              onChange(event.currentTarget.value)
            }}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            tabIndex={-1}
            aria-label={t('openCalendar')}
            disabled={input.disabled ?? false}
            onClick={() => picker.current?.showPicker()}
          >
            <IconCalendar size={16} aria-hidden />
          </ActionIcon>
        </>
      }
    />
  )
}
