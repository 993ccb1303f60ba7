import Type, { type Static } from 'typebox'
import { ListOrder } from '../../../platform/http/operations/list-order.ts'
import { Instant, Nullable, OneOf, PageQuery, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Address, BankAccount } from '../../../platform/http/schemas/wire-parts.ts'
import { Actor } from '../../../platform/identity/actor.ts'
import { Amount, Currency } from '../../../platform/money/money.ts'
import { feeTriggers, RateBasisPoints } from '../billing-models/index.ts'
import { PaymentReference } from '../payment-references/index.ts'

const Day = Type.String({ format: 'date', maxLength: 10, examples: ['2026-03-31'] })

export const documentKinds = ['INVOICE', 'CREDIT_NOTE'] as const
export const invoiceStates = ['OPEN', 'PART_PAID', 'PAID', 'CREDITED'] as const
export const lineKinds = ['commission', 'fee', 'collected'] as const
/** Codes of EN 16931: standard rate, exempt, reverse charge. */
export const vatCategories = ['S', 'E', 'AE'] as const

/** An amount that may be negative, such as commission that a settlement gives back. */
const Signed = Type.Integer({
  minimum: -Number.MAX_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'In the minor unit of the currency.',
  examples: [120000],
})

const InvoiceParty = Type.Object(
  {
    name: Type.String({ description: 'The name.' }),
    registrationNumber: Nullable(Type.String({ description: 'The number in the company register.' })),
    vatNumber: Nullable(Type.String({ description: 'The VAT number with its country.' })),
    address: Address,
    country: Type.String({ description: 'Two-letter code of the country.', examples: ['DK'] }),
  },
  { title: 'InvoiceParty', description: 'A party as it was when the document was issued.' },
)
export type InvoiceParty = Static<typeof InvoiceParty>

const InvoiceLine = Type.Object(
  {
    number: Type.Integer({ minimum: 1, description: 'The number of the line.' }),
    kind: OneOf(lineKinds, {
      description:
        '`commission` and `fee`: what the agency charges. `collected`: money of debtors that the creditor has and that belongs to the agency, or that was paid out and then reversed.',
    }),
    trigger: Nullable(OneOf(feeTriggers, { description: 'What a fee was charged for.' })),
    text: Type.String({ description: 'The text of the line.' }),
    quantity: Type.Integer({ description: 'How many; negative if the line gives something back.' }),
    unitAmount: { ...Amount, description: 'The price of one without VAT.' },
    net: { ...Signed, description: 'The line without VAT.' },
    vatCategory: OneOf(vatCategories, {
      description:
        'Code of EN 16931. `S`: with VAT. `E`: without VAT. `AE`: reverse charge, the buyer accounts for it.',
    }),
    vatRateBasisPoints: RateBasisPoints,
  },
  { title: 'InvoiceLine' },
)
export type InvoiceLine = Static<typeof InvoiceLine>

const InvoicePayment = Type.Object(
  {
    reference: Nullable(
      Type.Unsafe<Static<typeof PaymentReference>>({
        ...PaymentReference,
        description: 'The reference that a bank’s machines can read.',
      }),
    ),
    fiCreditorNumber: Nullable(Type.String({ description: 'The FI creditor number of the agency.' })),
    account: Nullable(BankAccount),
    iban: Nullable(Type.String({ description: 'The IBAN of that account.' })),
    bic: Nullable(Type.String({ description: 'The BIC of its bank.' })),
  },
  { title: 'InvoicePayment', description: 'How to pay.' },
)
export type InvoicePayment = Static<typeof InvoicePayment>

