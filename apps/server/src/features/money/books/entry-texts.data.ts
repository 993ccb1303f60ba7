import type { EntryKind } from './postings.rules.ts'

/** What an exported entry says, in the language of the tenant. */
export const entryTexts: Readonly<Record<EntryKind, { readonly en: string; readonly da: string }>> = {
  CLAIM: { en: 'Claim', da: 'Krav' },
  CLAIM_SETTLED: { en: 'Claim settled', da: 'Krav udlignet' },
  COLLECTED: { en: 'Collected', da: 'Inddrevet' },
  DEPOSIT: { en: 'Deposit', da: 'Indbetaling' },
  DEPOSIT_REVERSED: { en: 'Deposit reversed', da: 'Indbetaling tilbageført' },
  BANK_LINE: { en: 'Bank line', da: 'Banklinje' },
  BANK_LINE_MOVED: { en: 'Bank line moved', da: 'Banklinje flyttet' },
  BANK_LINE_REPLACED: { en: 'Bank line replaced', da: 'Banklinje erstattet' },
  BANK_OPENING: { en: 'Opening balance', da: 'Primosaldo' },
  COLLECTOR_SHARE: { en: 'Costs kept', da: 'Omkostninger til bureauet' },
  COMMISSION: { en: 'Commission', da: 'Provision' },
  FEES: { en: 'Fixed fees', da: 'Faste gebyrer' },
  VAT: { en: 'VAT', da: 'Moms' },
  COLLECTED_WAIVED: { en: 'Collected money waived', da: 'Inddrevet beløb eftergivet' },
  PAYOUT: { en: 'Payout', da: 'Udbetaling' },
  PAYOUT_SENT: { en: 'Payout sent to the bank', da: 'Udbetaling sendt til banken' },
  PAYOUT_FAILED: { en: 'Payout rejected by the bank', da: 'Udbetaling afvist af banken' },
  PAYOUT_PAID: { en: 'Payout paid', da: 'Udbetaling betalt' },
  PAYOUT_CANCELLED: { en: 'Refund withdrawn', da: 'Tilbagebetaling trukket tilbage' },
  CREDITOR_DEBT: { en: 'Debt of the creditor', da: 'Kreditors gæld' },
}

const caseWords = { en: 'case', da: 'sag' }

/** Such as "Deposit, case 17, Nordkyst A/S". */
export function textOfEntry(
  { kind, caseSeqId, creditorName }: { kind: EntryKind; caseSeqId: number | null; creditorName: string | null },
  language: string,
): string {
  const inLanguage = language === 'da' ? 'da' : 'en'
  const parts = [
    entryTexts[kind][inLanguage],
    ...(caseSeqId === null ? [] : [`${caseWords[inLanguage]} ${String(caseSeqId)}`]),
    ...(creditorName === null ? [] : [creditorName]),
  ]
  return parts.join(', ')
}

/** A number that bookkeeping systems accept: year and month, and the number in the month with at least five digits. */
export function voucherNumber({ month, number }: { month: string; number: number }): string {
  return `${month.slice(2, 4)}${month.slice(5, 7)}${String(number).padStart(5, '0')}`
}
