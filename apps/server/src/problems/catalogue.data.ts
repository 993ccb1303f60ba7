/** What a problem code means and how to mend the request: the text of its page at /problems/{code}. */
export interface ProblemDefinition {
  readonly status: number
  readonly title: string
  readonly meaning: string
  readonly mend: string
}

/** Every refusal the API can answer, by code. A code never changes its meaning. */
export const catalogue = {
  // The request as such
  'malformed-json': {
    status: 400,
    title: 'The body is not valid JSON',
    meaning: 'The body could not be read as one JSON value, or an object in it names the same member twice.',
    mend: 'Send UTF-8 JSON as your JSON library writes it, and name each member once.',
  },
  'bad-request': {
    status: 400,
    title: 'The request could not be read',
    meaning: 'The request breaks the rules of HTTP, for example by a header sent twice that may stand once.',
    mend: 'The detail names what could not be read. Correct it and send the request again.',
  },
  'body-too-large': {
    status: 413,
    title: 'The body is too large',
    meaning: 'JSON bodies may have 1 MiB, uploaded files 25 MiB.',
    mend: 'Send less in one request: split vouchers over several requests, or upload files on their own.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'The body has another content type than expected',
    meaning: 'The endpoint reads application/json (uploads: multipart/form-data or application/json).',
    mend: 'Set the Content-Type header to application/json.',
  },
  'validation-failed': {
    status: 422,
    title: 'A value does not fit its schema',
    meaning: 'One or more values in the body, the query or the path do not fit what the endpoint declares.',
    mend: 'The errors list names every bad value with its path and what is expected there.',
  },
  'unknown-fields': {
    status: 422,
    title: 'The body holds fields that the endpoint does not know',
    meaning: 'The request asked for strict handling (Prefer: handling=strict) and holds unknown fields.',
    mend: 'Remove or rename the fields in the errors list, or leave out the Prefer header to have them ignored.',
  },
  'unknown-reference': {
    status: 422,
    title: 'The request names something that does not exist',
    meaning: 'An id in the body or the query names nothing on this tenant.',
    mend: 'Create it first, or correct the id. Ids of other tenants count as missing.',
  },
  'webhook-url-refused': {
    status: 422,
    title: 'Nothing may be sent to this URL',
    meaning:
      'The URL of the webhook does not begin with https://, holds a user name or password, uses a port that is not open for webhooks, or leads to an address that is not on the open internet.',
    mend: 'Give an https URL that anybody on the internet could reach, at port 443 or 8443. To try something out on your own machine, start the service with WEBHOOK_LOOPBACK=true.',
  },
  // Who asks
  'sign-in-refused': {
    status: 401,
    title: 'This does not sign you in',
    meaning:
      'The e-mail address, the password or the code is wrong, the account is locked for a while after failed attempts, or the user may not sign in. Which of them it is, is not told.',
    mend: 'Check what was typed. After several failures wait up to an hour, or have the password reset.',
  },
  'scope-not-held': {
    status: 422,
    title: 'A scope is granted that the caller does not have',
    meaning: 'A token can be given only scopes that whoever issues or changes it has.',
    mend: 'Leave out the scopes in the errors list, or have an administrator do it in the console.',
  },
  'token-revoked': {
    status: 422,
    title: 'The token was revoked',
    meaning: 'A revoked token has ended for good and cannot be changed.',
    mend: 'Issue another token.',
  },
  'invitation-accepted': {
    status: 422,
    title: 'The user is not to be invited',
    meaning: 'The user has chosen a password already, is deactivated, or has a role without a console.',
    mend: 'A user who forgot its password has it reset with its e-mail address. Change the role or activate the user first.',
  },
  'password-link-invalid': {
    status: 422,
    title: 'The link does not work any more',
    meaning: 'A link to choose a password works once and for a limited time, and a newer one ends those before it.',
    mend: 'Ask for another link: have the password reset, or ask an administrator for an invitation.',
  },
  'password-wrong': {
    status: 422,
    title: 'The current password is wrong',
    meaning: 'Nothing was changed, because the current password that was given is not right, or was tried too often.',
    mend: 'Type the current password again, wait a while after several failures, or have it reset.',
  },
  'password-not-recent': {
    status: 403,
    title: 'The password was shown too long ago',
    meaning:
      'What one signs in with is changed only within 15 minutes of showing the password, so that nobody who finds a screen unlocked can do it.',
    mend: 'Send the password to `show-password`, then send the request again.',
  },
  'code-wrong': {
    status: 422,
    title: 'The code is wrong',
    meaning: 'The code is not the one that the app shows now, or setting it up was not begun.',
    mend: 'Check the clock of the device and type the code that the app shows now, or begin again.',
  },
  'passkey-refused': {
    status: 422,
    title: 'The passkey is refused',
    meaning:
      'What the device answered does not fit: it was made for another site, for another attempt or too late, or setting it up was not begun.',
    mend: 'Begin again on the address of this service, and complete it within five minutes.',
  },
  'passkey-taken': {
    status: 422,
    title: 'The passkey is set up already',
    meaning: 'The same passkey was set up before.',
    mend: 'Use it, or remove it first.',
  },
  'too-many-passkeys': {
    status: 422,
    title: 'There are too many passkeys',
    meaning: 'Nobody has more than 20 passkeys.',
    mend: 'Remove one that is no longer used.',
  },
  'role-too-low': {
    status: 403,
    title: 'The role of the signed-in user is too low',
    meaning: 'The operation asks for a higher role than the signed-in user has, such as that of an administrator.',
    mend: 'Ask an administrator of the tenant to do it, or for a higher role.',
  },
  'cross-site-request': {
    status: 403,
    title: 'Another site made the browser send this',
    meaning:
      'A request with the cookie of a session came from a page of another origin. Nothing was done, so that no other site can act for who has signed in.',
    mend: 'Call from a page of the service itself, or use an API token instead of the cookie.',
  },
  unauthorized: {
    status: 401,
    title: 'The access token is missing or not valid',
    meaning:
      'The token is missing, unknown, revoked or expired, or it belongs to another tenant than the one in the path.',
    mend: 'Send the header Authorization: Bearer <token> with a live token of the tenant in the path.',
  },
  'insufficient-scope': {
    status: 401,
    title: 'The token lacks the scope of this endpoint',
    meaning: 'Scopes match exactly and do not cascade: write:interactions does not grant write:interactions.create.',
    mend: 'Add the scope named in the WWW-Authenticate header to the token. It need not be issued again.',
  },
  'rate-limited': {
    status: 429,
    title: 'Too many requests',
    meaning: 'The token has used up its requests for this minute.',
    mend: 'Wait for as many seconds as Retry-After says, and spread requests evenly.',
  },
  'too-many-streams': {
    status: 429,
    title: 'Too many streams',
    meaning: 'The tenant has as many streams open as one process serves.',
    mend: 'Close a stream that nobody reads, or let several readers share one. Streams that were cut off are let go by themselves.',
  },
  // Where it goes
  'route-not-found': {
    status: 404,
    title: 'There is no such address',
    meaning: 'No endpoint has this path.',
    mend: 'Compare the path with the API reference at /reference.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'The address does not take this method',
    meaning: 'The path exists with other methods.',
    mend: 'Use one of the methods in the Allow header.',
  },
  'not-found': {
    status: 404,
    title: 'There is no such resource',
    meaning: 'The thing named in the path does not exist on this tenant.',
    mend: 'Check the id, and that it belongs to the tenant in the path.',
  },
  'precondition-failed': {
    status: 412,
    title: 'The resource has changed since it was read',
    meaning: 'The If-Match header names another version of the resource than the one that is there now.',
    mend: 'Read the resource again, look at what changed, and repeat your change with its new ETag.',
  },
  // Idempotency
  'idempotency-key-invalid': {
    status: 400,
    title: 'The Idempotency-Key is not valid',
    meaning: 'A key is one header of 1 to 64 printable ASCII characters without spaces.',
    mend: 'Send one key per business transaction; a UUID is a good one.',
  },
  'idempotency-key-reused': {
    status: 400,
    title: 'The Idempotency-Key was used for another request',
    meaning: 'Within 48 hours the same key came with another method, path, query or body.',
    mend: 'Use a new key for a new request. Use the old one only to repeat the same request.',
  },
  'idempotency-in-progress': {
    status: 503,
    title: 'The first request with this key is still running',
    meaning: 'A request with the same key has been running for 10 seconds.',
    mend: 'Wait as long as Retry-After says and send the same request with the same key again.',
  },
  // The service
  unavailable: {
    status: 503,
    title: 'The service cannot answer right now',
    meaning:
      'The database is out of reach or too busy, or the service is about to stop. Nothing was done, or the answer was lost.',
    mend: 'Wait as long as Retry-After says and try again; with an Idempotency-Key nothing happens twice.',
  },
  internal: {
    status: 500,
    title: 'Something went wrong on our side',
    meaning: 'The request met a fault in the service. What it had begun was rolled back.',
    mend: 'Try again; if it persists, report the requestId.',
  },
  // Files and interactions
  'file-quota-exceeded': {
    status: 422,
    title: 'There is no room for the file',
    meaning: 'The files of the tenant may take so much room in all, 10 GiB unless the operator set it otherwise.',
    mend: 'Delete files that nothing needs, or ask the operator for more room (fordring tenant file-quota). The problem says in bytes what is used, allowed and needed.',
  },
  'file-type-refused': {
    status: 422,
    title: 'Files of this kind are not accepted',
    meaning:
      'A file must be one of pdf, png, jpg, docx, xlsx, csv, txt or eml, and must hold what the end of its name says.',
    mend: 'The errors list says what is wrong with each file. Rename the file after what it holds, or convert it.',
  },
  'file-content-refused': {
    status: 422,
    title: 'The file holds more than is opened',
    meaning:
      'A picture may have 50 million pixels. A document of Word or Excel, which is an archive, may have 10,000 parts and 500 MiB when it is unpacked; above 10 MiB that may be at most 200 times the size of the file. Both must say how large they are.',
    mend: 'The errors list says what is wrong with each file. Make the picture smaller, or save the document anew with the program it was made with.',
  },
  'file-in-use': {
    status: 422,
    title: 'The file is in use',
    meaning: 'The file is attached to an interaction, so that deleting it would leave a message incomplete.',
    mend: 'Keep the file. Only files that nothing refers to can be deleted.',
  },
  'state-not-allowed': {
    status: 422,
    title: 'The state does not fit the interaction',
    meaning:
      'UNMAPPED and MAPPED are states of incoming interactions, without and with a referenceId; PENDING, QUEUED, SENT and CANCELLED are states of outgoing ones; HANDLED and DELETED fit both.',
    mend: 'Leave the state out to get the default, or give one that fits the direction and the referenceId. The detail says which states may follow the one an interaction is in.',
  },
  // Direct payments
  'payment-reference-ambiguous': {
    status: 422,
    title: 'The payment names both vouchers or none',
    meaning: 'A direct payment pays off exactly one case voucher.',
    mend: 'Give exactly one of caseVoucherId and caseVoucherReferenceId; leave the other out or null.',
  },
  'voucher-not-found': {
    status: 422,
    title: 'There is no such case voucher',
    meaning: 'No case voucher of the creditor (or, without creditorId, of the tenant) has this id or reference.',
    mend: 'Check the reference and the creditorId.',
  },
  'voucher-not-unique': {
    status: 422,
    title: 'The reference matches several case vouchers',
    meaning: 'caseVoucherReferenceId must match exactly one case voucher.',
    mend: 'Give the creditorId as well, or name the voucher by caseVoucherId.',
  },
  'voucher-not-payable': {
    status: 422,
    title: 'The voucher is no debt',
    meaning: 'The named voucher is a credit, such as a payment, and nothing can be paid on it.',
    mend: 'Name the voucher of the debt that was paid.',
  },
  'amount-exceeds-outstanding': {
    status: 422,
    title: 'The amount is more than what is outstanding',
    meaning: 'A payment cannot exceed what is still outstanding on the voucher it pays.',
    mend: 'The problem carries what is outstanding. Register at most that amount.',
  },
  'currency-mismatch': {
    status: 422,
    title: 'The currency is not that of the voucher or case',
    meaning: 'A currency that is given is checked and never converted.',
    mend: 'Leave the currency out, or give that of the case.',
  },
  // Creditors and users
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
  // Lists of choices
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
  // Customers
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
  // Case vouchers
  'unique-id-taken': {
    status: 422,
    title: 'A case voucher with this uniqueId exists',
    meaning: 'The uniqueId of a case voucher is unique on the tenant, so that the same voucher is not made twice.',
    mend: 'The problem carries the caseVoucherId of the voucher that is there. Give another uniqueId only for another voucher.',
  },
  'payout-contact-required': {
    status: 422,
    title: 'The voucher type needs a contact to pay out to',
    meaning: 'Vouchers of a type with a payout recipient name the contact that is paid. Create case cannot name one.',
    mend: 'Give payoutContactId, and add such vouchers with create-case-voucher once the case exists.',
  },
  'billing-model-missing': {
    status: 422,
    title: 'There are no terms to settle by',
    meaning: 'The creditor has no default billing model, and the request names none.',
    mend: 'Give the creditor a default billing model, or name one as billingModelId.',
  },
  'billing-draft-open': {
    status: 422,
    title: 'A draft of a settlement is open',
    meaning: 'A creditor has one draft in a currency at a time, so that what corrects a settlement comes after it.',
    mend: 'Approve or delete the draft that billingId names, and settle then.',
  },
  'nothing-to-bill': {
    status: 422,
    title: 'There is nothing to settle',
    meaning: 'All that was recorded by the end of the period is settled already, and no fee is to be charged.',
    mend: 'Look at the settlements that there are, or choose a period that ends later.',
  },
  'payout-below-minimum': {
    status: 422,
    title: 'Too little would be paid out',
    meaning: 'The settlement would pay out less than the least payout of the billing model. Nothing was billed.',
    mend: 'Settle later: what was collected is part of the next settlement. Or change the terms.',
  },
  'billing-too-large': {
    status: 422,
    title: 'The sums of the settlement are too large',
    meaning: 'A sum of the settlement is above 9,007,199,254,740,991 minor units and could not be exact.',
    mend: 'Settle a period that ends earlier, so that there is less to add up.',
  },
  'billing-approved': {
    status: 422,
    title: 'The settlement is approved',
    meaning: 'An approved settlement is neither changed nor deleted.',
    mend: 'Correct what was wrong on the case. The next settlement takes the correction up.',
  },
  'creditor-bank-account-missing': {
    status: 422,
    title: 'The creditor has no bank account',
    meaning: 'The settlement pays out to the creditor, and nobody knows where.',
    mend: 'Set the bankAccount of the creditor, and approve again.',
  },
  'payout-paid': {
    status: 422,
    title: 'The payout is paid',
    meaning: 'A payout is marked as paid once. The day and the reference of its payment stay as they are.',
    mend: 'Read the payout: it is as you want it, or another has marked it before you.',
  },
  'payout-contact-not-allowed': {
    status: 422,
    title: 'The voucher type takes no contact',
    meaning: 'Only voucher types that are configured with a payout recipient are paid out to a contact.',
    mend: 'Leave out payoutContactId, or use a voucher type with a payout recipient.',
  },
  'contact-without-bank-account': {
    status: 422,
    title: 'The contact has no bank account',
    meaning: 'A payout is made to the bank account of a contact, and this contact has none.',
    mend: 'Name a contact with a bank account.',
  },
  'case-total-too-large': {
    status: 422,
    title: 'The debits of the case are more than can be counted exactly',
    meaning: 'The debits of one case may add up to 9,007,199,254,740,991 minor units.',
    mend: 'Check the amounts: they are in the minor unit of the currency.',
  },
  'voucher-already-reversed': {
    status: 422,
    title: 'The case voucher was reversed before',
    meaning: 'A case voucher is reversed at most once.',
    mend: 'The problem carries reversedByCaseVoucherId, the reversal that is there. Nothing more needs to be done.',
  },
  'reversal-not-reversible': {
    status: 422,
    title: 'A reversal cannot be reversed',
    meaning: 'The voucher takes another one back, and that is final.',
    mend: 'Add the voucher that should count anew with create-case-voucher.',
  },
  'payout-not-reversible': {
    status: 422,
    title: 'The case voucher was paid out',
    meaning: 'A payout to a contact was made with the voucher. A reversal would not bring the money back.',
    mend: 'Take what the debtor need not pay off the voucher with a write-off or a credit note tied to it.',
  },
  // Allocations
  'voucher-not-a-credit': {
    status: 422,
    title: 'The voucher is no credit',
    meaning: 'Only a credit, such as a deposit, pays debits. The named voucher is a debit itself.',
    mend: 'Name the voucher of the payment as creditVoucherId and what it pays in allocations.',
  },
  'amount-exceeds-unallocated': {
    status: 422,
    title: 'The amounts are more than what is left of the credit',
    meaning: 'A credit pays no more than what is not yet used of it.',
    mend: 'The problem carries what is unallocated. Allocate at most that, or undo other allocations of the credit first.',
  },
  'cases-not-mergeable': {
    status: 422,
    title: 'The two cases cannot be one',
    meaning:
      'Cases are merged that are of the same customer and in the same currency, into one that has not ended. A case is not merged into itself.',
    mend: 'The detail says what is different. Name two cases of one customer, and reopen the one that remains if it has ended.',
  },
  'case-merged': {
    status: 422,
    title: 'The case takes part in a merge',
    meaning:
      'A case that was merged into another keeps its status until the merge is undone, and neither it nor a case that others were merged into is merged into another.',
    mend: 'Work on the case named by mergedIntoCaseId. To merge with a case that others were merged into, merge into that one, or undo the merge first.',
  },
  'case-not-merged': {
    status: 422,
    title: 'There is no such merge',
    meaning: 'The case named in the body is not merged into the one in the path, or no longer.',
    mend: 'The cases that are merged into a case are its mergedCaseIds.',
  },
  'merge-has-allocations': {
    status: 422,
    title: 'Credits of one case pay debits of the other',
    meaning: 'With the merge undone, money of one case would pay what is owed on another.',
    mend: 'Undo the allocations named by allocationIds, then the merge, and allocate anew on each case.',
  },
  'allocation-undone': {
    status: 422,
    title: 'The allocation was undone before',
    meaning: 'An allocation is undone once, and does not count since.',
    mend: 'Nothing needs to be done. To pay the debit again, allocate the credit anew.',
  },
  'allocation-of-reversal': {
    status: 422,
    title: 'The allocation of a reversal cannot be undone',
    meaning: 'A reversal and the voucher it reverses settle each other for good, so that neither can be paid or used.',
    mend: 'Add the voucher that should count anew with create-case-voucher.',
  },
  // Templates and letters
  'recipient-without-address': {
    status: 422,
    title: 'A recipient has no e-mail address',
    meaning: 'An e-mail can go only to those whose address is known.',
    mend: 'The errors list names the recipients. Give them an address, or write one into the request.',
  },
  'unknown-mention': {
    status: 422,
    title: 'The template mentions what there is not',
    meaning: 'A template can mention only what the catalogue of mentions names; a letter with a gap in it is not sent.',
    mend: 'The errors list names each mention and where it stands. GET /templates/mentions lists all that there are.',
  },
  'template-invalid': {
    status: 422,
    title: 'The template cannot be filled in',
    meaning:
      'The text is not valid Liquid, uses a filter or tag that there is not, or takes too long or becomes too long.',
    mend: 'The errors list says what is wrong and where. Try the template with preview-template.',
  },
  'template-handle-taken': {
    status: 422,
    title: 'Another template has this handle',
    meaning: 'A handle names one template of each kind and language.',
    mend: 'Choose another handle, or change the template that has it.',
  },
  'deadline-too-short': {
    status: 422,
    title: 'The deadline is too soon',
    meaning: 'The law gives whoever is written to a shortest time to pay or answer; a demand gives at least 10 days.',
    mend: 'The problem carries daysMin. Choose a later deadline, or leave it out for one in 14 days.',
  },
  // The status of cases
  'status-not-allowed': {
    status: 422,
    title: 'The case cannot get this status',
    meaning:
      'PENDING leads to VERIFIED or ENDED, VERIFIED to ENDED, and ENDED back to VERIFIED. Only an ended case has an end reason.',
    mend: 'The errors list says which status may follow.',
  },
  'responsible-role-too-low': {
    status: 422,
    title: 'Whoever is to be responsible lacks the role',
    meaning: 'The type of the update asks for a role of whoever is responsible, and this is no user who has it.',
    mend: 'The problem carries neededRole. Name a user with that role or a higher one, with `responsibleType` `user`.',
  },
  'end-reason-required': {
    status: 422,
    title: 'Ending a case needs an end reason',
    meaning: 'An ended case always says why it ended.',
    mend: 'Send the endReasonId along; the end reasons of the tenant are at /end-reasons.',
  },
} as const satisfies Record<string, ProblemDefinition>

export type ProblemCode = keyof typeof catalogue
