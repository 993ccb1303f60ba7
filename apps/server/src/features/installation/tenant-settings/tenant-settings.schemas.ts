import Type, { type Static } from 'typebox'
import { Form } from '../../../platform/http/schemas/form.ts'
import { Name, Nullable, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Address, BankAccount, Email, Phone } from '../../../platform/http/schemas/wire-parts.ts'
import { Currency } from '../../../platform/money/money.ts'
import { message } from './tenant-settings.problems.ts'

const Language = Form('^[a-z]{2}$', message('must be a language code of two small letters, such as da'), {
  description: 'Two-letter language code.',
  examples: ['da'],
})
const TimeZone = Text(64, {
  description: 'IANA name of the time zone in which plain dates are read.',
  examples: ['Europe/Copenhagen'],
})
const currencyNote = { description: 'What new cases are in unless told otherwise.' }
const logoNote = {
  description:
    'The file of a PNG or JPEG that stands at the head of letters, settlements and the debtor web: at most 1 MiB and 2,000,000 pixels.',
}
const instructionsNote = { description: 'How to pay, in words for debtors.' }
const accountNote = {
  description:
    'Where debtors pay to where no transaction account is the default of the currency: on cases in the currency of the tenant (DKK unless it has one).',
}
const addressNote = { description: 'Where the tenant is found, on the debtor web.' }
const hoursNote = {
  description: 'When the phone is answered, in words for debtors.',
  examples: ['Mandag–torsdag 9–15'],
}
const referenceNote = {
  description:
    'What debtors write on a payment. `{{caseNumber}}` stands for the journal number of the case, or else its number, and must be in it; null is that number alone.',
  examples: ['Sag {{caseNumber}}'],
}
const deadlineNote = {
  description:
    'Where all that is owed fell due before and no letter asks for it by a later day, the debtor web asks for it within so many days after its link was made.',
}
const secondFactorNote = {
  description:
    'Everybody who signs in needs a second factor. Whoever has none is signed out when this is set, and sets one up after the password before anything else. Tokens are not affected.',
}
const reviewNote = {
  minimum: 0,
  maximum: 90,
  description:
    'For so many days after the account of a creditor or contact was changed, a payout to it needs a second person; 0 is never. 7 unless set. A lower number takes effect once the days before it have run out.',
}
const reviewUntilNote = {
  format: 'date-time',
  description: 'Until when `formerPayoutReviewDays` still apply, after `payoutReviewDays` was lowered.',
}

const daysBackNote = {
  description: 'How many days back a payment may be dated; 0 is today alone, and null sets no limit.',
}
const endsNote = {
  description:
    'Whether a case ends as PAID when a payment brings what is owed on it, accrued interest included, to nothing.',
}

export const TenantSettings = Type.Object(
  {
    tenantId: Uuid,
    name: Type.String(),
    timeZone: Type.String(),
    language: Type.String(),
    currency: Nullable(Type.Unsafe<Currency>({ ...Currency, ...currencyNote })),
    logoFileId: Nullable(Type.String({ format: 'uuid', ...logoNote })),
    phone: Nullable(Phone),
    email: Nullable(Type.String()),
    paymentInstructions: Nullable(Type.String(instructionsNote)),
    bankAccount: Nullable(Type.Unsafe<BankAccount>({ ...BankAccount, ...accountNote })),
    address: Nullable(Type.Unsafe<Address>({ ...Address, ...addressNote })),
    openingHours: Nullable(Type.String(hoursNote)),
    paymentReference: Nullable(Type.String(referenceNote)),
    paymentDeadlineDays: Nullable(Type.Integer(deadlineNote)),
    paymentDaysBack: Nullable(Type.Integer(daysBackNote)),
    endPaidCases: Type.Boolean(endsNote),
    secondFactorRequired: Type.Boolean(secondFactorNote),
    payoutReviewDays: Type.Integer(reviewNote),
    formerPayoutReviewDays: Type.Integer({ description: 'The greater number from before it was lowered; else 0.' }),
    formerPayoutReviewUntil: Nullable(Type.String(reviewUntilNote)),
  },
  { title: 'TenantSettings' },
)
export type TenantSettings = Static<typeof TenantSettings>

export const TenantSettingsPatch = Type.Object(
  {
    name: Type.Optional(Name),
    timeZone: Type.Optional(TimeZone),
    language: Type.Optional(Language),
    currency: Type.Optional(Nullable(Type.Unsafe<Currency>({ ...Currency, ...currencyNote }))),
    logoFileId: Type.Optional(Nullable(Type.String({ format: 'uuid', ...logoNote }))),
    phone: Type.Optional(Nullable(Phone)),
    email: Type.Optional(Nullable(Email)),
    paymentInstructions: Type.Optional(Nullable(Text(2_000, instructionsNote))),
    bankAccount: Type.Optional(Nullable(Type.Unsafe<BankAccount>({ ...BankAccount, ...accountNote }))),
    address: Type.Optional(Nullable(Type.Unsafe<Address>({ ...Address, ...addressNote }))),
    openingHours: Type.Optional(Nullable(Text(500, hoursNote))),
    paymentReference: Type.Optional(Nullable(Text(100, referenceNote))),
    paymentDeadlineDays: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 90, ...deadlineNote }))),
    paymentDaysBack: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 36_500, ...daysBackNote }))),
    endPaidCases: Type.Optional(Type.Boolean(endsNote)),
    secondFactorRequired: Type.Optional(Type.Boolean(secondFactorNote)),
    payoutReviewDays: Type.Optional(Type.Integer(reviewNote)),
  },
  { title: 'TenantSettingsPatch' },
)
export type TenantSettingsPatch = Static<typeof TenantSettingsPatch>
