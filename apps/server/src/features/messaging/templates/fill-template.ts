import { AssertionError, Context, Liquid, LiquidError, toValueSync } from 'liquidjs'
import type { FieldError, Problem, Message } from '../../../problems/index.ts'
import { sanitiseNotes } from '../../../platform/html/sanitise-notes.ts'
import { exampleData } from './mentions.data.ts'
import { FilledText, Mention, textOf } from './sentence-ends.rules.ts'
import type { TemplateData, VoucherLine } from './template-data.ts'
import { type RenderedTemplate, tableMark, type TemplateText } from './template-text.ts'
import { formatDate, formatMoney, tableHeads, tableRows, type TemplateLanguage } from './template-format.rules.ts'
import { problem, message } from './templates.problems.ts'

/** A template takes a millisecond; the limit of 1 s stops endless ones, with a margin for a busy machine. */
const limits = { parseLimit: 100_000, renderLimit: 1_000, memoryLimit: 2_000_000 }
const outputLengthMax = 200_000
/** Tags that include other templates, which are not supported. */
const tagsOfFiles = ['include', 'render', 'layout', 'block']

/** Fills in a template. Throws a problem with the position of an unknown placeholder or a syntax error. */
export function fillTemplate({ template, data }: { template: TemplateText; data: TemplateData }): RenderedTemplate {
  const subject = renderPart({ ...template, kind: 'letter' }, 'subject', data)
  const body = renderPart(template, 'body', data)
  return {
    subject: subject.replaceAll(tableMark, '').replaceAll(/\s+/g, ' ').trim(),
    body: template.kind === 'email' ? sanitiseNotes(body) : body,
  }
}

/** Rejects a template that cannot be filled in, with all unknown placeholders. */
export function checkTemplate(template: TemplateText): void {
  const errors = [...unknownMentions(template, 'subject'), ...unknownMentions(template, 'body')]
  if (errors.length > 0) throw unknownMention(errors)
  const { subject } = fillTemplate({ template, data: exampleData })
  if (subject === '') throw invalid('subject', message('must not be empty'))
}

type Part = 'subject' | 'body'

function renderPart(template: TemplateText, part: Part, data: TemplateData): string {
  const engine = engineFor(template, data.case.currency)
  const text = guarded(part, () => {
    const context = new Context(data, engine.options)
    const pieces = engine.renderer.renderTemplates(engine.parse(template[part]), context, new FilledText())
    return toValueSync(pieces as Generator<unknown, string>)
  })
  if (text.length > outputLengthMax) throw invalid(part, message('becomes longer than {0} characters', outputLengthMax))
  return text
}

/** Unknown placeholders that the template does not define itself. Fields of loop variables are checked on filling in. */
function unknownMentions(template: TemplateText, part: Part): FieldError[] {
  const engine = engineFor(template, exampleData.case.currency)
  const found = guarded(part, () => engine.analyzeSync(engine.parse(template[part]), { partials: false }).globals)
  return Object.values(found)
    .flat()
    .filter((variable) => !isMention(variable.toArray()))
    .map((variable) => {
      const { row, col } = variable.location
      return {
        path: `/${part}`,
        message: mentionedAt(String(variable), row, col),
      }
    })
}

function isMention(segments: readonly unknown[]): boolean {
  let value: unknown = exampleData
  for (const segment of segments) {
    if (Array.isArray(value)) value = segment === 'size' ? 0 : (value as unknown[])[0]
    else if (typeof value === 'string' && segment === 'size') value = 0
    else if (
      typeof value === 'object' &&
      value !== null &&
      typeof segment === 'string' &&
      Object.hasOwn(value, segment)
    )
      value = (value as Record<string, unknown>)[segment]
    else return false
  }
  return true
}

function engineFor({ kind, language }: TemplateText, currency: string): Liquid {
  const engine = new Liquid({
    ...{ strictVariables: true, strictFilters: true, ownPropertyOnly: true, relativeReference: false, templates: {} },
    ...limits,
    outputEscape: (value: unknown) => mentionOf(value, kind) as unknown as string,
  })
  for (const tag of tagsOfFiles) Reflect.deleteProperty(engine.tags, tag)
  engine.registerFilter('money', (amount: unknown) => formatMoney(wholeNumber(amount), currency, language))
  engine.registerFilter('date', (date: unknown) => formatDate(dateText(date), language))
  engine.registerFilter('table', {
    raw: true,
    handler: (vouchers: unknown) =>
      kind === 'letter' ? `\n${tableMark}\n` : htmlTable(vouchers as VoucherLine[], currency, language),
  })
  return engine
}

/** Escapes the value of a placeholder in an e-mail. */
function mentionOf(value: unknown, kind: TemplateText['kind']): Mention {
  const text = textOf(value)
  return new Mention(kind === 'email' ? escapeHtml(text) : text)
}

function wholeNumber(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value
  throw new TypeError('money needs an amount, such as balance.outstanding')
}

function dateText(value: unknown): string {
  if (typeof value === 'string' && /^(\d{4}-\d{2}-\d{2})?$/.test(value)) return value
  throw new TypeError('date needs a date, such as deadline')
}

function htmlTable(vouchers: readonly VoucherLine[], currency: string, language: TemplateLanguage): string {
  const row = (tag: 'th' | 'td', cells: readonly string[]): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`
  const rows = tableRows(vouchers, currency, language).map((cells) => row('td', cells))
  return `<table><thead>${row('th', tableHeads[language])}</thead><tbody>${rows.join('')}</tbody></table>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

function guarded<Result>(part: Part, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    // Reaching a limit between two tags throws another kind of error than within a tag.
    if (!(error instanceof LiquidError) && !(error instanceof AssertionError)) throw error
    // The first line contains the error and its position; the rest quotes the template.
    const firstLine = (error.message.split('\n')[0] ?? '').replace(/, file:[^,]*/, '')
    const undefinedName = /undefined variable: ([^,\s]+)/.exec(firstLine)?.[1]
    if (undefinedName === undefined) throw invalid(part, message('is not a valid template: {0}', firstLine))
    const place = /line:(\d+), col:(\d+)/.exec(firstLine)
    const unknown =
      place === null
        ? message('uses the unknown placeholder {0}', undefinedName)
        : mentionedAt(undefinedName, place[1] ?? '', place[2] ?? '')
    throw unknownMention([{ path: `/${part}`, message: unknown }])
  }
}

function unknownMention(errors: readonly FieldError[]): Problem {
  return problem(
    'unknown-mention',
    message('The template {0}.', errors[0]?.message ?? message('uses an unknown placeholder')),
    {
      errors,
    },
  )
}

function mentionedAt(name: string, line: string | number, column: string | number): Message {
  return message('uses the unknown placeholder {0} on line {1}, column {2}', name, line, column)
}

function invalid(part: Part, reason: Message): Problem {
  return problem('template-invalid', message('The {0} {1}.', message(part), reason), {
    errors: [{ path: `/${part}`, message: reason }],
  })
}
