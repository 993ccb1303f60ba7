import Type, { type Static } from 'typebox'
import { Form } from '../../../platform/http/schemas/form.ts'
import { Name, Nullable, OneOf, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Address, BankAccount, Email, Phone } from '../../../platform/http/schemas/wire-parts.ts'
import { Currency } from '../../../platform/money/money.ts'
import { message } from './tenant-settings.problems.ts'

const Language = Form('^[a-z]{2}$', message('must be a language code of two lowercase letters, such as da'), {
  description: 'Two-letter code of the default language of users, customers and letters.',
  examples: ['da'],
})
const timeZoneNote = {
  description: 'IANA name of the time zone of the tenant, in which plain dates are read.',
  examples: ['Europe/Copenhagen'],
}
const TimeZone = Text(64, timeZoneNote)
const nameNote = { description: 'The name of the tenant, as debtors see it.' }
const phoneNote = { description: 'The phone number that debtors can call.' }
const emailNote = { description: 'The e-mail address that debtors can write to.' }
const currencyNote = { description: 'The default currency of new cases.' }
const logoNote = {
  description:
    'The file of the logo on letters, settlements and the debtor web: a PNG or JPEG of at most 1 MiB and 2,000,000 pixels.',
}
const instructionsNote = { description: 'Payment instructions for debtors.' }
const accountNote = {
  description:
    'The account that debtors pay to if no transaction account is the default for the currency. It applies to cases in the currency of the tenant (DKK by default).',
}
const addressNote = { description: 'The address of the tenant, shown on the debtor web.' }
const hoursNote = {
  description: 'Telephone hours, as shown to debtors.',
  examples: ['Mandag–torsdag 9–15'],
}
const referenceNote = {
  description:
    'The reference that debtors put on a payment. It must contain `{{caseNumber}}`, which becomes the journal number of the case, or its number if it has none. Null means that number alone.',
  examples: ['Sag {{caseNumber}}'],
}
const deadlineNote = {
  description:
    'The number of days after a debtor link was created within which the debtor web asks for payment, if the whole debt was already due and no letter sets a later deadline.',
}
const secondFactorNote = {
  description:
    'Whether everyone who signs in needs a second factor. Users without one are signed out when this is switched on, and must set one up after entering their password. Tokens are not affected.',
}
const reviewNote = {
  minimum: 0,
  maximum: 90,
  description:
    'For this many days after the bank account of a creditor or contact was changed, a payout to it needs approval by a second person; 0 means never. Defaults to 7. Lowering it takes effect when the previous period has run out.',
}
const reviewUntilNote = {
  format: 'date-time',
  description: 'Until when `formerPayoutReviewDays` applies, after `payoutReviewDays` was lowered.',
}

const twoPeopleNote = {
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description:
    'From which total, in the minor unit of its currency, a payout batch needs approval by a second person; 0 means always, null means never. Defaults to 1000000. Raising it takes effect after seven days.',
}
const formerTwoPeopleNote = {
  description: 'The previous, lower value after `twoPeopleFromAmount` was raised; null if there is none.',
}
const twoPeopleUntilNote = {
  format: 'date-time',
  description: 'Until when `formerTwoPeopleFromAmount` applies, after `twoPeopleFromAmount` was raised.',
}

const daysBackNote = {
  description: 'How many days back a payment may be dated; 0 means today only, null means no limit.',
}
const personalDataNote = {
  description:
    'After how many days without an open case the data of the people of a customer is erased; null means only on request. Danish bookkeeping law asks for five years.',
}
const retentionDays = { minimum: 1, maximum: 36_500 }
const untilErased = 'null means as long as the people of the customer are not erased.'
const messagesNote = {
  description: `After how many days without an open case the contents of the messages, letters and files of a customer are erased; ${untilErased}`,
}
const notesNote = {
  description: `After how many days without an open case the updates on a customer and its cases, and the reasons given for steps of workflows, are erased; ${untilErased}`,
}
const contactHistoryNote = {
  description: `After how many days without an open case the contact verdicts about the people of a customer lose their names, and its links are revoked; ${untilErased} Restrictions and consents stay.`,
}
const requestLogNote = {
  description: 'After how many days a request is deleted from the request log; null means after 30 to 37 days.',
}
const endsNote = {
  description: 'Whether a case ends as PAID when a payment settles its whole debt, including accrued interest.',
}

const withoutTlsNote = {
  description:
    'What happens to an e-mail with amounts or other confidential content if the mail server offers no encryption (TLS): `hold` keeps it until there is encryption, `link` sends the debtor a link to the debtor web, where the content can be read. Defaults to `hold`.',
}
const WithoutTls = OneOf(['hold', 'link'], withoutTlsNote)

const fiNote = {
  description:
    'The creditor number of the tenant at the Danish FI scheme: 8 digits, the first of which is 8. With it, cases in DKK have FI +71 payment references.',
  examples: ['81234567'],
}
const FiCreditorNumber = Form(
  '^8[0-9]{7}$',
  message('must be 8 digits, the first of which is 8, such as 81234567'),
  fiNote,
)
const kidNote = {
  enum: [10, 11],
  description: 'How the check digit of Norwegian KID references is computed, as agreed with the bank. Defaults to 10.',
}
const ocrNote = {
  description: 'Whether Swedish OCR references contain a length digit, as agreed with the bank. Defaults to false.',
}

const registrationNote = {
  description:
    'The number of the tenant in the company register, such as its CVR number, without spaces. Invoices show it.',
  examples: ['12345674'],
}
const RegistrationNumber = Form(
  '^[0-9A-Z]{2,20}$',
  message('must be digits and capital letters without spaces, such as 12345674'),
  registrationNote,
)
const vatNote = {
  description: 'The VAT number of the tenant with its country. Invoices with VAT need it.',
  examples: ['DK12345674'],
}
const VatNumber = Form(
  '^[A-Z]{2}[0-9A-Z]{2,18}$',
  message('must be a VAT number with its country, such as DK12345674'),
  vatNote,
)

