import type { Currency } from '../../../platform/money/money.ts'

/** What an import creates or changes. */
export const importKinds = ['creditors', 'customers', 'cases'] as const
export type ImportKind = (typeof importKinds)[number]

/** The formats of files. A row of CSV or XLSX is mapped by its columns; a line of NDJSON is a JSON object. */
export const importFormats = ['csv', 'xlsx', 'ndjson'] as const
export type ImportFormat = (typeof importFormats)[number]

export const dateFormats = ['YYYY-MM-DD', 'DD-MM-YYYY', 'DD.MM.YYYY', 'DD/MM/YYYY', 'MM/DD/YYYY', 'YYYYMMDD'] as const
export type DateFormat = (typeof dateFormats)[number]

interface FieldDefinition {
  /** What the field means, for the API reference. */
  readonly meaning: string
  /** Headings that suggest the field, whatever their case and punctuation. */
  readonly headings: readonly string[]
  readonly kinds: readonly ImportKind[]
  /** The kinds for which the field must be mapped. */
  readonly requiredFor?: readonly ImportKind[]
}

const people: readonly ImportKind[] = ['customers', 'cases']
const all: readonly ImportKind[] = ['creditors', 'customers', 'cases']
const cases: readonly ImportKind[] = ['cases']

/** The fields that a column can be mapped to. */
export const importFields = {
  creditorReference: {
    meaning: 'Your own reference of the creditor. Without it, rows belong to the creditor of the import.',
    headings: ['creditor', 'creditor reference', 'creditor id', 'kreditor', 'kreditornr', 'kreditornummer', 'client'],
    kinds: all,
    requiredFor: ['creditors'],
  },
  name: {
    meaning: 'The name of the creditor or debtor.',
    headings: ['name', 'navn', 'debtor', 'debtor name', 'customer name', 'kundenavn', 'skyldner', 'namn', 'full name'],
    kinds: all,
    requiredFor: ['creditors'],
  },
  customerReference: {
    meaning: 'Your own reference of the customer.',
    headings: [
      'customer',
      'customer reference',
      'customer no',
      'customer number',
      'customer id',
      'kunde',
      'kundenr',
      'kundenummer',
      'kundnr',
      'account no',
      'debitornr',
      'debitornummer',
    ],
    kinds: people,
    requiredFor: people,
  },
  isCompany: {
    meaning: 'Whether the creditor or customer is a company: yes, no, true, false, 1, 0, ja or nej.',
    headings: ['company', 'is company', 'business', 'virksomhed', 'erhverv'],
    kinds: all,
  },
  cpr: {
    meaning: 'The Danish civil registration number (CPR) of the debtor.',
    headings: ['cpr', 'cprnr', 'cpr number', 'cprnummer'],
    kinds: people,
  },
  cvr: {
    meaning: 'The business registration number (CVR) of the creditor or debtor.',
    headings: ['cvr', 'cvrnr', 'cvr number', 'cvrnummer', 'vat', 'vat no', 'org no', 'orgnr'],
    kinds: all,
  },
  email: {
    meaning: 'The e-mail address of the debtor.',
    headings: ['email', 'e mail', 'mail', 'email address', 'emailadresse', 'e mailadresse'],
    kinds: people,
  },
  phone: {
    meaning: 'The phone number of the debtor, with or without its country code.',
    headings: ['phone', 'telephone', 'phone number', 'mobile', 'telefon', 'tlf', 'mobil', 'telefonnummer'],
    kinds: people,
  },
  address: {
    meaning: 'Street and number.',
    headings: ['address', 'street', 'adresse', 'address 1', 'adresse 1', 'vej', 'gade'],
    kinds: all,
  },
  coAddress: {
    meaning: 'The c/o line of the address.',
    headings: ['co', 'c o', 'co address', 'address 2', 'adresse 2', 'co navn'],
    kinds: all,
  },
  zipcode: {
    meaning: 'The postal code.',
    headings: ['zip', 'zipcode', 'zip code', 'postal code', 'postcode', 'postnr', 'postnummer'],
    kinds: all,
  },
  city: { meaning: 'The town or city.', headings: ['city', 'town', 'by', 'bynavn', 'ort', 'sted'], kinds: all },
  country: {
    meaning: 'The country of the address.',
    headings: ['country', 'country code', 'land', 'landekode'],
    kinds: all,
  },
  language: {
    meaning: 'The language for messages to the debtor, such as da.',
    headings: ['language', 'lang', 'sprog', 'sprogkode'],
    kinds: people,
  },
  caseReference: {
    meaning:
      'Your own reference of the case. Rows with the same one belong to the same case. Without it, vouchers go to the open case of the customer.',
    headings: ['case', 'case reference', 'case no', 'case number', 'case id', 'sag', 'sagsnr', 'sagsnummer', 'sagsid'],
    kinds: cases,
  },
  currency: {
    meaning: 'The currency of the case.',
    headings: ['currency', 'valuta', 'currency code', 'valutakode'],
    kinds: cases,
  },
  voucherReference: {
    meaning: 'The reference of the voucher, normally the invoice number.',
    headings: [
      'invoice',
      'invoice no',
      'invoice number',
      'invoice id',
      'voucher',
      'reference',
      'faktura',
      'fakturanr',
      'fakturanummer',
      'bilag',
      'bilagsnr',
      'bilagsnummer',
    ],
    kinds: cases,
    requiredFor: cases,
  },
  voucherType: {
    meaning: 'The handle or the id of the voucher type. By default the principal.',
    headings: ['type', 'voucher type', 'bilagstype', 'entry type'],
    kinds: cases,
  },
  amount: {
    meaning: 'The amount in the major unit, such as 1,200.00.',
    headings: ['amount', 'beløb', 'belob', 'belop', 'total', 'sum', 'saldo', 'balance', 'outstanding', 'restbeløb'],
    kinds: cases,
    requiredFor: cases,
  },
  date: {
    meaning: 'The date of the voucher.',
    headings: ['date', 'invoice date', 'dato', 'fakturadato', 'bilagsdato', 'datum', 'issue date'],
    kinds: cases,
    requiredFor: cases,
  },
  dueDate: {
    meaning: 'When payment was due.',
    headings: ['due', 'due date', 'forfald', 'forfaldsdato', 'forfallsdato', 'förfallodatum', 'betalingsfrist'],
    kinds: cases,
  },
  demandDate: {
    meaning: 'When the creditor sent a written demand before hand-over. Needs the deadline too.',
    headings: ['demand date', 'demand sent', 'påkravsdato', 'påkrav sendt', 'inkassovarsel dato', 'kravdatum'],
    kinds: cases,
  },
  demandDeadline: {
    meaning: 'The deadline of the demand.',
    headings: ['demand deadline', 'påkravsfrist', 'frist i påkrav'],
    kinds: cases,
  },
  demandChannel: {
    meaning: 'How the demand was sent: LETTER, DIGITAL POST, EMAIL or E-INVOICE. By default LETTER.',
    headings: ['demand channel', 'påkravskanal'],
    kinds: cases,
  },
  voucherId: {
    meaning:
      'Your own id of the voucher, unique on the tenant. By default, a voucher is known by its creditor, customer, reference and type.',
    headings: ['voucher id', 'unique id', 'line id', 'bilagsid', 'linjeid', 'entry id'],
    kinds: cases,
  },
} as const satisfies Record<string, FieldDefinition>

