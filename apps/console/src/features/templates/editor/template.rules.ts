import type { components } from '@fordring/client'

export type Template = components['schemas']['Template']
export type Mention = components['schemas']['Mention']
export type TemplateValues = Pick<Template, 'handle' | 'name' | 'kind' | 'language' | 'subject' | 'body' | 'isDemand'>
/** The fields that support placeholders. */
export type WrittenField = 'subject' | 'body'

const texts = ['name', 'handle', 'kind', 'language', 'subject', 'body'] as const
const fields = [...texts, 'isDemand'] as const

export const blankTemplate: TemplateValues = {
  ...{ handle: '', name: '', kind: 'letter', language: 'da', subject: '', body: '', isDemand: false },
}

export function valuesOf({ handle, name, kind, language, subject, body, isDemand }: TemplateValues): TemplateValues {
  return { handle, name, kind, language, subject, body, isDemand }
}

/** The fields in which two versions differ, in the order of the form. */
export function differingFields(a: TemplateValues, b: TemplateValues): readonly (keyof TemplateValues)[] {
  return fields.filter((field) => a[field] !== b[field])
}

/** The fields that are still empty. */
export function emptyFields(values: TemplateValues): readonly (keyof TemplateValues)[] {
  return texts.filter((field) => values[field].trim() === '')
}

/** A handle derived from a name, for use in programs. */
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

/** Unsaved changes, and the version that they are based on. */
export interface TemplateDraft {
  readonly etag: string | undefined
  readonly values: TemplateValues
}

/** Restores a draft; one that cannot be read is ignored. */
export function readDraft(text: string): TemplateDraft | undefined {
  if (text === '') return undefined
  try {
    const { etag, values } = JSON.parse(text) as Partial<TemplateDraft>
    if (values === undefined || texts.some((field) => typeof values[field] !== 'string')) return undefined
    return { etag, values }
  } catch {
    return undefined
  }
}

/** How to write a placeholder so that it reads well: formatted amounts and dates, a list on one line. */
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

/** A placeholder that is being typed: where it begins, where the part to replace ends, and the typed text. */
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

/** The placeholders that match a word, with matches at the beginning first. */
export function findMentions<Item extends Pick<Mention, 'name'>>(all: readonly Item[], word: string): readonly Item[] {
  const lowerCase = word.trim().toLowerCase()
  if (lowerCase === '') return all
  const found = all.filter(({ name }) => name.toLowerCase().includes(lowerCase))
  const isFirst = ({ name }: Item): boolean => name.toLowerCase().startsWith(lowerCase)
  return [...found.filter(isFirst), ...found.filter((item) => !isFirst(item))]
}

/** An error in a field, with its position if the message has one. */
export interface WrittenError {
  readonly message: string
  readonly mention: string | undefined
  readonly line: number | undefined
  readonly column: number | undefined
}

/** Parses a message of the service about a template. */
export function readError(message: string): WrittenError {
  const place = /line:? ?(\d+), col(?:umn)?:? ?(\d+)/.exec(message)
  return {
    message,
    mention: /^uses the unknown placeholder (\S+) on line/.exec(message)?.[1],
    line: place === null ? undefined : Number(place[1]),
    column: place === null ? undefined : Number(place[2]),
  }
}

/** The offset of a line and column, both counted from one. */
export function offsetOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1)
  const start = before.reduce((sum, each) => sum + each.length + 1, 0)
  return Math.min(text.length, start + column - 1)
}

/** Amounts and dates that are written without their filter, and so appear as `80000` instead of `800.00`. */
export function unformattedMentions(
  text: string,
  mentions: readonly Pick<Mention, 'name' | 'type'>[],
): readonly string[] {
  const plain = new Set([...text.matchAll(/\{\{-?\s*([\w.]+)\s*-?\}\}/g)].map(([, name]) => name))
  return mentions
    .filter(({ name, type }) => (type === 'amount' || type === 'date') && plain.has(name))
    .map(writtenMention)
}