export const TenantSettings = Type.Object(
  {
    tenantId: Uuid,
    name: Type.String(nameNote),
    timeZone: Type.String(timeZoneNote),
    language: Type.String({ description: 'Two-letter code of the default language of users, customers and letters.' }),
    currency: Nullable(Type.Unsafe<Currency>({ ...Currency, ...currencyNote })),
    logoFileId: Nullable(Type.String({ format: 'uuid', ...logoNote })),
    phone: Nullable(Type.Unsafe<Phone>({ ...Phone, ...phoneNote })),
    email: Nullable(Type.String(emailNote)),
    paymentInstructions: Nullable(Type.String(instructionsNote)),
    bankAccount: Nullable(Type.Unsafe<BankAccount>({ ...BankAccount, ...accountNote })),
    address: Nullable(Type.Unsafe<Address>({ ...Address, ...addressNote })),
    openingHours: Nullable(Type.String(hoursNote)),
    paymentReference: Nullable(Type.String(referenceNote)),
    paymentDeadlineDays: Nullable(Type.Integer(deadlineNote)),
    paymentDaysBack: Nullable(Type.Integer(daysBackNote)),
    personalDataDays: Nullable(Type.Integer(personalDataNote)),
    messageDays: Nullable(Type.Integer(messagesNote)),
    noteDays: Nullable(Type.Integer(notesNote)),
    contactHistoryDays: Nullable(Type.Integer(contactHistoryNote)),
    requestLogDays: Nullable(Type.Integer(requestLogNote)),
    endPaidCases: Type.Boolean(endsNote),
    emailWithoutTls: WithoutTls,
    secondFactorRequired: Type.Boolean(secondFactorNote),
    payoutReviewDays: Type.Integer(reviewNote),
    formerPayoutReviewDays: Type.Integer({
      description: 'The previous, higher value after it was lowered; otherwise 0.',
    }),
    formerPayoutReviewUntil: Nullable(Type.String(reviewUntilNote)),
    twoPeopleFromAmount: Nullable(Type.Integer(twoPeopleNote)),
    formerTwoPeopleFromAmount: Nullable(Type.Integer(formerTwoPeopleNote)),
    formerTwoPeopleUntil: Nullable(Type.String(twoPeopleUntilNote)),
    fiCreditorNumber: Nullable(Type.String(fiNote)),
    kidModulus: Type.Unsafe<10 | 11>({ type: 'integer', ...kidNote }),
    ocrLengthDigit: Type.Boolean(ocrNote),
    registrationNumber: Nullable(Type.String(registrationNote)),
    vatNumber: Nullable(Type.String(vatNote)),
  },
  { title: 'TenantSettings' },
)
export type TenantSettings = Static<typeof TenantSettings>

export const TenantSettingsPatch = Type.Object(
  {
    name: Type.Optional({ ...Name, ...nameNote }),
    timeZone: Type.Optional(TimeZone),
    language: Type.Optional(Language),
    currency: Type.Optional(Nullable(Type.Unsafe<Currency>({ ...Currency, ...currencyNote }))),
    logoFileId: Type.Optional(Nullable(Type.String({ format: 'uuid', ...logoNote }))),
    phone: Type.Optional(Nullable(Type.Unsafe<Phone>({ ...Phone, ...phoneNote }))),
    email: Type.Optional(Nullable({ ...Email, ...emailNote })),
    paymentInstructions: Type.Optional(Nullable(Text(2_000, instructionsNote))),
    bankAccount: Type.Optional(Nullable(Type.Unsafe<BankAccount>({ ...BankAccount, ...accountNote }))),
    address: Type.Optional(Nullable(Type.Unsafe<Address>({ ...Address, ...addressNote }))),
    openingHours: Type.Optional(Nullable(Text(500, hoursNote))),
    paymentReference: Type.Optional(Nullable(Text(100, referenceNote))),
    paymentDeadlineDays: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 90, ...deadlineNote }))),
    paymentDaysBack: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 36_500, ...daysBackNote }))),
    personalDataDays: Type.Optional(Nullable(Type.Integer({ minimum: 30, maximum: 36_500, ...personalDataNote }))),
    messageDays: Type.Optional(Nullable(Type.Integer({ ...retentionDays, ...messagesNote }))),
    noteDays: Type.Optional(Nullable(Type.Integer({ ...retentionDays, ...notesNote }))),
    contactHistoryDays: Type.Optional(Nullable(Type.Integer({ ...retentionDays, ...contactHistoryNote }))),
    requestLogDays: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 30, ...requestLogNote }))),
    endPaidCases: Type.Optional(Type.Boolean(endsNote)),
    emailWithoutTls: Type.Optional(WithoutTls),
    secondFactorRequired: Type.Optional(Type.Boolean(secondFactorNote)),
    payoutReviewDays: Type.Optional(Type.Integer(reviewNote)),
    twoPeopleFromAmount: Type.Optional(Nullable(Type.Integer(twoPeopleNote))),
    fiCreditorNumber: Type.Optional(Nullable(FiCreditorNumber)),
    kidModulus: Type.Optional(Type.Unsafe<10 | 11>({ type: 'integer', ...kidNote })),
    ocrLengthDigit: Type.Optional(Type.Boolean(ocrNote)),
    registrationNumber: Type.Optional(Nullable(RegistrationNumber)),
    vatNumber: Type.Optional(Nullable(VatNumber)),
  },
  { title: 'TenantSettingsPatch' },
)
export type TenantSettingsPatch = Static<typeof TenantSettingsPatch>
