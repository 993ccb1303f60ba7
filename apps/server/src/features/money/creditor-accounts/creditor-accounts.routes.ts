import { type ReadContext, readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { type Problem, requireFirst } from '../../../problems/index.ts'
import { creditorEntryView } from './add-creditor-entry.ts'
import { findEntry, hasCreditor, listBalances, listEntries } from './creditor-accounts.queries.ts'
import {
  CreditorAccount,
  CreditorAccountParams,
  CreditorEntry,
  CreditorEntryParams,
  CreditorEntryQuery,
  CreditorPaymentInput,
  CreditorReversalInput,
} from './creditor-accounts.schemas.ts'
import { registerCreditorPayment } from './register-creditor-payment.ts'
import { reverseCreditorEntry } from './reverse-creditor-entry.ts'
import { problem, message } from './creditor-accounts.problems.ts'

const tag = 'Creditor accounts'
const path = '/v1/{tenantId}/creditors/{creditorId}/account'

export const creditorAccountOperations = [
  readOperation({
    id: 'get-creditor-account',
    method: 'GET',
    path,
    scope: 'read:billing',
    tag,
    summary: 'Get the account of a creditor',
    description: 'The amount the creditor owes after settlements, per currency.',
    params: CreditorAccountParams,
    success: { status: 200, description: 'The balance in each currency.', body: CreditorAccount },
    problems: ['not-found'],
    run: async ({ tenantId, read }, { params: { creditorId } }) => {
      const rows = await read(listBalances(tenantId, creditorId))
      if (rows.length === 0) throw noSuchCreditor()
      const balances = rows.flatMap(({ currency, balance }) =>
        currency === null || balance === null ? [] : [{ currency, balance }],
      )
      return { creditorId, balances }
    },
  }),
  readOperation({
    id: 'list-creditor-entries',
    method: 'GET',
    path: `${path}/entries`,
    scope: 'read:billing',
    tag,
    summary: 'List the entries of a creditor’s account',
    description:
      'A settlement with an amount due from the creditor creates a receivable. Later settlements set it off against their payouts, the creditor can pay it, or it can be reversed.',
    params: CreditorAccountParams,
    query: CreditorEntryQuery,
    success: { status: 200, description: 'One page of entries, oldest first.', body: Page(CreditorEntry) },
    problems: ['not-found'],
    run: async (context, { params: { creditorId }, query }) => {
      const { tenantId, read } = context
      const rows = await read(
        listEntries(tenantId, { creditorId, currency: query.currency ?? null }, pageBounds(query)),
      )
      if (rows.length === 0) await requireCreditor(context, creditorId)
      return pageOf(query, rows.map(creditorEntryView))
    },
  }),
  readOperation({
    id: 'get-creditor-entry',
    method: 'GET',
    path: `${path}/entries/{entryId}`,
    scope: 'read:billing',
    tag,
    summary: 'Get an entry of a creditor’s account',
    description: 'A single receivable, offset, payment or reversal.',
    params: CreditorEntryParams,
    success: { status: 200, description: 'The entry.', body: CreditorEntry },
    problems: ['not-found'],
    example: { params: { creditorId: '{owingCreditorId}' } },
    run: async ({ tenantId, read }, { params: { creditorId, entryId } }) => {
      const row = requireFirst(
        await read(findEntry(tenantId, creditorId, entryId)),
        message('The creditor’s account has no such entry.'),
      )
      return creditorEntryView(row)
    },
  }),
  writeOperation({
    id: 'register-creditor-payment',
    method: 'POST',
    path: `${path}/payments`,
    scope: 'write:billing',
    role: 'admin',
    tag,
    summary: 'Register a payment from a creditor',
    description: 'Records a payment that reduces what the creditor owes. It cannot exceed that amount.',
    params: CreditorAccountParams,
    body: CreditorPaymentInput,
    success: { status: 201, description: 'The entry of the payment.', body: CreditorEntry },
    location: ({ creditorId, entryId }) => `/creditors/${creditorId}/account/entries/${entryId}`,
    events: ['creditor-accounts.entry', 'invoices.pay'],
    problems: ['not-found', 'creditor-owes-less'],
    example: {
      params: { creditorId: '{owingCreditorId}' },
      body: { amount: 50, currency: 'DKK', text: 'Overførsel 31. marts' },
    },
    run: (command, { params, body }) => registerCreditorPayment(command, params.creditorId, body),
  }),
  writeOperation({
    id: 'reverse-creditor-entry',
    method: 'POST',
    path: `${path}/entries/{entryId}/reverse`,
    scope: 'write:billing',
    role: 'admin',
    tag,
    summary: 'Reverse an entry of a creditor’s account',
    description:
      'Cancels a payment that was registered by mistake, or waives a receivable that is still outstanding in full. Both entries stay on the account. An offset cannot be reversed.',
    params: CreditorEntryParams,
    body: CreditorReversalInput,
    success: { status: 201, description: 'The reversal.', body: CreditorEntry },
    location: ({ creditorId, entryId }) => `/creditors/${creditorId}/account/entries/${entryId}`,
    events: ['creditor-accounts.entry', 'invoices.reopen'],
    problems: ['not-found', 'creditor-entry-final', 'creditor-entry-reversed', 'creditor-owes-less'],
    example: {
      params: { creditorId: '{owingCreditorId}' },
      body: { text: 'Opkrævet to gange' },
    },
    run: (command, { params, body }) => reverseCreditorEntry(command, params, body),
  }),
]

async function requireCreditor({ tenantId, read }: ReadContext, creditorId: string): Promise<void> {
  const [known] = await read(hasCreditor(tenantId, creditorId))
  if (known === undefined) throw noSuchCreditor()
}

function noSuchCreditor(): Problem {
  return problem('not-found', message('There is no such creditor.'))
}
