import Type, { type Static } from 'typebox'
import { Name, Nullable, Text, Uuid } from '../../platform/http/schemas.ts'
import { BankAccount, Email, Phone } from '../../platform/http/wire-parts.ts'
import { Currency } from '../../platform/money/money.ts'

const Language = Type.String({ pattern: '^[a-z]{2}$', description: 'Two-letter language code.', examples: ['da'] })
const TimeZone = Text(64, {
  description: 'IANA name of the time zone in which plain dates are read.',
  examples: ['Europe/Copenhagen'],
})
const currencyNote = { description: 'What new cases are in unless told otherwise.' }
const logoNote = { description: 'The file of an image that letters and the debtor web show.' }
const instructionsNote = { description: 'How to pay, in words for debtors.' }

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
    bankAccount: Nullable(BankAccount),
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
    bankAccount: Type.Optional(Nullable(BankAccount)),
  },
  { title: 'TenantSettingsPatch' },
)
export type TenantSettingsPatch = Static<typeof TenantSettingsPatch>
