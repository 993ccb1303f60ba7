import { majorUnits } from '../../../platform/money/money.ts'
import type { AccountType } from './book-accounts.data.ts'

/** The upper half of code page 437, which the format calls PC8. */
const upperHalf =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ '
const codes: ReadonlyMap<string, number> = new Map(
  Array.from(upperHalf, (character, index) => [character, 0x80 + index]),
)
/** The code page has no Danish ø, nor typographic marks. */
const substitutes: ReadonlyMap<string, string> = new Map([
  ...([
    ['ø', 'o'],
    ['Ø', 'O'],
    ['’', "'"],
    ['‘', "'"],
    ['“', "'"],
    ['”', "'"],
    ['–', '-'],
    ['—', '-'],
    ['…', '...'],
  ] as const),
])

/** Encodes text in code page 437. Letters that it does not have lose their accents; anything else becomes a question mark. */
export function inCodePage437(text: string): Buffer {
  const bytes: number[] = []
  for (const character of text.normalize('NFC')) {
    const known = codeOf(character)
    if (known !== undefined) {
      bytes.push(known)
      continue
    }
    const substitute = substitutes.get(character) ?? character.normalize('NFD').replaceAll(/\p{M}/gu, '')
    for (const part of substitute) bytes.push(codeOf(part) ?? 0x3f)
  }
  return Buffer.from(bytes)
}

function codeOf(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? code : codes.get(character)
}

/** A text field: quotation marks are escaped, and control characters, which could start a new record, are left out. */
export function sieText(text: string): string {
  const printable = text.replaceAll(/\p{Cc}+/gu, ' ')
  return `"${printable.replaceAll('\\', '/').replaceAll('"', String.raw`\"`)}"`
}

export function sieDate(day: string): string {
  return day.replaceAll('-', '')
}

const typeLetters: Readonly<Record<AccountType, string>> = { ASSET: 'T', LIABILITY: 'S', INCOME: 'I', EXPENSE: 'K' }

export interface SieAccount {
  readonly number: string
  readonly name: string
  readonly type: AccountType
  readonly opening: number
  readonly closing: number
}

export interface SieHeader {
  readonly company: string
  readonly generatedOn: string
  readonly from: string
  readonly to: string
  readonly currency: string
  readonly accounts: readonly SieAccount[]
}

/** The records before the vouchers: what the file is, the accounts, and their balances. */
export function sieHeader({ company, generatedOn, from, to, currency, accounts }: SieHeader): string {
  const balances = accounts.flatMap(({ number, type, opening, closing }) =>
    type === 'ASSET' || type === 'LIABILITY'
      ? [`#IB 0 ${number} ${majorUnits(opening)}`, `#UB 0 ${number} ${majorUnits(closing)}`]
      : [`#RES 0 ${number} ${majorUnits(closing - opening)}`],
  )
  return lines([
    '#FLAGGA 0',
    '#PROGRAM "Fordring" "1"',
    '#FORMAT PC8',
    `#GEN ${sieDate(generatedOn)}`,
    '#SIETYP 4',
    `#FNAMN ${sieText(company)}`,
    `#RAR 0 ${sieDate(from)} ${sieDate(to)}`,
    `#VALUTA ${currency}`,
    ...accounts.map(({ number, name }) => `#KONTO ${number} ${sieText(name)}`),
    ...accounts.map(({ number, type }) => `#KTYP ${number} ${typeLetters[type]}`),
    ...balances,
  ])
}

export interface SieVoucher {
  readonly voucherNumber: string
  readonly date: string
  readonly postedOn: string
  readonly text: string
  readonly debitNumber: string
  readonly creditNumber: string
  readonly amount: number
}

/** One entry as a voucher with two transactions. */
export function sieVoucher({
  voucherNumber,
  date,
  postedOn,
  text,
  debitNumber,
  creditNumber,
  amount,
}: SieVoucher): string {
  return lines([
    `#VER F ${voucherNumber} ${sieDate(date)} ${sieText(text)} ${sieDate(postedOn)}`,
    '{',
    `#TRANS ${debitNumber} {} ${majorUnits(amount)}`,
    `#TRANS ${creditNumber} {} ${majorUnits(-amount)}`,
    '}',
  ])
}

function lines(records: readonly string[]): string {
  return records.map((record) => `${record}\r\n`).join('')
}