export type ImportField = keyof typeof importFields
export const importFieldNames = Object.keys(importFields) as ImportField[]

/** The heading of the column of each field. */
export type ImportColumns = Readonly<Partial<Record<ImportField, string>>>

/** How the rows of a table become records. */
export interface ImportMapping {
  readonly columns: ImportColumns
  readonly decimalSeparator: ',' | '.' | null
  readonly dateFormat: DateFormat | null
  /** The currency of rows that have none. */
  readonly currency: Currency | null
}

const definitions: Readonly<Record<ImportField, FieldDefinition>> = importFields

/** The fields that a kind of import can have. */
export function fieldsOf(kind: ImportKind): ImportField[] {
  return importFieldNames.filter((field) => definitions[field].kinds.includes(kind))
}

/** The fields that must be mapped before rows of this kind can be read. */
export function requiredFieldsOf(kind: ImportKind): ImportField[] {
  return importFieldNames.filter((field) => definitions[field].requiredFor?.includes(kind) === true)
}

/** The columns whose headings name a field. Each heading is used once, for the field that names it most exactly. */
export function suggestColumns(kind: ImportKind, headings: readonly string[]): ImportColumns {
  const columns: Partial<Record<ImportField, string>> = {}
  const free = new Map(headings.map((heading) => [heading, comparable(heading)]))
  for (const field of fieldsOf(kind)) {
    const names = [field, ...definitions[field].headings].map(comparable)
    const found = names.flatMap((name) => [...free].find(([, key]) => key === name)?.[0] ?? [])[0]
    if (found === undefined) continue
    columns[field] = found
    free.delete(found)
  }
  return columns
}

/** A heading as letters and digits only: `Faktura-nr.` and `faktura nr` are the same. */
function comparable(heading: string): string {
  return heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
}
