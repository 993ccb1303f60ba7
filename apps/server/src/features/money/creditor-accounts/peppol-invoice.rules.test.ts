import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { element, type ElementTable, faultsOf, type XmlElement } from '../../../platform/xml/xml-tree.rules.ts'
import { creditAmounts, invoiceAmounts } from './invoice-lines.rules.ts'
import { countryOf, partiesOf } from './invoice-parties.rules.ts'
import type { Invoice } from './invoices.schemas.ts'
import { peppolElements } from './peppol-elements.data.ts'
import { missingForPeppol, writePeppol } from './peppol-invoice.rules.ts'
import { sumFaults } from './peppol-sums.rules.ts'

const address = { address: 'Havnegade 1', zipcode: '5000', city: 'Odense C', country: 'DK' }
const seller = { name: 'Bureau & Søn', registrationNumber: '12345674', vatNumber: 'DK12345674', address, country: 'DK' }
const buyer = { name: 'Nordkyst', registrationNumber: '87654321', vatNumber: 'DK87654321', address, country: 'DK' }
const parties = { seller, buyer }

interface Charges {
  readonly commission?: number
  readonly fee?: number
  readonly rate?: number
  /** Money of the creditor that was withheld; negative if the creditor has money of the agency. */
  readonly withheld?: number
}

/** What a settlement with these charges is invoiced as. */
function invoiceOf(
  { commission = 10_000, fee = 3_333, rate = 2_500, withheld = 0 }: Charges,
  more: Partial<Invoice> = {},
): Invoice {
  const net = commission + 3 * fee
  const vat = Math.sign(net) * Math.round((Math.abs(net) * rate) / 10_000)
  const facts = {
    ...{ commission, vat, balance: withheld - net - vat },
    fees: fee === 0 ? [] : [{ trigger: 'letter-sent' as const, count: 3, unitAmount: fee }],
    terms: { vatRateBasisPoints: rate } as never,
  }
  const amounts = invoiceAmounts(facts, more.buyer === undefined ? parties : { seller, buyer: more.buyer }, 'da')
  const prepaid = Math.max(withheld, 0)
  return {
    ...{
      invoiceId: 'i',
      tenantId: 't',
      kind: 'INVOICE',
      invoiceNumber: 7,
      creditorId: 'k',
      billingId: 'b',
      billingSeqId: 3,
    },
    ...{
      creditsInvoiceId: null,
      creditsInvoiceNumber: null,
      currency: 'DKK',
      issuedOn: '2026-03-02',
      dueOn: '2026-03-16',
    },
    ...{ periodFrom: '2026-02-01', periodTo: '2026-02-28', ...parties, buyerReference: '3', ...amounts, prepaid },
    ...{
      payable: amounts.total - prepaid,
      outstanding: 0,
      credited: 0,
      entryId: null,
      state: 'OPEN',
      overdue: false,
      text: null,
    },
    payment: {
      reference: { kind: 'FI71', reference: '009000000007123', printed: '+71<009000000007123+81234567<' },
      ...{ fiCreditorNumber: '81234567', account: null, iban: null, bic: null },
    },
    ...{ language: 'da', createdAt: '', createdBy: { type: 'SYSTEM', id: 's', name: 'x' } },
    ...more,
  }
}

/** The texts of a document by path, read back by a parser that knows nothing of ours. */
function textsOf(xml: string): Map<string, string[]> {
  const parser = new SaxesParser({ xmlns: true })
  const open: string[] = []
  const found = new Map<string, string[]>()
  parser.on('opentag', ({ local }) => open.push(local))
  parser.on('text', (text) => {
    const path = open.slice(1).join('/')
    if (text.trim() !== '') found.set(path, [...(found.get(path) ?? []), text])
  })
  parser.on('closetag', () => open.pop())
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
  return found
}

