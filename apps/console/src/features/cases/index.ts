import { IconFolders } from '@tabler/icons-react'
import { client } from '../../api/client.ts'
import type { Feature } from '../../app/feature.ts'
import { formatAmount } from '../../text/format.ts'
import { wordsText } from '../../text/words.text.ts'
import { caseRoute, casesRoute } from './cases.routes.ts'
import { casesText } from './cases.text.ts'

export { ageingText } from './ageing.text.ts'
export { CaseCard } from './case-card.tsx'
export { CaseStatusDot } from './case-status.tsx'
export { contactText } from './contact/contact.text.ts'
export { PersonRestrictions } from './contact/person-restrictions.tsx'
export { type EarmarkCategory, earmarkCategories, useCategoryNames, useMayEarmark } from './earmark.ts'
export { DebtorName, debtorNameOf } from './debtor-name.tsx'
export { MessageActions, MessageState } from './timeline/message-state.tsx'
export { MessageEntry } from './timeline/message-entry.tsx'
export { PartyName } from './party-name.tsx'
export { htmlOf, NoteHtml } from './note-html.tsx'
export { useGateCheck } from './contact/gate-notice.tsx'
export { despiteOf, ObjectionReason } from './panels/objection-reason.tsx'
export { smsBody } from './panels/sms/sms-body.ts'
export { TemplatePreview } from './panels/template-preview.tsx'
export { endReasonName, updateName } from './standard.text.ts'
export { keepWorkList } from './work-list.ts'
export { voucherTypeName } from './voucher-type-name.ts'

const foundMax = 6

export const cases: Feature = {
  routes: [casesRoute, caseRoute],
  nav: [
    {
      to: '/cases',
      label: () => wordsText.t('cases'),
      icon: IconFolders,
      section: 'work',
      order: 30,
      scope: 'read:cases',
    },
  ],
  searchScope: 'read:cases',
  search: async (q, signal) => {
    // Loaded with the first search, since it needs the words of panels.
    const [{ items: numbered }, { items }, { actionsOnFoundCase }] = await Promise.all([
      client.cases.list({ journalNumber: q, pageSize: foundMax }, { signal, batch: true }),
      client.cases.list({ q, pageSize: foundMax, sort: '-createdAt' }, { signal, batch: true }),
      import('./found-case.ts'),
    ])
    // Cases with exactly this number come first: numbers that begin with it may be newer.
    const others = items.filter(({ id }) => numbered.every((item) => item.id !== id))
    return [...numbered, ...others].slice(0, foundMax).map((item) => ({
      id: item.id,
      title: `${wordsText.t('caseNumber', { number: item.journalNumber })} · ${item.debtorName}`,
      subtitle: `${item.ultimateCreditorName ?? item.creditorName} · ${casesText.t(item.status)} · ${formatAmount(item.outstanding + item.accruedInterest)} ${item.currency}`,
      to: `/cases/${item.caseSeqId}`,
      actions: actionsOnFoundCase(),
    }))
  },
}
