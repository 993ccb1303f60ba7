/** The type of a fact. A date is a number of days before today; a missing one is null, and every comparison with it is false. */
export type FactType = 'number' | 'boolean' | 'text' | 'texts'

export interface FactDeclaration {
  readonly type: FactType
  /** Whether it changes by itself from one day to the next. */
  readonly isDaily?: true
  readonly en: string
  readonly da: string
}

/** What conditions can ask about a case. Amounts are in the minor unit of its currency. */
export const factDeclarations = {
  amountDue: {
    type: 'number',
    isDaily: true,
    en: 'The outstanding amount with accrued interest',
    da: 'Restgælden med påløbne renter',
  },
  principal: { type: 'number', en: 'The outstanding principal', da: 'Den udestående hovedstol' },
  charges: {
    type: 'number',
    en: 'The outstanding fees, costs and compensation',
    da: 'Udestående gebyrer, omkostninger og kompensation',
  },
  disputedAmount: {
    type: 'number',
    en: 'The disputed part of the outstanding amount',
    da: 'Den bestridte del af restgælden',
  },
  paid: { type: 'number', en: 'The sum of all payments', da: 'Summen af alle betalinger' },
  paymentCount: { type: 'number', en: 'The number of payments', da: 'Antallet af betalinger' },
  daysSincePayment: {
    type: 'number',
    isDaily: true,
    en: 'Days since the last payment',
    da: 'Dage siden den seneste betaling',
  },
  daysOverdue: {
    type: 'number',
    isDaily: true,
    en: 'Days since the oldest open claim was due',
    da: 'Dage siden det ældste åbne krav forfaldt',
  },
  daysOpen: {
    type: 'number',
    isDaily: true,
    en: 'Days since the case was created',
    da: 'Dage siden sagen blev oprettet',
  },
  daysSinceDemand: {
    type: 'number',
    isDaily: true,
    en: 'Days since the last demand was sent',
    da: 'Dage siden det seneste påkrav blev sendt',
  },
  letterCount: { type: 'number', en: 'The number of letters on the case', da: 'Antallet af breve på sagen' },
  isCompany: { type: 'boolean', en: 'Whether the debtor is a company', da: 'Om skyldneren er en virksomhed' },
  hasEmail: {
    type: 'boolean',
    en: 'Whether the debtor has an e-mail address',
    da: 'Om skyldneren har en e-mailadresse',
  },
  hasPhone: { type: 'boolean', en: 'Whether the debtor has a phone number', da: 'Om skyldneren har et telefonnummer' },
  hasAddress: { type: 'boolean', en: 'Whether the debtor has an address', da: 'Om skyldneren har en adresse' },
  planActive: { type: 'boolean', en: 'Whether a payment plan is in force', da: 'Om en afdragsordning er i kraft' },
  planBroken: {
    type: 'boolean',
    en: 'Whether a payment plan was broken',
    da: 'Om en afdragsordning er misligholdt',
  },
  courtState: {
    type: 'text',
    en: 'The state of the last court claim: PREPARED, FILED, SERVED, OBJECTED, ENDORSED, BAILIFF, WITHDRAWN or ENDED',
    da: 'Status på det seneste betalingspåkrav: PREPARED, FILED, SERVED, OBJECTED, ENDORSED, BAILIFF, WITHDRAWN eller ENDED',
  },
  status: {
    type: 'text',
    en: 'The status of the case: PENDING or VERIFIED',
    da: 'Sagens status: PENDING eller VERIFIED',
  },
  currency: { type: 'text', en: 'The currency of the case', da: 'Sagens valuta' },
  rulePack: {
    type: 'text',
    en: 'The rule pack of the case, such as dk-consumer',
    da: 'Sagens regelpakke, fx dk-consumer',
  },
  messageFailed: {
    type: 'boolean',
    en: 'Whether a text message or digital post failed or came back',
    da: 'Om en sms eller digital post fejlede eller kom retur',
  },
  mailReturned: {
    type: 'boolean',
    en: 'Whether letters to the address of the debtor come back',
    da: 'Om breve til skyldnerens adresse kommer retur',
  },
  emailReturned: {
    type: 'boolean',
    en: 'Whether e-mails to the debtor come back',
    da: 'Om e-mails til skyldneren kommer retur',
  },
  messageWaiting: {
    type: 'boolean',
    en: 'Whether a message from the debtor waits to be handled',
    da: 'Om en henvendelse fra skyldneren venter på at blive behandlet',
  },
  tags: { type: 'texts', en: 'The tags of the case', da: 'Sagens tags' },
} as const satisfies Readonly<Record<string, FactDeclaration>>

export type FactName = keyof typeof factDeclarations

export const factNames = Object.keys(factDeclarations) as readonly FactName[]

/** The values of all facts at one moment. */
export type Facts = Readonly<Record<FactName, FactValue>>
export type FactValue = number | boolean | string | readonly string[] | null

/** The declaration of a fact by its name; undefined for any other name, such as those that every object has. */
export function factOf(name: string): FactDeclaration | undefined {
  return factNames.some((known) => known === name) ? factDeclarations[name as FactName] : undefined
}
