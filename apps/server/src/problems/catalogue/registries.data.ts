import type { ProblemDefinition } from './problem-definition.ts'

/** What the tenant works with: creditors, customers, users, and the lists that people choose from. */
export const registryProblems = {
  'webhook-url-refused': {
    status: 422,
    title: 'Nothing may be sent to this URL',
    meaning:
      'The URL of the webhook does not begin with https://, holds a user name or password, uses a port that is not open for webhooks, or leads to an address that is not on the open internet.',
    mend: 'Give an https URL that anybody on the internet could reach, at port 443 or 8443. To try something out on your own machine, start the service with WEBHOOK_LOOPBACK=true.',
  },
  'creditor-reference-taken': {
    status: 422,
    title: 'The reference id belongs to another creditor',
    meaning:
      "The id in a creditor's body is your own reference of the creditor, and no two creditors of a tenant share one.",
    mend: 'Give another id, or null to have none. The creditor that has it is found with list-creditors and q.',
  },
  'email-taken': {
    status: 422,
    title: 'The e-mail address belongs to another user',
    meaning: 'An e-mail address names one user of the tenant, whether it is written in upper or lower case.',
    mend: 'Give another address, or use the user that has it.',
  },
  'last-admin': {
    status: 422,
    title: 'The tenant would be left without an administrator',
    meaning: 'The last active user with the role admin or super-admin can neither be deactivated nor get a lower role.',
    mend: 'Make another active user an administrator first.',
  },
  'property-handle-taken': {
    status: 422,
    title: 'The handle belongs to another property type',
    meaning:
      'A handle names one property of an entity: no two property types of cases, case vouchers or creditors share one.',
    mend: 'Choose another handle, or use the property type that has it.',
  },
  'voucher-type-handle-taken': {
    status: 422,
    title: 'The handle belongs to another voucher type',
    meaning: 'Handles of voucher types are unique on the tenant, the standard ones included.',
    mend: 'Choose another handle, or use the voucher type that has it.',
  },
  'end-reason-handle-taken': {
    status: 422,
    title: 'The handle belongs to another end reason',
    meaning: 'Handles of end reasons are unique on the tenant, the standard ones included.',
    mend: 'Choose another handle, or use the end reason that has it.',
  },
  'standard-end-reason': {
    status: 422,
    title: 'A standard end reason cannot be edited or deleted',
    meaning:
      'The standard end reasons are the same on every tenant. Only end reasons created on the tenant can be edited.',
    mend: 'Create an end reason of your own and use that.',
  },
  'standard-voucher-type': {
    status: 422,
    title: 'A standard voucher type cannot be changed or deleted',
    meaning:
      'The standard voucher types are the same on every tenant. Only those created on the tenant can be changed.',
    mend: 'Create a voucher type of your own and use that.',
  },
  'standard-update-type': {
    status: 422,
    title: 'A standard update type cannot be changed or deleted',
    meaning: 'The standard update types are the same on every tenant. Only those created on the tenant can be changed.',
    mend: 'Create an update type of your own and use that.',
  },
  'in-use': {
    status: 422,
    title: 'What should go is still in use',
    meaning: 'Other things of the tenant refer to it, and would be left with a reference to nothing.',
    mend: 'The problem carries usedBy, the kinds of things that refer to it. Change those first, or keep it.',
  },
  'default-account-taken': {
    status: 422,
    title: 'Another account became the default at the same moment',
    meaning: 'Each currency has one default account at most, and two requests asked to be it at once.',
    mend: 'Look which account is the default now, and send the request again if it should be another.',
  },
  'creditor-closed': {
    status: 422,
    title: 'The creditor takes no new claims',
    meaning:
      'The creditor has cancelled or ceased, so no case is opened for it and no claim is added. Payments, costs and credits on its cases are taken as before.',
    mend: 'Give the creditor another state if it is to be collected for again, or send the claim under the creditor that took over.',
  },
  'customer-reference-taken': {
    status: 422,
    title: 'The creditor already has a customer with this reference',
    meaning: 'The referenceId of a customer is unique among the customers of its creditor.',
    mend: 'Use the customer that is there (get-customer-by-reference-id answers it), or give another referenceId.',
  },
  'customer-not-unique': {
    status: 422,
    title: 'The reference matches several customers',
    meaning:
      'Customers of different creditors share this reference, and the request does not say which creditor is meant.',
    mend: 'Give the creditorId as a query parameter.',
  },
  'last-debtor': {
    status: 422,
    title: 'The customer would be left without a debtor',
    meaning: 'The only debtor of a customer can neither be removed nor get another relation.',
    mend: 'Add another debtor to the customer first.',
  },
} as const satisfies Record<string, ProblemDefinition>
