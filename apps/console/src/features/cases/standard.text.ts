import { defineText } from '../../text/define-text.ts'
import { wordsText } from '../../text/words.text.ts'

const { en, da } = wordsText.words

/** Translations of names that the service has by handle or in English. */
export const standardText = defineText('standard', {
  en: {
    PAID: 'Paid in full',
    OVERPAYMENT: 'Overpaid',
    PARTIALLY_PAID: 'Partially paid',
    DEAD: 'Debtor deceased',
    BANKRUPTCY: 'Bankruptcy',
    OBJECTION: 'Objection upheld',
    ERROR_CREDITOR: 'Creditor error',
    ERROR_US: 'Our error',
    WITHDRAWN: 'Withdrawn by the creditor',
    EXPIRATION: 'Claim time-barred',
    IRRECOVERABLE: 'Irrecoverable',
    TRANSFERRED: 'Transferred',
    NO_COURT: 'Not taken to court',
    UNIDENTIFIED: 'Debtor not identified',
    OFFER_FROM_US: 'Settled on our offer',
    OFFER_FROM_DEBTOR: "Settled on the debtor's offer",
    FORCED_DISSOLVED: 'Company compulsorily dissolved',
    NEGATIVE_PAYOFF: 'Costs exceed the expected recovery',
    DEPARTED: 'Debtor left the country',
    CREDITOR_UNRESPONSIVE: 'Creditor unresponsive',
    MERGED: 'Merged into another case',
    FIRE_AND_FORGET: 'One letter only',
    SMALL_CASE_NOT_WANTED: 'Too small to pursue',
    ADDRESS_UNKNOWN: 'Address unknown',
    DEBT_RELIEF: 'Debt relief granted',
    CONFLICT_OF_INTEREST: 'Conflict of interest',
    MINOR: 'Debtor is a minor',
    DELETED: en.deleted,
    NO_DEBT: 'No debt',
    note: en.note,
    'payment-promised': 'Payment promised',
    'payment-plan-agreed': 'Payment plan agreed',
    objection: 'Objection',
    'awaiting-creditor': 'Awaiting creditor',
    'call-back': 'Call back',
    'address-unknown': 'Address unknown',
    'case-reopened': 'Case reopened',
    'debt-relief': 'Debt relief',
    task: en.task,
    'customer-note': 'Customer note',
    'creditor-note': 'Creditor note',
    debtor: en.debtor,
    'co-debtor': en.coDebtor,
    guarantor: en.guarantor,
    guardian: en.guardian,
    'alternative-contact': en.alternativeContact,
    lawyer: en.lawyer,
  },
  da: {
    PAID: 'Betalt fuldt ud',
    OVERPAYMENT: 'Betalt for meget',
    PARTIALLY_PAID: 'Delvist betalt',
    DEAD: 'Skyldner er død',
    BANKRUPTCY: 'Konkurs',
    OBJECTION: 'Indsigelse taget til følge',
    ERROR_CREDITOR: 'Fejl hos kreditor',
    ERROR_US: 'Fejl hos os',
    WITHDRAWN: 'Tilbagekaldt af kreditor',
    EXPIRATION: 'Kravet er forældet',
    IRRECOVERABLE: 'Uerholdelig',
    TRANSFERRED: 'Overdraget',
    NO_COURT: 'Ikke ført i retten',
    UNIDENTIFIED: 'Skyldner ikke identificeret',
    OFFER_FROM_US: 'Forlig efter vores tilbud',
    OFFER_FROM_DEBTOR: 'Forlig efter skyldners tilbud',
    FORCED_DISSOLVED: 'Selskabet er tvangsopløst',
    NEGATIVE_PAYOFF: 'Omkostninger overstiger forventet udbytte',
    DEPARTED: 'Skyldner er udrejst',
    CREDITOR_UNRESPONSIVE: 'Kreditor svarer ikke',
    MERGED: 'Lagt sammen med en anden sag',
    FIRE_AND_FORGET: 'Kun ét brev',
    SMALL_CASE_NOT_WANTED: 'For lille til at forfølge',
    ADDRESS_UNKNOWN: 'Ukendt adresse',
    DEBT_RELIEF: 'Gældssanering bevilget',
    CONFLICT_OF_INTEREST: 'Interessekonflikt',
    MINOR: 'Skyldner er mindreårig',
    DELETED: da.deleted,
    NO_DEBT: 'Ingen gæld',
    note: da.note,
    'payment-promised': 'Betaling lovet',
    'payment-plan-agreed': 'Afdragsordning aftalt',
    objection: 'Indsigelse',
    'awaiting-creditor': 'Afventer kreditor',
    'call-back': 'Ring tilbage',
    'address-unknown': 'Ukendt adresse',
    'case-reopened': 'Sagen er genåbnet',
    'debt-relief': 'Gældssanering',
    task: da.task,
    'customer-note': 'Notat om kunden',
    'creditor-note': 'Notat om kreditor',
    debtor: da.debtor,
    'co-debtor': da.coDebtor,
    guarantor: da.guarantor,
    guardian: da.guardian,
    'alternative-contact': da.alternativeContact,
    lawyer: da.lawyer,
  },
})

type Word = Parameters<typeof standardText.t>[0]

function isWord(given: string): given is Word {
  return given in standardText.words.en
}

/** The name of an end reason: a standard one is translated by its handle, one of the tenant keeps its label. */
export function endReasonName(reason: { handle: string; label: string; standard: boolean }): string {
  return reason.standard && isWord(reason.handle) ? standardText.t(reason.handle) : reason.label
}

const updateTypes = [
  'note',
  'payment-promised',
  'payment-plan-agreed',
  'objection',
  'awaiting-creditor',
  'call-back',
  'address-unknown',
  'case-reopened',
  'debt-relief',
  'task',
  'customer-note',
  'creditor-note',
] as const

/** The name of an update type. A default label is translated, a label that the tenant changed is not. */
export function updateName(label: string): string {
  const standard = updateTypes.find((handle) => standardText.words.en[handle] === label)
  return standard === undefined ? label : standardText.t(standard)
}

/** The relation of a person to the customer. */
export function relationName(relation: string): string {
  return isWord(relation) ? standardText.t(relation) : relation
}