export const Invoice = Type.Object(
  {
    invoiceId: { ...Uuid, description: 'The id of the document.' },
    tenantId: Uuid,
    kind: OneOf(documentKinds, { description: 'A credit note credits an invoice in whole or in part.' }),
    invoiceNumber: Type.Integer({
      minimum: 1,
      description: 'The number of the document. Invoices and credit notes share one series without gaps.',
    }),
    creditorId: { ...Uuid, description: 'The creditor.' },
    billingId: { ...Uuid, description: 'The settlement that is invoiced.' },
    billingSeqId: Type.Integer({ minimum: 1, description: 'The number of that settlement.' }),
    creditsInvoiceId: Nullable(Type.String({ format: 'uuid', description: 'The invoice that a credit note credits.' })),
    creditsInvoiceNumber: Nullable(Type.Integer({ minimum: 1, description: 'The number of that invoice.' })),
    currency: Currency,
    issuedOn: { ...Day, description: 'The date of the document.' },
    dueOn: Nullable(
      Type.String({ format: 'date', description: 'When the invoice is due; null if nothing is to be paid.' }),
    ),
    periodFrom: { ...Day, description: 'The first day of the settled period.' },
    periodTo: { ...Day, description: 'The last day of the settled period.' },
    seller: InvoiceParty,
    buyer: InvoiceParty,
    buyerReference: Type.String({ description: 'The reference that the creditor asked for.' }),
    lines: Type.Array(InvoiceLine, { description: 'What is charged or credited.' }),
    net: { ...Signed, description: 'The sum of the lines.' },
    vat: { ...Signed, description: 'The VAT.' },
    total: { ...Amount, description: 'The sum with VAT.' },
    prepaid: { ...Amount, description: 'What was withheld, set off or paid before the document was issued.' },
    payable: {
      ...Amount,
      description: 'What was to be paid when the invoice was issued; on a credit note, its total.',
    },
    payment: Nullable(InvoicePayment),
    outstanding: { ...Amount, description: 'What is still to be paid.' },
    credited: { ...Amount, description: 'What credit notes have credited, with VAT.' },
    state: Nullable(
      OneOf(invoiceStates, {
        description: 'Whether the invoice is paid. `CREDITED`: credited in full. Null on a credit note.',
      }),
    ),
    overdue: Type.Boolean({ description: 'Whether it should have been paid by now.' }),
    entryId: Nullable(
      Type.String({
        format: 'uuid',
        description: 'The entry on the creditor’s account: the receivable, or what a credit note settled of it.',
      }),
    ),
    text: Nullable(Type.String({ description: 'Why an invoice was credited.' })),
    language: OneOf(['da', 'en'], { description: 'The language of the document.' }),
    createdAt: Instant,
    createdBy: Actor,
  },
  { title: 'Invoice' },
)
export type Invoice = Static<typeof Invoice>

export const InvoiceInput = Type.Object(
  {
    billingId: { ...Uuid, description: 'The approved settlement to invoice.' },
    dueOn: Type.Optional({ ...Day, description: 'When it is due: today or later. Defaults to 14 days from today.' }),
    buyerReference: Type.Optional(
      Text(50, {
        minLength: 1,
        description: 'A reference that the creditor asked for. Defaults to the number of the settlement.',
      }),
    ),
  },
  { title: 'InvoiceInput' },
)
export type InvoiceInput = Static<typeof InvoiceInput>

export const CreditInput = Type.Object(
  {
    lines: Type.Optional(
      Type.Array(
        Type.Object({
          number: Type.Integer({ minimum: 1, maximum: 1_000, description: 'The line of the invoice.' }),
          net: { ...Signed, description: 'How much of it to credit, without VAT, with the sign of the line.' },
        }),
        { minItems: 1, maxItems: 20, description: 'What to credit. Without it, everything that is left.' },
      ),
    ),
    text: Text(500, { minLength: 1, description: 'Why the invoice is credited. The credit note shows it.' }),
  },
  { title: 'InvoiceCreditInput' },
)
export type CreditInput = Static<typeof CreditInput>

export const InvoiceCandidate = Type.Object(
  {
    billingId: { ...Uuid, description: 'The approved settlement.' },
    billingSeqId: Type.Integer({ minimum: 1, description: 'Its number.' }),
    creditorId: { ...Uuid, description: 'The creditor.' },
    creditorName: Type.String({ description: 'The name of the creditor.' }),
    currency: Currency,
    from: { ...Day, description: 'The first day of the settled period.' },
    to: { ...Day, description: 'The last day of the settled period.' },
    charged: { ...Amount, description: 'Commission and fees with VAT, and what the creditor owes besides.' },
    outstanding: { ...Amount, description: 'What the creditor still owes of it.' },
  },
  { title: 'InvoiceCandidate' },
)
export type InvoiceCandidate = Static<typeof InvoiceCandidate>

export const InvoiceParams = Type.Object({ tenantId: Uuid, invoiceId: { ...Uuid, description: 'The document.' } })

const filters = {
  creditorId: Type.Optional({ ...Uuid, description: 'Only documents for this creditor.' }),
  billingId: Type.Optional({ ...Uuid, description: 'Only documents for this settlement.' }),
  kind: Type.Optional(OneOf(documentKinds, { description: 'Only invoices, or only credit notes.' })),
  state: Type.Optional(OneOf(invoiceStates, { description: 'Only invoices in this state.' })),
  overdue: Type.Optional(
    Type.Boolean({ description: 'Only invoices that are overdue (true), or that are not (false).' }),
  ),
  q: Type.Optional(
    Text(100, { minLength: 1, description: 'Only documents with this number, or whose buyer has this in its name.' }),
  ),
}
export const InvoiceListQuery = PageQuery({ ...filters, sort: Type.Optional(ListOrder) })
export type InvoiceFilters = Pick<Static<typeof InvoiceListQuery>, keyof typeof filters>
export const CandidateQuery = PageQuery({
  creditorId: Type.Optional({ ...Uuid, description: 'Only settlements with this creditor.' }),
  owed: Type.Optional(
    Type.Boolean({ description: 'Only those of which something is owed (true), or nothing (false).' }),
  ),
})
