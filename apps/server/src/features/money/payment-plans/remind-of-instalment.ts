import type { Command } from '../../../platform/commands/command.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import { languagesFor } from '../../../platform/text/written-languages.ts'
import { Problem } from '../../../problems/index.ts'
import { keepRefusal } from '../../messaging/contact-gate/index.ts'
import { createInteraction } from '../../messaging/interactions/index.ts'
import { formatDate } from '../../messaging/templates/index.ts'
import type { PlanRow } from './payment-plans.queries.ts'
import type { InstalmentProgress } from './plan-progress.rules.ts'

interface Debtor {
  readonly userId: string
  readonly name: string | null
  readonly language: string | null
  /** That of the creditor. */
  readonly country: string | null
}

/** The debtor of a case who can be written to by e-mail. */
function findDebtorToRemind(tenantId: string, caseId: string): Statement<Debtor> {
  return sql<Debtor>`
    select u.user_id as "userId", u.details ->> 'name' as name, u.language, r.address ->> 'country' as country
    from published.cases c
    join published.creditors r on r.tenant_id = c.tenant_id and r.creditor_id = c.creditor_id
    join published.customer_users u on u.tenant_id = c.tenant_id and u.customer_id = c.customer_id
    where c.tenant_id = ${tenantId}::uuid and c.case_id = ${caseId}::uuid and u.relation = 'debtor'
      and coalesce(u.details ->> 'email', '') <> ''
    order by u.is_contact desc, u.user_seq_id
    limit 1`
}

const texts = {
  en: (name: string, creditor: string, date: string) => ({
    subject: 'Your next instalment',
    notes: `<p>Dear ${name}</p><p>The next instalment of your payment plan with ${creditor} is due on ${date}. The amount and how to pay it are in the agreement that you signed.</p><p>If you have paid already, you can ignore this message.</p>`,
  }),
  da: (name: string, creditor: string, date: string) => ({
    subject: 'Dit næste afdrag',
    notes: `<p>Kære ${name}</p><p>Det næste afdrag i din afdragsordning med ${creditor} forfalder ${date}. Beløbet, og hvordan du betaler det, står i den aftale, du har underskrevet.</p><p>Har du allerede betalt, kan du se bort fra denne besked.</p>`,
  }),
  nb: (name: string, creditor: string, date: string) => ({
    subject: 'Ditt neste avdrag',
    notes: `<p>Hei ${name}</p><p>Neste avdrag i nedbetalingsplanen din med ${creditor} forfaller ${date}. Beløpet og hvordan du betaler, står i avtalen du har signert.</p><p>Har du allerede betalt, kan du se bort fra denne meldingen.</p>`,
  }),
  sv: (name: string, creditor: string, date: string) => ({
    subject: 'Din nästa delbetalning',
    notes: `<p>Hej ${name}</p><p>Nästa delbetalning i din avbetalningsplan med ${creditor} ska betalas senast den ${date}. Beloppet och hur du betalar står i avtalet som du har undertecknat.</p><p>Har du redan betalat kan du bortse från det här meddelandet.</p>`,
  }),
} as const

/**
 * Reminds the debtor of an instalment by e-mail, if they have an address. It names no amounts, because debts are
 * confidential, and passes the contact gate like every message: if that refuses it, the refusal is kept and nothing else
 * happens, since the plan goes on.
 */
export async function remindOfInstalment(
  command: Command,
  { caseId, creditorName }: Pick<PlanRow, 'caseId' | 'creditorName'>,
  { dueDate }: Pick<InstalmentProgress, 'dueDate'>,
): Promise<void> {
  const { tenantId, transaction, tenant } = command
  const debtor = await transaction.maybeOne(findDebtorToRemind(tenantId, caseId))
  if (debtor === undefined) return
  const facts = { spoken: debtor.language, country: debtor.country, tenant: tenant.language }
  const [language] = languagesFor(facts)
  const { subject, notes } = texts[language](
    escaped(debtor.name ?? ''),
    escaped(creditorName),
    formatDate(dueDate, language),
  )
  try {
    await createInteraction(command, {
      ...{ type: 'EMAIL', direction: 'OUTGOING', referenceId: caseId, referenceType: 'case' },
      ...{ minVisibilityRole: 'debtor', notes, email: { to: [{ userId: debtor.userId }], subject } },
    })
  } catch (error) {
    const keep = error instanceof Problem ? keepRefusal(error) : undefined
    if (keep === undefined) throw error
    await keep(command)
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
