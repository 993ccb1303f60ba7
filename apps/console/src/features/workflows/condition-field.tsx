import { Button, Textarea } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { client } from '../../api/client.ts'
import { useRead } from '../../api/query.ts'
import { currentLanguage } from '../../text/define-text.ts'
import layout from '../../ui/layout.module.css'
import { wordAt } from './definition.rules.ts'
import classes from './workflows.module.css'
import { workflowsText } from './workflows.text.ts'

const shownMax = 8

/** A condition over the facts of a case. Facts that begin like the word at the cursor are offered below. */
export function ConditionField(props: {
  label: string
  value: string
  error: string | undefined
  isReadOnly: boolean
  onChange: (value: string) => void
}): ReactNode {
  const t = workflowsText.useText()
  const { label, value, error, isReadOnly, onChange } = props
  const { data } = useRead(client.workflows.listFacts, {}, { staleTime: 3_600_000 })
  const field = useRef<HTMLTextAreaElement>(null)
  const [cursor, setCursor] = useState(value.length)
  const { word, replace } = wordAt(value, cursor)
  const facts = (data?.facts ?? []).filter(
    ({ name }) => name !== word && name.toLowerCase().startsWith(word.toLowerCase()),
  )
  const complete = (name: string): void => {
    onChange(replace(name))
    field.current?.focus()
  }
  return (
    <div className={layout.stackTight}>
      <Textarea
        ref={field}
        {...{ label, error, readOnly: isReadOnly, autosize: true, minRows: 1, maxLength: 500, spellCheck: false }}
        classNames={{ input: classes.code ?? '' }}
        value={value}
        onChange={(event) => {
          setCursor(event.currentTarget.selectionStart)
          onChange(event.currentTarget.value)
        }}
        onSelect={(event) => setCursor(event.currentTarget.selectionStart)}
      />
      {!isReadOnly && facts.length > 0 && (
        <div className={layout.row} role="group" aria-label={t('completion')}>
          {facts.slice(0, shownMax).map(({ name, ...fact }) => (
            <Button
              key={name}
              size="compact-xs"
              variant="default"
              title={fact[currentLanguage()]}
              onClick={() => complete(name)}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