describe('an invoice for Peppol', () => {
  it.each<readonly [string, Charges, Record<string, string[]>]>([
    ['with VAT', {}, { 'TaxTotal/TaxSubtotal/TaxableAmount': ['199.99'], 'TaxTotal/TaxAmount': ['50.00'] }],
    ['partly withheld', { withheld: 5_000 }, { 'LegalMonetaryTotal/PrepaidAmount': ['50.00'] }],
    [
      'with money of the agency that the creditor has',
      { withheld: -4_000 },
      { 'TaxTotal/TaxSubtotal/TaxCategory/ID': ['S', 'E'], 'LegalMonetaryTotal/PayableAmount': ['289.99'] },
    ],
    [
      'that gives commission back',
      { commission: -1_000, fee: 0, withheld: -9_000 },
      { 'InvoiceLine/InvoicedQuantity': ['-1', '1'], 'InvoiceLine/Price/PriceAmount': ['10.00', '90.00'] },
    ],
    ['without VAT', { rate: 0 }, { 'TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReason': ['Fritaget for moms'] }],
  ])('%s fits the elements and the arithmetic', (_, charges, expected) => {
    const texts = textsOf(writePeppol(invoiceOf(charges)))
    for (const [path, values] of Object.entries(expected)) expect(texts.get(path), path).toEqual(values)
    expect(texts.get('PaymentMeans/PaymentID')).toEqual(['71#009000000007123'])
    expect(texts.get('AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName')).toEqual(['Bureau & Søn'])
  })

  it('to a company abroad leaves VAT to the buyer', () => {
    const abroad = { ...buyer, registrationNumber: '5560360793', vatNumber: 'SE556036079301', country: 'SE' }
    const texts = textsOf(writePeppol(invoiceOf({ rate: 0 }, { buyer: abroad })))
    expect(texts.get('TaxTotal/TaxSubtotal/TaxCategory/ID')).toEqual(['AE'])
    expect(texts.get('TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReasonCode')).toEqual(['VATEX-EU-AE'])
    expect(texts.get('AccountingCustomerParty/Party/EndpointID')).toEqual(['5560360793'])
  })

  it.each([
    ['DKK', '42', ['0012345678'], ['3409']],
    ['EUR', '58', ['DK5000400440116243'], undefined],
  ] as const)('in %s without an FI card is paid by means %s', (currency, code, account, branch) => {
    const payment = {
      reference: { kind: 'RF', reference: 'RF459000000007', printed: '' },
      ...{ fiCreditorNumber: null, iban: 'DK5000400440116243', bic: null },
      account: { type: 'DANISH', registrationNumber: '3409', accountNumber: '12345678' },
    } as const
    const texts = textsOf(writePeppol(invoiceOf({}, { payment, currency })))
    expect(texts.get('PaymentMeans/PaymentMeansCode')).toEqual([code])
    expect(texts.get('PaymentMeans/PayeeFinancialAccount/ID')).toEqual(account)
    expect(texts.get('PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch/ID')).toEqual(branch)
  })

  it('needs both parties to be in a register', () => {
    expect(missingForPeppol(invoiceOf({}))).toEqual([])
    const unknown = { ...buyer, registrationNumber: null }
    expect(missingForPeppol(invoiceOf({}, { buyer: unknown }))).toEqual(['creditor.centralRegisterId'])
  })
})

