import { Checkbox, Select, Textarea, TextInput, UnstyledButton } from '@mantine/core'
import { ProblemError } from '@fordring/client'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { useRead } from '../../../api/query.ts'
import { wordsText } from '../../../text/words.text.ts'
import { writtenLanguages } from '../../../text/written-languages.ts'
import { fieldErrors } from '../../../ui/field-errors.ts'
import classes from '../templates.module.css'
import { templatesText } from '../templates.text.ts'
import { MentionList, mentionListId, mentionOptionId } from './mention-list.tsx'
import {
  handleOf,
  offsetOf,
  readError,
  type TemplateValues,
  type WrittenError,
  type WrittenField,
  unformattedMentions,
  type Mention,
} from './template.rules.ts'
import { type MentionWriting, useMentionWriting } from './use-mention-writing.ts'

interface FieldsProps {
  readonly values: TemplateValues
  readonly isNew: boolean
  readonly isReadOnly: boolean
  /** Errors from the last attempt to save and from the preview. */
  readonly errors: readonly (ProblemError | null)[]
  readonly missing: readonly string[]
  readonly onChange: (next: Partial<TemplateValues>) => void
}

/** The fields of a template, with the placeholders below. Errors are shown at their fields. */
export function TemplateFields(props: FieldsProps): ReactNode {
  const { data } = useRead(client.templates.listMentions, {}, { staleTime: 300_000 })
  const mentions = data?.items ?? []
  const writing = useMentionWriting(mentions, (field, text) => props.onChange({ [field]: text }))
  return (
    <>
      <NamingFields {...props} />
      <WrittenInput {...props} field="subject" writing={writing} />
      <WrittenInput {...props} field="body" writing={writing} />
      <FormatWarning text={`${props.values.subject}\n${props.values.body}`} mentions={mentions} />
      {!props.isReadOnly && (
        <MentionList
          mentions={writing.open === undefined ? mentions : writing.found}
          active={writing.active}
          isTyping={writing.open !== undefined}
          onPick={writing.insert}
        />
      )}
    </>
  )
}

/** Warns about amounts and dates that would appear unformatted. */
function FormatWarning({ text, mentions }: { text: string; mentions: readonly Mention[] }): ReactNode {
  const t = templatesText.useText()
  const better = unformattedMentions(text, mentions)
  if (better.length === 0) return null
  return (
    <p role="status" className={classes.error}>
      {t('unformatted', { mentions: better.join(', ') })}
    </p>
  )
}

/** The name and handle of the template. */
function NamingFields({ values, isNew, isReadOnly, errors, missing, onChange }: FieldsProps): ReactNode {
  const t = templatesText.useText()
  const tWords = wordsText.useText()
  // Until the user enters a handle, a new template gets one derived from its name.
  const [isOwnHandle, setOwnHandle] = useState(!isNew || values.handle !== handleOf(values.name))
  const refused = fieldErrors(errors[0])
  const errorOf = (field: keyof TemplateValues): string | undefined =>
    missing.includes(field) ? tWords('required') : refused[field]
  return (
    <div className={classes.naming}>
      <TextInput
        label={t('name')}
        description={t('nameHint')}
        required
        maxLength={200}
        readOnly={isReadOnly}
        value={values.name}
        error={errorOf('name')}
        onChange={(event) => {
          const name = event.currentTarget.value
          onChange(isOwnHandle ? { name } : { name, handle: handleOf(name) })
        }}
      />
      <TextInput
        label={t('handle')}
        description={t('handleHint')}
        required
        maxLength={64}
        readOnly={isReadOnly}
        value={values.handle}
        error={errorOf('handle')}
        onChange={(event) => {
          setOwnHandle(true)
          onChange({ handle: event.currentTarget.value })
        }}
      />
      <Select
        label={t('kind')}
        allowDeselect={false}
        disabled={isReadOnly || !isNew}
        value={values.kind}
        error={errorOf('kind')}
        onChange={(kind) => onChange(kind === 'email' ? { kind, isDemand: false } : { kind: 'letter' })}
        data={(['letter', 'email'] as const).map((value) => ({ value, label: tWords(value) }))}
      />
      <Select
        label={t('language')}
        allowDeselect={false}
        disabled={isReadOnly}
        value={values.language}
        error={errorOf('language')}
        onChange={(language) => onChange({ language: language ?? 'da' })}
        data={writtenLanguages.map((value) => ({ value, label: t(value) }))}
      />
      {values.kind === 'letter' && (
        <Checkbox
          className={classes.wide ?? ''}
          label={t('isDemand')}
          description={t('isDemandHint')}
          disabled={isReadOnly}
          checked={values.isDemand}
          error={errorOf('isDemand')}
          onChange={(event) => onChange({ isDemand: event.currentTarget.checked })}
        />
      )}
    </div>
  )
}

