import { type ElementTable, parts } from '../../../platform/xml/xml-tree.rules.ts'

/**
 * The elements of UBL 2.1 that we write, in the order of its schema, with what Peppol BIS Billing 3 and its Danish rules
 * require of them.
 */
const text = (max: number): { form: RegExp } => ({
  form: new RegExp(String.raw`^[^\p{C}\s](?:[^\p{C}]{0,${max - 1}})$`, 'u'),
})
const currency = /^(?:DKK|SEK|NOK|USD|EUR|GBP|CHF)$/
const amount = { form: /^-?\d{1,15}\.\d{2}$/, attributes: { currencyID: currency } }
const quantity = { form: /^-?\d{1,9}$/, attributes: { unitCode: /^EA$/ } }

const common: ElementTable = {
  Text: text(500),
  Id: text(60),
  Date: { form: /^\d{4}-\d{2}-\d{2}$/ },
  Currency: { form: currency },
  Country: { form: /^[A-Z]{2}$/ },
  Amount: amount,
  // BR-27: a price is not negative.
  Price: { form: /^\d{1,15}\.\d{2}$/, attributes: { currencyID: currency } },
  Quantity: quantity,
  Percent: { form: /^\d{1,3}\.\d{2}$/ },
  Vat: { form: /^VAT$/ },
  Category: { form: /^(?:S|E|AE)$/ },
  ExemptionCode: { form: /^VATEX-EU-AE$/ },
  Customization: { form: /^urn:cen\.eu:en16931:2017#compliant#urn:fdc:peppol\.eu:2017:poacc:billing:3\.0$/ },
  Profile: { form: /^urn:fdc:peppol\.eu:2017:poacc:billing:01:1\.0$/ },
  InvoiceType: { form: /^380$/ },
  CreditNoteType: { form: /^381$/ },
  // PEPPOL-COMMON-R041 and R042: the numbers of Norway (0192), Denmark (0184) and Sweden (0007).
  Endpoint: { form: /^(?:DK\d{8}|\d{9,10})$/, attributes: { schemeID: /^(?:0184|0192|0007)$/ } },
  CompanyId: { form: /^(?:DK\d{8}|\d{9,10})$/, attributes: { schemeID: /^(?:0184|0192|0007)$/ } },
  VatNumber: { form: /^[A-Z]{2}[0-9A-Z]{2,18}$/ },
  // DK-R-005.
  PaymentMeansCode: { form: /^(?:1|30|42|58|93)$/ },
  // DK-R-011: an FI card has its type and 15 digits.
  PaymentId: { form: /^(?:71#\d{15}|[0-9A-Z-]{1,35})$/ },
  Account: { form: /^[0-9A-Z]{4,34}$/ },
  Period: { parts: parts('cbc:StartDate Date', 'cbc:EndDate Date') },
  BillingReference: { parts: parts('cac:InvoiceDocumentReference DocumentReference') },
  DocumentReference: { parts: parts('cbc:ID Id', 'cbc:IssueDate? Date') },
  PartyRole: { parts: parts('cac:Party Party') },
  Party: {
    parts: parts(
      'cbc:EndpointID Endpoint',
      'cac:PartyName? PartyName',
      'cac:PostalAddress Address',
      'cac:PartyTaxScheme? PartyTaxScheme',
      'cac:PartyLegalEntity LegalEntity',
    ),
  },
  PartyName: { parts: parts('cbc:Name Text') },
  Address: {
    parts: parts(
      'cbc:StreetName? Text',
      'cbc:AdditionalStreetName? Text',
      'cbc:CityName? Text',
      'cbc:PostalZone? Id',
      'cac:Country AddressCountry',
    ),
  },
  AddressCountry: { parts: parts('cbc:IdentificationCode Country') },
  PartyTaxScheme: { parts: parts('cbc:CompanyID VatNumber', 'cac:TaxScheme TaxScheme') },
  TaxScheme: { parts: parts('cbc:ID Vat') },
  LegalEntity: { parts: parts('cbc:RegistrationName Text', 'cbc:CompanyID CompanyId') },
  PaymentMeans: {
    parts: parts(
      'cbc:PaymentMeansCode PaymentMeansCode',
      'cbc:PaymentID? PaymentId',
      'cac:PayeeFinancialAccount? PayeeAccount',
    ),
  },
  PayeeAccount: { parts: parts('cbc:ID Account', 'cac:FinancialInstitutionBranch? Branch') },
  Branch: { parts: parts('cbc:ID Account') },
  PaymentTerms: { parts: parts('cbc:Note Text') },
  TaxTotal: { parts: parts('cbc:TaxAmount Amount', 'cac:TaxSubtotal+ TaxSubtotal') },
  TaxSubtotal: { parts: parts('cbc:TaxableAmount Amount', 'cbc:TaxAmount Amount', 'cac:TaxCategory TaxCategory') },
  TaxCategory: {
    parts: parts(
      'cbc:ID Category',
      'cbc:Percent Percent',
      'cbc:TaxExemptionReasonCode? ExemptionCode',
      'cbc:TaxExemptionReason? Text',
      'cac:TaxScheme TaxScheme',
    ),
  },
  Totals: {
    parts: parts(
      'cbc:LineExtensionAmount Amount',
      'cbc:TaxExclusiveAmount Amount',
      'cbc:TaxInclusiveAmount Amount',
      'cbc:PrepaidAmount? Amount',
      'cbc:PayableAmount Amount',
    ),
  },
  Item: { parts: parts('cbc:Name Text', 'cac:ClassifiedTaxCategory LineCategory') },
  LineCategory: { parts: parts('cbc:ID Category', 'cbc:Percent Percent', 'cac:TaxScheme TaxScheme') },
  LinePrice: { parts: parts('cbc:PriceAmount Price') },
  InvoiceLine: {
    parts: parts(
      'cbc:ID Id',
      'cbc:InvoicedQuantity Quantity',
      'cbc:LineExtensionAmount Amount',
      'cac:Item Item',
      'cac:Price LinePrice',
    ),
  },
  CreditNoteLine: {
    parts: parts(
      'cbc:ID Id',
      'cbc:CreditedQuantity Quantity',
      'cbc:LineExtensionAmount Amount',
      'cac:Item Item',
      'cac:Price LinePrice',
    ),
  },
}

const head = ['cbc:CustomizationID Customization', 'cbc:ProfileID Profile', 'cbc:ID Id', 'cbc:IssueDate Date']
const parties = ['cac:AccountingSupplierParty PartyRole', 'cac:AccountingCustomerParty PartyRole']
const sums = ['cac:TaxTotal TaxTotal', 'cac:LegalMonetaryTotal Totals']

export const peppolElements: ElementTable = {
  ...common,
  Invoice: {
    parts: parts(
      ...head,
      'cbc:DueDate? Date',
      'cbc:InvoiceTypeCode InvoiceType',
      'cbc:DocumentCurrencyCode Currency',
      'cbc:BuyerReference Text',
      'cac:InvoicePeriod? Period',
      ...parties,
      'cac:PaymentMeans? PaymentMeans',
      'cac:PaymentTerms? PaymentTerms',
      ...sums,
      'cac:InvoiceLine+ InvoiceLine',
    ),
  },
  CreditNote: {
    parts: parts(
      ...head,
      'cbc:CreditNoteTypeCode CreditNoteType',
      'cbc:Note? Text',
      'cbc:DocumentCurrencyCode Currency',
      'cbc:BuyerReference Text',
      'cac:InvoicePeriod? Period',
      'cac:BillingReference BillingReference',
      ...parties,
      'cac:PaymentTerms? PaymentTerms',
      ...sums,
      'cac:CreditNoteLine+ CreditNoteLine',
    ),
  },
}
