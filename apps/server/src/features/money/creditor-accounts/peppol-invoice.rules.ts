import { majorUnits } from '../../../platform/money/money.ts'
import { element, faultsOf, writeXml, type XmlElement } from '../../../platform/xml/xml-tree.rules.ts'
import { invoiceWords } from './invoice-words.data.ts'
import type { MissingDetail } from './invoice-parties.rules.ts'
import { vatGroups } from './invoice-vat.rules.ts'
import type { Invoice, InvoiceLine, InvoiceParty } from './invoices.schemas.ts'
import { peppolElements } from './peppol-elements.data.ts'
import { sumFaults } from './peppol-sums.rules.ts'

/** What the network needs of the parties and a document does not have. */
export function missingForPeppol({ seller, buyer }: Invoice): MissingDetail[] {
  const missing: MissingDetail[] = []
  if (endpointOf(seller) === undefined) missing.push('registrationNumber')
  if (seller.vatNumber === null) missing.push('vatNumber')
  if (endpointOf(buyer) === undefined) missing.push('creditor.centralRegisterId')
  return missing
}

/**
 * The document as Peppol BIS Billing 3. Throws if the result breaks the table of elements or a rule of arithmetic, which
 * would be a bug: the receiver must never be the first to notice.
 */
export function writePeppol(invoice: Invoice): string {
  const name = invoice.kind === 'INVOICE' ? 'Invoice' : 'CreditNote'
  const root = element(name, partsOf(invoice))
  const faults = [...faultsOf(root, name, peppolElements), ...sumFaults(root)]
  if (faults.length > 0) throw new Error(`The document is not valid Peppol BIS 3: ${faults.slice(0, 10).join('; ')}`)
  const ubl = 'urn:oasis:names:specification:ubl:schema:xsd'
  return writeXml({
    ...root,
    attributes: {
      xmlns: `${ubl}:${name}-2`,
      'xmlns:cac': `${ubl}:CommonAggregateComponents-2`,
      'xmlns:cbc': `${ubl}:CommonBasicComponents-2`,
    },
  })
}

