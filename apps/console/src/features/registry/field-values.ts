import { formatAmount, formatDate, parseAmount, plainDate } from '../../text/format.ts'
import { wordsText } from '../../text/words.text.ts'
import type { Field, Values } from './registry.ts'

type Kind = Field['kind']

/** How a kind of field converts between the API and a form. */
interface Codec {
  readonly read: (value: unknown, field: Field) => unknown
  readonly write: (draft: unknown, field: Field) => unknown
  readonly show: (value: unknown, field: Field) => string
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const text: Codec = {
  read: asText,
  write: (draft, field) => {
    const written = asText(draft).trim()
    if (written !== '') return written
    return 'emptyAs' in field || field.isRequired === true ? '' : null
  },
  show: asText,
}

/** Text that is not a number is sent as it is, for the service to explain the error. */
const hundredths: Codec = {
  read: (value) => (typeof value === 'number' ? formatAmount(value) : ''),
  write: (draft) => parseAmount(asText(draft)) ?? asText(draft),
  show: (value) => (typeof value === 'number' ? formatAmount(value) : ''),
}

function choiceLabel(value: unknown, field: Field): string {
  const choices = 'choices' in field ? field.choices() : []
  return choices.find((choice) => choice.value === value)?.label ?? asText(value)
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function asObject(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {}
}

const codecs: Readonly<Record<Kind, Codec>> = {
  text,
  email: text,
  textarea: text,
  choice: { read: (value) => value ?? null, write: (draft) => draft ?? null, show: choiceLabel },
  many: {
    read: asList,
    write: asList,
    show: (value, field) =>
      asList(value)
        .map((choice) => choiceLabel(choice, field))
        .join(', '),
  },
  checkbox: {
    read: (value) => value === true,
    write: (draft) => draft === true,
    show: (value) => wordsText.t(value === true ? 'yes' : 'no'),
  },
  amount: hundredths,
  percent: { ...hundredths, show: (value) => (typeof value === 'number' ? `${formatAmount(value)} %` : '') },
  number: {
    read: asText,
    write: (draft, field) => {
      const written = asText(draft).trim()
      if (written === '' && field.isRequired !== true) return null
      return /^\d+$/.test(written) ? Number(written) : written
    },
    show: asText,
  },
  lines: {
    read: (value) => asList(value).join('\n'),
    write: (draft) => {
      const lines = asText(draft)
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
      return lines.length === 0 ? null : lines
    },
    show: (value) => asList(value).join(', '),
  },
  day: {
    read: (value) => (typeof value === 'string' ? plainDate(new Date(value)) : ''),
    write: (draft) => (asText(draft) === '' ? null : asText(draft)),
    show: (value) => (typeof value === 'string' ? formatDate(value) : ''),
  },
  parts: {
    read: (value, field) => {
      const given = asObject(value)
      const parts = field.kind === 'parts' ? field.parts : []
      return Object.fromEntries(parts.map(({ name, initial = '' }) => [name, asText(given[name]) || initial]))
    },
    write: (draft, field) => {
      if (field.kind !== 'parts') return null
      const given = asObject(draft)
      const isThere = field.parts.some(
        ({ name, initial }) => initial === undefined && asText(given[name]).trim() !== '',
      )
      return isThere ? { ...field.constant, ...given } : null
    },
    show: (value, field) => {
      if (field.kind !== 'parts' || value === null || value === undefined) return ''
      const given = asObject(value)
      return field.parts.map(({ name }) => asText(given[name])).join(' ')
    },
  },
  custom: {
    read: (value) => value,
    write: (draft) => draft,
    show: (value, field) => (field.kind === 'custom' ? field.show(value) : ''),
  },
}

/** A value of the API in a readable form. */
export function showValue(field: Field, value: unknown): string {
  return codecs[field.kind].show(value, field)
}

/** The initial form values: those of the entry, or the defaults of a new one. */
export function draftOf(fields: readonly Field[], item: Values | undefined): Values {
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      codecs[field.kind].read(item === undefined ? field.initial : item[field.name], field),
    ]),
  )
}

/** The request body: the filled-in fields of a new entry, the changed ones of an existing one. */
export function bodyOf(fields: readonly Field[], draft: Values, item: Values | undefined): Values {
  const before = item === undefined ? undefined : draftOf(fields, item)
  const sent = fields
    .filter(({ isShown }) => isShown?.(draft) ?? true)
    .map(
      (field) =>
        [field.name, writeValue(field, draft), before === undefined ? null : writeValue(field, before)] as const,
    )
    .filter(([, after, was]) => JSON.stringify(after) !== JSON.stringify(was))
  return Object.fromEntries(sent.map(([name, value]) => [name, value]))
}

/** A form value as the API stores it. */
export function writeValue(field: Field, draft: Values): unknown {
  return codecs[field.kind].write(draft[field.name], field)
}

/** The required fields that are empty. */
export function missingFields(fields: readonly Field[], draft: Values): readonly string[] {
  return fields
    .filter(({ isShown }) => isShown?.(draft) ?? true)
    .filter((field) => field.isRequired === true && isEmpty(writeValue(field, draft)))
    .map(({ name }) => name)
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}
