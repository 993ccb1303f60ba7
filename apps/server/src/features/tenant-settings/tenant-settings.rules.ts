import type { PlainText } from '../../problems/index.ts'

const caseNumberMention = '{{caseNumber}}'

/** What is wrong with a pattern of payment references; nothing where every case gets a reference of its own by it. */
export function paymentReferenceError(pattern: string): PlainText | undefined {
  if (!pattern.includes(caseNumberMention)) return 'must hold {{caseNumber}}'
  const rest = pattern.replaceAll(caseNumberMention, '')
  return /\{\{|\}\}/.test(rest) ? 'may hold no other mention than {{caseNumber}}' : undefined
}

/** What a debtor writes on a payment, so that the money finds its case: the number of the case unless the tenant says otherwise. */
export function paymentReferenceOf(pattern: string | null, caseNumber: string): string {
  return (pattern ?? caseNumberMention).replaceAll(caseNumberMention, () => caseNumber)
}
