import { calendarDate, shortened } from './statement-amounts.rules.ts'
import { StatementError } from './statement.ts'
import { message } from './bank-statements.problems.ts'

/** An element of a camt file with what is inside it. */
export interface CamtElement {
  readonly name: string
  readonly line: number
  readonly attributes: Readonly<Record<string, string>>
  text: string
  readonly children: CamtElement[]
}

export function directionOf(element: CamtElement): 'credit' | 'debit' {
  const { text, line } = required(element, 'CdtDbtInd')
  if (text.trim() === 'CRDT') return 'credit'
  if (text.trim() === 'DBIT') return 'debit'
  throw new StatementError(line, message('{0} is neither CRDT nor DBIT.', shortened(text)))
}

export function accountOf(statement: CamtElement): string {
  const account = accountNumberAt(statement, 'Acct', 'Id')
  if (account === undefined) throw new StatementError(statement.line, message('The statement names no account.'))
  return account
}

export function accountNumberAt(element: CamtElement, ...path: string[]): string | undefined {
  return textAt(element, ...path, 'IBAN') ?? textAt(element, ...path, 'Othr', 'Id')
}

export function dateAt(element: CamtElement, name: string): string | undefined {
  const date = at(element, name, 'Dt') ?? at(element, name, 'DtTm')
  return date && calendarDate(date.text.trim(), date.line)
}

export function required(element: CamtElement, name: string): CamtElement {
  const found = at(element, name)
  if (found === undefined) throw new StatementError(element.line, message('{0} is missing in {1}.', name, element.name))
  return found
}

export function find(element: CamtElement, name: string): CamtElement[] {
  return element.children.filter((child) => child.name === name)
}

export function at(element: CamtElement, ...path: string[]): CamtElement | undefined {
  return path.reduce<CamtElement | undefined>((found, name) => found && find(found, name)[0], element)
}

export function textAt(element: CamtElement, ...path: string[]): string | undefined {
  const text = at(element, ...path)?.text.trim()
  return text === undefined || text === '' ? undefined : text
}

/** The texts of all elements at a path. */
export function textsAt(element: CamtElement, ...path: string[]): string[] {
  const found = path.reduce<CamtElement[]>((elements, name) => elements.flatMap((one) => find(one, name)), [element])
  return found.map(({ text }) => text.trim()).filter((text) => text !== '')
}

export function currencyOf({ attributes, line }: CamtElement): string {
  const currency = attributes['Ccy'] ?? ''
  if (!/^[A-Z]{3}$/.test(currency)) throw new StatementError(line, message('The amount has no currency.'))
  return currency
}
