import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { isCpr } from '../text/cpr.ts'
import { uiText } from './ui.text.ts'

interface TypedFieldProps {
  readonly label: string
  readonly text: string
  readonly className: string | undefined
  readonly onChange: (text: string) => void
}

/** A filter with text: applies once the user stops typing, and follows changes of the URL. */
export function TypedField(props: TypedFieldProps & { readonly icon?: ReactNode }): ReactNode {
  const t = uiText.useText()
  const [written, setWritten] = useState({ text: props.text, reported: props.text })
  const report = useDebouncedCallback((text: string) => {
    // What is typed here becomes part of the address.
    if (isCpr(text)) return
    setWritten((kept) => ({ ...kept, reported: text }))
    props.onChange(text)
  }, 250)
  if (props.text !== written.reported && written.text.trim() === written.reported) {
    setWritten({ text: props.text, reported: props.text })
  }
  return (
    <TextInput
      className={props.className ?? ''}
      type="search"
      aria-label={props.label}
      placeholder={props.label}
      leftSection={props.icon}
      value={written.text}
      error={isCpr(written.text) ? t('cprInPalette') : undefined}
      onChange={(event) => {
        setWritten({ ...written, text: event.currentTarget.value })
        report(event.currentTarget.value.trim())
      }}
    />
  )
}

/** The search field of a list. */
export function SearchField(props: TypedFieldProps): ReactNode {
  return <TypedField {...props} icon={<IconSearch size={16} aria-hidden />} />
}