/** A field that supports placeholders. */
function WrittenInput(props: FieldsProps & { field: WrittenField; writing: MentionWriting }): ReactNode {
  const t = templatesText.useText()
  const { field, writing, values } = props
  const isTyping = writing.open?.field === field
  const common = {
    label: t(field),
    required: true,
    readOnly: props.isReadOnly,
    value: values[field],
    error: <FieldErrors {...props} />,
    'aria-autocomplete': 'list' as const,
    'aria-controls': props.isReadOnly ? undefined : mentionListId,
    'aria-activedescendant': isTyping && writing.active ? mentionOptionId(writing.active) : undefined,
    ...writing.propsOf(field),
  }
  const hasError = errorsOf(props).length > 0
  const shown = hasError ? common : { ...common, error: undefined }
  if (field === 'subject') {
    return (
      <TextInput
        {...shown}
        maxLength={500}
        classNames={{ input: classes.written ?? '' }}
        onChange={(event) => props.onChange({ subject: event.currentTarget.value })}
      />
    )
  }
  return (
    <Textarea
      {...shown}
      description={`${t(values.kind === 'letter' ? 'letterHint' : 'emailHint')} ${t('mentionHint')}`}
      maxLength={60_000}
      autosize
      minRows={12}
      maxRows={28}
      classNames={{ input: classes.body ?? '' }}
      onChange={(event) => props.onChange({ body: event.currentTarget.value })}
    />
  )
}

type ErrorProps = FieldsProps & { field: WrittenField; writing: MentionWriting }

/** The errors of a field without duplicates. An incomplete placeholder at the cursor is not an error yet. */
function errorsOf({ errors, missing, field, values, writing }: ErrorProps): readonly WrittenError[] {
  if (missing.includes(field)) {
    return [{ message: wordsText.t('required'), mention: undefined, line: undefined, column: undefined }]
  }
  if (writing.open?.field === field || values[field].trim() === '') return []
  const messages = errors
    .flatMap((error) => (error instanceof ProblemError ? error.errors : []))
    .filter(({ path }) => path === `/${field}`)
    .map(({ message }) => message)
  return [...new Set(messages)].map(readError)
}

function FieldErrors(props: ErrorProps): ReactNode {
  const t = templatesText.useText()
  const tWords = wordsText.useText()
  const { field, values, writing } = props
  return errorsOf(props).map((error) => {
    const { message, mention, line, column } = error
    return (
      <span key={message} className={classes.error}>
        {mention !== undefined && line !== undefined && column !== undefined
          ? t('unknownMention', { mention, line, column })
          : message}{' '}
        {line !== undefined && column !== undefined && (
          <UnstyledButton
            className={classes.goThere ?? ''}
            onClick={() => {
              const from = offsetOf(values[field], line, column)
              writing.show(field, from, from + (mention?.length ?? 0))
            }}
          >
            {tWords('goTo')}
          </UnstyledButton>
        )}
      </span>
    )
  })
}
