import { defineText } from '../../../text/define-text.ts'

/** The descriptions of the standard update types, which the service has in English. */
export const updateTypeText = defineText('update-types', {
  en: {
    note: 'A remark on the case.',
    promise: 'The debtor promised to pay by a date.',
    plan: 'The debtor pays in instalments.',
    objection: 'The debtor disputes the claim; it must be answered on its merits.',
    creditor: 'An answer of the creditor is needed before the case can go on.',
    callBack: 'The debtor asked to be called.',
    task: 'A step of a workflow that needs a person.',
    address: 'Mail came back; the address must be found.',
    reopened: 'Money is outstanding again on a case that had ended.',
    relief: 'Debt relief was applied for: nothing may be collected.',
    customerNote: 'A remark on the customer.',
    creditorNote: 'A remark on the creditor.',
  },
  da: {
    note: 'En bemærkning til sagen.',
    promise: 'Skyldner har lovet at betale inden en dato.',
    plan: 'Skyldner betaler i rater.',
    objection: 'Skyldner bestrider kravet og skal have et sagligt svar.',
    creditor: 'Kreditor skal svare, før sagen kan fortsætte.',
    callBack: 'Skyldner vil ringes op.',
    task: 'Et trin i et forløb, som en person skal udføre.',
    address: 'Post kom retur, og adressen skal findes.',
    reopened: 'Der er igen restgæld på en afsluttet sag.',
    relief: 'Der er søgt om gældssanering, så intet må inddrives.',
    customerNote: 'En bemærkning til kunden.',
    creditorNote: 'En bemærkning til kreditor.',
  },
})

type Name = keyof typeof updateTypeText.words.en

/** A description in the language of the console; one that the tenant wrote stays as it is. */
export function updateTypeDescription(description: unknown): string {
  const text = typeof description === 'string' ? description : ''
  const names = Object.keys(updateTypeText.words.en) as Name[]
  const name = names.find((each) => updateTypeText.words.en[each] === text)
  return name === undefined ? text : updateTypeText.t(name)
}
