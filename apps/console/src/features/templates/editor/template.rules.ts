import type { components } from '@fordring/client'

export type Template = components['schemas']['Template']
export type Mention = components['schemas']['Mention']
export type TemplateValues = Pick<Template, 'handle' | 'name' | 'kind' | 'language' | 'subject' | 'body'>
/** The fields that are written as templates, in which things can be mentioned. */
export type WrittenField = 'subject' | 'body'

const fields = ['name', 'handle', 'kind', 'language', 'subject', 'body'] as const

export const blankTemplate: TemplateValues = {
  ...{ handle: '', name: '', kind: 'letter', language: 'da', subject: '', body: '' },
}

export function valuesOf({ handle, name, kind, language, subject, body }: TemplateValues): TemplateValues {
  return { handle, name, kind, language, subject, body }
}

/** The fields in which two versions differ, in the order of the form. */
export function differingFields(a: TemplateValues, b: TemplateValues): readonly (keyof TemplateValues)[] {
  return fields.filter((field) => a[field] !== b[field])
}

/** The fields that are still empty. */
export function emptyFields(values: TemplateValues): readonly (keyof TemplateValues)[] {
  return fields.filter((field) => values[field].trim() === '')
}

/** A handle that a name suggests: what programs can write, recognisable for people. */
export function handleOf(name: string): string {
  const letters: Readonly<Record<string, string>> = { æ: 'ae', ø: 'oe', å: 'aa' }
  return name
    .toLowerCase()
    .replaceAll(/[æøå]/g, (letter) => letters[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, 64)
}

/** A version that is not saved, and the version of the service that it began with. */
export interface TemplateDraft {
  readonly etag: string | undefined
  readonly values: TemplateValues
}

/** Reads a draft back; one that cannot be read is none. */
export function readDraft(text: string): TemplateDraft | undefined {
  if (text === '') return undefined
  try {
    const { etag, values } = JSON.parse(text) as Partial<TemplateDraft>
    if (values === undefined || fields.some((field) => typeof values[field] !== 'string')) return undefined
    return { etag, values }
  } catch {
    return undefined
  }
}

/** How a mention is written so that it can be read: amounts and dates in the language, a list as a line. */
export function writtenMention({ name, type }: Pick<Mention, 'name' | 'type'>): string {
  if (type === 'boolean') return `{% if ${name} %}…{% endif %}`
  const filters = {
    amount: ' | money',
    date: ' | date',
    list: ' | join: ", "',
    vouchers: ' | table',
    text: '',
  } as const
  return `{{ ${name}${filters[type]} }}`
}

/** A mention that is being written: where it began, where the part that is to be replaced ends, and what was typed. */
export interface OpenMention {
  readonly from: number
  readonly to: number
  readonly typed: string
}

/** The incomplete placeholder at the cursor, if there is one. */
export function openMention(text: string, cursor: number): OpenMention | undefined {
  const found = /\{\{-?\s*([\w.]*)$/.exec(text.slice(0, cursor))
  if (found === null) return undefined
  const rest = /^[\w.]*\s*-?\}\}/.exec(text.slice(cursor))?.[0] ?? ''
  return { from: found.index, to: cursor + rest.length, typed: found[1] ?? '' }
}

/** The mentions that a word finds: those whose name begins with it first. */
export function findMentions<Item extends Pick<Mention, 'name'>>(all: readonly Item[], word: string): readonly Item[] {
  const sought = word.trim().toLowerCase()
  if (sought === '') return all
  const found = all.filter(({ name }) => name.toLowerCase().includes(sought))
  const isFirst = ({ name }: Item): boolean => name.toLowerCase().startsWith(sought)
  return [...found.filter(isFirst), ...found.filter((item) => !isFirst(item))]
}

/** What is wrong in a written field, and where, as far as the message tells. */
export interface WrittenError {
  readonly message: string
  readonly mention: string | undefined
  readonly line: number | undefined
  readonly column: number | undefined
}

/** Reads a message of the service about a template. */
export function readError(message: string): WrittenError {
  const place = /line:? ?(\d+), col(?:umn)?:? ?(\d+)/.exec(message)
  return {
    message,
    mention: /^uses the unknown placeholder (\S+) on line/.exec(message)?.[1],
    line: place === null ? undefined : Number(place[1]),
    column: place === null ? undefined : Number(place[2]),
  }
}

/** Where a line and a column, both counted from one, stand in a text. */
export function offsetOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1)
  const start = before.reduce((sum, each) => sum + each.length + 1, 0)
  return Math.min(text.length, start + column - 1)
}
