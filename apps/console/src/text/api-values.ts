import { wordsText } from './words.text.ts'

type Word = keyof typeof wordsText.words.en

/** Names of API values that several texts include. */
export const caseStatuses = named({ PENDING: 'new', VERIFIED: 'inCollection', ENDED: 'ended' })

export const messageTypes = named({
  NOTE: 'note',
  'DEBTOR NOTE': 'fromTheDebtor',
  'CLIENT NOTE': 'fromTheCreditor',
  EMAIL: 'email',
  SMS: 'sms',
  LETTER: 'letter',
  'DIGITAL POST': 'digitalPost',
  'PHONE CALL': 'phoneCall',
  'AUTO CALL': 'automaticCall',
  'E-INVOICE': 'eInvoice',
})

export const voucherCategories = named({
  principal: 'principal',
  interest: 'interest',
  fee: 'fee',
  cost: 'collectionCost',
  compensation: 'compensation',
  deposit: 'payment',
  'credit-note': 'creditNote',
  'write-off': 'writeOff',
  payout: 'payout',
})

function named<Value extends string>(words: Record<Value, Word>): Record<'en' | 'da', Record<Value, string>> {
  const inLanguage = (language: 'en' | 'da'): Record<Value, string> => {
    const names = Object.entries<Word>(words).map(([value, word]) => [value, wordsText.words[language][word]])
    return Object.fromEntries(names) as Record<Value, string>
  }
  return { en: inLanguage('en'), da: inLanguage('da') }
}
