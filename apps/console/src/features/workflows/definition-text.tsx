import { Button, SegmentedControl, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import layout from '../../ui/layout.module.css'
import type { Definition } from './definition.rules.ts'
import { definitionIn, type TextFormat, textOf } from './definition-text.rules.ts'
import classes from './workflows.module.css'
import { workflowsText } from './workflows.text.ts'

export interface EditedDefinition {
  definition: Definition
  isReadOnly: boolean
  onChange: (definition: Definition) => void
}

/** The whole definition as YAML or JSON, to be read, copied, or replaced. */
export function DefinitionText({ definition, isReadOnly, onChange }: EditedDefinition): ReactNode {
  const t = workflowsText.useText()
  const [format, setFormat] = useState<TextFormat>('yaml')
  const [edited, setEdited] = useState<string>()
  const shown = edited ?? textOf(definition, format)
  const read = edited === undefined ? definition : definitionIn(edited)
  const change = (value: string): void => {
    const next = value === 'json' ? 'json' : 'yaml'
    setFormat(next)
    if (edited !== undefined && read !== undefined) setEdited(textOf(read, next))
  }
  const apply = (): void => {
    if (read === undefined) return
    onChange(read)
    setEdited(undefined)
  }
  return (
    <section className={layout.stack} aria-label={t('asText')}>
      <div className={layout.rowCentered}>
        <SegmentedControl
          aria-label={t('format')}
          value={format}
          onChange={change}
          data={[
            { value: 'yaml', label: 'YAML' },
            { value: 'json', label: 'JSON' },
          ]}
        />
        {!isReadOnly && (
          <Button variant="default" disabled={edited === undefined || read === undefined} onClick={apply}>
            {t('applyText')}
          </Button>
        )}
      </div>
      <Textarea
        aria-label={t('definition')}
        classNames={{ input: classes.code ?? '' }}
        autosize
        minRows={12}
        maxRows={32}
        spellCheck={false}
        readOnly={isReadOnly}
        value={shown}
        error={read === undefined ? t('notDefinition') : undefined}
        onChange={(event) => setEdited(event.currentTarget.value)}
      />
    </section>
  )
}