describe('the checks', () => {
  const money = (name: string, value: string): XmlElement => element(name, value, { currencyID: 'DKK' })
  const scheme = element('cac:TaxScheme', [element('cbc:ID', 'VAT')])
  const category = (name: string, more: readonly XmlElement[] = []): XmlElement =>
    element(name, [element('cbc:ID', 'S'), element('cbc:Percent', '25.00'), ...more, scheme])
  const sound = {
    net: '100.00',
    exclusive: '100.00',
    inclusive: '125.00',
    payable: '125.00',
    tax: '25.00',
    base: '100.00',
    subtax: '25.00',
    line: '100.00',
    quantity: '2',
    price: '50.00',
  }
  const documentOf = (values: typeof sound): XmlElement =>
    element('Invoice', [
      element('cbc:DueDate', '2026-03-16'),
      element('cac:TaxTotal', [
        money('cbc:TaxAmount', values.tax),
        element('cac:TaxSubtotal', [
          money('cbc:TaxableAmount', values.base),
          money('cbc:TaxAmount', values.subtax),
          category('cac:TaxCategory'),
        ]),
      ]),
      element('cac:LegalMonetaryTotal', [
        money('cbc:LineExtensionAmount', values.net),
        money('cbc:TaxExclusiveAmount', values.exclusive),
        money('cbc:TaxInclusiveAmount', values.inclusive),
        money('cbc:PayableAmount', values.payable),
      ]),
      element('cac:InvoiceLine', [
        element('cbc:InvoicedQuantity', values.quantity),
        money('cbc:LineExtensionAmount', values.line),
        element('cac:Item', [category('cac:ClassifiedTaxCategory')]),
        element('cac:Price', [money('cbc:PriceAmount', values.price)]),
      ]),
    ])

  it.each<readonly [Partial<typeof sound>, readonly string[]]>([
    [{}, []],
    [{ net: '99.00' }, ['BR-CO-10', 'BR-CO-13']],
    [{ exclusive: '99.00' }, ['BR-CO-13', 'BR-CO-15']],
    [{ tax: '24.00' }, ['BR-CO-14', 'BR-CO-15']],
    [{ inclusive: '124.00' }, ['BR-CO-15', 'BR-CO-16']],
    [{ payable: '126.00' }, ['BR-CO-16']],
    [{ base: '90.00' }, ['BR-S-08', 'BR-S-09', 'BR-CO-17']],
    [{ subtax: '20.00' }, ['BR-CO-14', 'BR-S-09', 'BR-CO-17']],
    [{ price: '49.00' }, ['PEPPOL-EN16931-R120']],
  ])('of the arithmetic find %j', (wrong, expected) => {
    expect(sumFaults(documentOf({ ...sound, ...wrong }))).toEqual(expected)
  })

  it('of the elements find what is missing, in the wrong order or malformed', () => {
    const table: ElementTable = peppolElements
    const party = element('cac:Party', [element('cbc:EndpointID', '12345674', { schemeID: '0184' })])
    expect(faultsOf(party, 'Party', table)).toEqual(
      [
        'cac:Party/cbc:EndpointID: has the wrong form or length',
        'cac:Party/cac:PostalAddress: is missing',
        'cac:Party/cac:PartyLegalEntity: is missing',
      ].map((fault) => (fault.includes('wrong form') ? expect.any(String) : fault)),
    )
    const period = element('cac:InvoicePeriod', [
      element('cbc:EndDate', '2026-02-28'),
      element('cbc:StartDate', '2026-02-01'),
    ])
    expect(faultsOf(period, 'Period', table)).toEqual(['cac:InvoicePeriod: the elements are not in order'])
  })
})

describe('credit notes', () => {
  it('of parts credit exactly the VAT of the invoice, whatever its rounding', () => {
    const invoice = invoiceOf({ commission: 3_333, fee: 0 })
    const earlier: { lines: Invoice['lines']; vat: number }[] = []
    for (const net of [1_111, 1_111, 1_111]) {
      const note = creditAmounts(invoice, earlier, [{ number: 1, net }])
      if ('faults' in note) throw new Error('The credit was refused.')
      earlier.push(note)
      const document = {
        ...invoice,
        ...note,
        kind: 'CREDIT_NOTE',
        creditsInvoiceNumber: 7,
        text: 'Fejl',
        dueOn: null,
      } as const
      expect(() => writePeppol({ ...document, payment: null, prepaid: 0, payable: note.total })).not.toThrow()
    }
    expect(earlier.reduce((sum, { vat }) => sum + vat, 0)).toBe(invoice.vat)
    expect(creditAmounts(invoice, earlier, [{ number: 1, net: 1 }])).toEqual({ faults: [{ index: 0, left: 0 }] })
  })
})

describe('the parties', () => {
  it.each([
    [{ country: 'dk' }, 'DK'],
    [{ country: 'Danmark' }, 'DK'],
    [{ country: 'Sweden' }, 'SE'],
    [{ country: 'Sverige' }, 'SE'],
    [{ country: 'Narnia' }, undefined],
    [{}, undefined],
    [null, undefined],
  ])('of %j are in %s', (written, code) => {
    expect(countryOf(written)).toBe(code)
  })

  it('have the VAT number that follows from the register, and an address at home without a country', () => {
    const facts = {
      creditor: {
        name: 'K',
        centralRegisterId: 'DK 87 65 43 21',
        vatRegistered: true,
        address: { ...address, country: '' },
      },
      agency: { registrationNumber: '12345674', vatNumber: 'DK12345674', address },
      vat: 1,
    }
    const { parties: found } = partiesOf(facts as never, 'Bureau')
    expect(found?.buyer).toMatchObject({ registrationNumber: '87654321', vatNumber: 'DK87654321', country: 'DK' })
  })
})
