import type { Address } from '../../../platform/http/schemas/wire-parts.ts'
import type { SettlementFacts } from './invoices.queries.ts'
import type { InvoiceParty } from './invoices.schemas.ts'

/** Countries whose names are recognised in addresses. */
const known = [
  'DK',
  'SE',
  'NO',
  'FI',
  'IS',
  'DE',
  'NL',
  'BE',
  'FR',
  'GB',
  'IE',
  'PL',
  'AT',
  'CH',
  'ES',
  'IT',
  'FO',
  'GL',
]

const codeByName = new Map(
  ['da', 'en', 'sv', 'nb', 'de'].flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    return known.map((code) => [names.of(code)?.toLowerCase() ?? code, code] as const)
  }),
)

/** The code of the country of an address, which people write as a code or a name; undefined if it is not recognised. */
export function countryOf(address: Address | null): string | undefined {
  const written = address?.country?.trim() ?? ''
  if (/^[A-Za-z]{2}$/.test(written)) return written.toUpperCase()
  return codeByName.get(written.toLowerCase())
}

export interface Parties {
  readonly seller: InvoiceParty
  readonly buyer: InvoiceParty
}

/** What an invoice must say and nobody has entered: fields of the settings, or of the creditor. */
export type MissingDetail =
  | 'registrationNumber'
  | 'vatNumber'
  | 'address'
  | 'creditor.address'
  | 'creditor.centralRegisterId'

/** The parties of an invoice as they are now, or what is missing. An address without a country is at home. */
export function partiesOf(
  facts: SettlementFacts,
  agencyName: string,
): { readonly parties?: Parties; readonly missing: readonly MissingDetail[] } {
  const { creditor, agency } = facts
  const country = countryOf(agency.address)
  const missing = missingOf(facts, country)
  if (missing.length > 0 || country === undefined) return { missing }
  const { registrationNumber, vatNumber, address } = agency
  const buyerCountry = countryOf(creditor.address) ?? country
  const number = plainNumber(creditor.centralRegisterId ?? '', buyerCountry)
  return {
    missing,
    parties: {
      seller: { name: agencyName, registrationNumber, vatNumber, address: address ?? {}, country },
      buyer: {
        ...{ name: creditor.name, registrationNumber: number, address: creditor.address ?? {}, country: buyerCountry },
        vatNumber: creditor.vatRegistered ? vatNumberOf(number, buyerCountry) : null,
      },
    },
  }
}

function missingOf({ creditor, agency, vat }: SettlementFacts, country: string | undefined): MissingDetail[] {
  const rules: readonly (readonly [MissingDetail, boolean])[] = [
    ['registrationNumber', agency.registrationNumber === null],
    ['vatNumber', vat !== 0 && agency.vatNumber === null],
    ['address', country === undefined || !isComplete(agency.address)],
    ['creditor.address', !isComplete(creditor.address)],
  ]
  return rules.filter(([, isMissing]) => isMissing).map(([detail]) => detail)
}

function isComplete(address: Address | null): boolean {
  return [address?.address, address?.zipcode, address?.city].every((part) => (part?.trim() ?? '') !== '')
}

/** The number in the register without the country that people put before it. */
function plainNumber(written: string, country: string): string | null {
  const number = written.replaceAll(/[\s.-]/g, '').toUpperCase()
  if (number === '') return null
  return number.startsWith(country) ? number.slice(country.length) : number
}

/** The VAT number that follows from the number in the register; null where it does not. */
function vatNumberOf(number: string | null, country: string): string | null {
  if (number === null) return null
  if (country === 'DK' && /^\d{8}$/.test(number)) return `DK${number}`
  if (country === 'SE' && /^\d{10}$/.test(number)) return `SE${number}01`
  if (country === 'NO' && /^\d{9}$/.test(number)) return `NO${number}MVA`
  return null
}