function partsOf(invoice: Invoice): (XmlElement | undefined)[] {
  const { currency, dueOn, language, text } = invoice
  const isInvoice = invoice.kind === 'INVOICE'
  const words = invoiceWords[language]
  return [
    element('cbc:CustomizationID', 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'),
    element('cbc:ProfileID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'),
    element('cbc:ID', String(invoice.invoiceNumber)),
    element('cbc:IssueDate', invoice.issuedOn),
    dueOn === null ? undefined : element('cbc:DueDate', dueOn),
    isInvoice ? element('cbc:InvoiceTypeCode', '380') : element('cbc:CreditNoteTypeCode', '381'),
    text === null ? undefined : element('cbc:Note', plain(text)),
    element('cbc:DocumentCurrencyCode', currency),
    element('cbc:BuyerReference', plain(invoice.buyerReference)),
    element('cac:InvoicePeriod', [
      element('cbc:StartDate', invoice.periodFrom),
      element('cbc:EndDate', invoice.periodTo),
    ]),
    isInvoice
      ? undefined
      : element('cac:BillingReference', [
          element('cac:InvoiceDocumentReference', [element('cbc:ID', String(invoice.creditsInvoiceNumber))]),
        ]),
    element('cac:AccountingSupplierParty', [partyOf(invoice.seller)]),
    element('cac:AccountingCustomerParty', [partyOf(invoice.buyer)]),
    paymentMeansOf(invoice),
    isInvoice
      ? undefined
      : element('cac:PaymentTerms', [element('cbc:Note', `${words.credits} ${invoice.creditsInvoiceNumber}`)]),
    taxTotalOf(invoice),
    totalsOf(invoice),
    ...invoice.lines.map((line) => lineOf(line, invoice)),
  ]
}

/** Texts on one line, without characters that XML forbids. */
function plain(text: string): string {
  return text.replaceAll(/[\p{C}\s]+/gu, ' ').trim()
}

/** The register of a country in the network, and the number as it is written there. */
function endpointOf({ registrationNumber, country }: InvoiceParty): { id: string; scheme: string } | undefined {
  if (registrationNumber === null) return undefined
  if (country === 'DK' && /^\d{8}$/.test(registrationNumber)) return { id: `DK${registrationNumber}`, scheme: '0184' }
  if (country === 'NO' && /^\d{9}$/.test(registrationNumber)) return { id: registrationNumber, scheme: '0192' }
  if (country === 'SE' && /^\d{10}$/.test(registrationNumber)) return { id: registrationNumber, scheme: '0007' }
  return undefined
}

function partyOf(party: InvoiceParty): XmlElement {
  const { name, vatNumber, address, country } = party
  const { id = '', scheme = '' } = endpointOf(party) ?? {}
  const optional = (tag: string, text: string | undefined): XmlElement | undefined =>
    text === undefined || plain(text) === '' ? undefined : element(tag, plain(text))
  return element('cac:Party', [
    element('cbc:EndpointID', id, { schemeID: scheme }),
    element('cac:PartyName', [element('cbc:Name', plain(name))]),
    element('cac:PostalAddress', [
      optional('cbc:StreetName', address.address),
      optional('cbc:AdditionalStreetName', address.coAddress),
      optional('cbc:CityName', address.city),
      optional('cbc:PostalZone', address.zipcode),
      element('cac:Country', [element('cbc:IdentificationCode', country)]),
    ]),
    vatNumber === null ? undefined : element('cac:PartyTaxScheme', [element('cbc:CompanyID', vatNumber), vatScheme]),
    element('cac:PartyLegalEntity', [
      element('cbc:RegistrationName', plain(name)),
      element('cbc:CompanyID', id, { schemeID: scheme }),
    ]),
  ])
}

const vatScheme = element('cac:TaxScheme', [element('cbc:ID', 'VAT')])

/** An FI card (93), an account in Denmark (42), a SEPA transfer (58) or another one (30); 1 says nothing. */
function paymentMeansOf({ payment, currency, seller }: Invoice): XmlElement | undefined {
  if (payment === null) return undefined
  const { reference, fiCreditorNumber, account, iban } = payment
  if (reference?.kind === 'FI71' && fiCreditorNumber !== null) {
    return meansOf('93', `71#${reference.reference}`, [element('cbc:ID', fiCreditorNumber)])
  }
  const id = reference?.reference
  if (account === null || iban === null) return meansOf('1', id, [])
  if (currency === 'EUR') return meansOf('58', id, [element('cbc:ID', iban)])
  if (seller.country !== 'DK') return meansOf('30', id, [element('cbc:ID', iban)])
  const branch = element('cac:FinancialInstitutionBranch', [element('cbc:ID', account.registrationNumber)])
  return meansOf('42', id, [element('cbc:ID', account.accountNumber.padStart(10, '0')), branch])
}

function meansOf(code: string, id: string | undefined, account: readonly XmlElement[]): XmlElement {
  return element('cac:PaymentMeans', [
    element('cbc:PaymentMeansCode', code),
    id === undefined ? undefined : element('cbc:PaymentID', id),
    account.length === 0 ? undefined : element('cac:PayeeFinancialAccount', account),
  ])
}

function taxTotalOf(invoice: Invoice): XmlElement {
  const { currency, vat, language } = invoice
  const words = invoiceWords[language]
  return element('cac:TaxTotal', [
    amount('cbc:TaxAmount', vat, currency),
    ...vatGroups(invoice).map(({ category, rateBasisPoints, base, vat: tax, isCollected }) =>
      element('cac:TaxSubtotal', [
        amount('cbc:TaxableAmount', base, currency),
        amount('cbc:TaxAmount', tax, currency),
        element('cac:TaxCategory', [
          element('cbc:ID', category),
          element('cbc:Percent', majorUnits(rateBasisPoints)),
          category === 'AE' ? element('cbc:TaxExemptionReasonCode', 'VATEX-EU-AE') : undefined,
          category === 'AE' ? element('cbc:TaxExemptionReason', words.reverseCharge) : undefined,
          category === 'E'
            ? element('cbc:TaxExemptionReason', isCollected ? words.exempt : words.exemptService)
            : undefined,
          vatScheme,
        ]),
      ]),
    ),
  ])
}

function totalsOf({ currency, net, total, prepaid, payable }: Invoice): XmlElement {
  return element('cac:LegalMonetaryTotal', [
    amount('cbc:LineExtensionAmount', net, currency),
    amount('cbc:TaxExclusiveAmount', net, currency),
    amount('cbc:TaxInclusiveAmount', total, currency),
    prepaid === 0 ? undefined : amount('cbc:PrepaidAmount', prepaid, currency),
    amount('cbc:PayableAmount', payable, currency),
  ])
}

function lineOf(line: InvoiceLine, { kind, currency }: Invoice): XmlElement {
  const isInvoice = kind === 'INVOICE'
  return element(isInvoice ? 'cac:InvoiceLine' : 'cac:CreditNoteLine', [
    element('cbc:ID', String(line.number)),
    element(isInvoice ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity', String(line.quantity), { unitCode: 'EA' }),
    amount('cbc:LineExtensionAmount', line.net, currency),
    element('cac:Item', [
      element('cbc:Name', plain(line.text)),
      element('cac:ClassifiedTaxCategory', [
        element('cbc:ID', line.vatCategory),
        element('cbc:Percent', majorUnits(line.vatRateBasisPoints)),
        vatScheme,
      ]),
    ]),
    element('cac:Price', [amount('cbc:PriceAmount', line.unitAmount, currency)]),
  ])
}

function amount(name: string, minor: number, currency: string): XmlElement {
  return element(name, majorUnits(minor), { currencyID: currency })
}
