import type { ProblemDefinition } from './problem-definition.ts'

/** Cases and what happens on them: their status and merges, messages, files, templates and letters. */
export const caseworkProblems = {
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
  'recipient-without-address': {
    status: 422,
    title: 'A recipient has no e-mail address',
    meaning: 'An e-mail can go only to those whose address is known.',
    mend: 'The errors list names the recipients. Give them an address, or write one into the request.',
  },
  'objection-open': {
    status: 422,
    title: 'An objection is open on the case',
    meaning:
      'The debtor has objected to the claim. Until that is answered, nothing is sent on the case from a template; what somebody writes by hand is.',
    mend: 'Answer the objection and continue its update (updateId), or send the message as a signed-in person with despiteObjection, which says why and is kept.',
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
  'rendering-too-large': {
    status: 422,
    title: 'Rendering this takes more than is allowed',
    meaning:
      'A letter, an e-mail, a template or a picture took more time or memory to render than one may, or came to more pages, tables or bytes. `limit` names which of them.',
    mend: 'Make the text shorter or the template simpler, or use a smaller picture, and send the request again.',
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
  'case-not-paid': {
    status: 422,
    title: 'Money is outstanding on the case',
    meaning: 'A case on which money is outstanding does not end as PAID.',
    mend: 'Register what was paid, end the case with another reason, or give override with the reason why it ends as PAID all the same.',
  },
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
    meaning:
      'The type of an update asks for a role of whoever is responsible, and this is no user who has it. On a creditor, the case responsible and who acquired it are caseworkers or above, and its contact person is a client or above.',
    mend: 'Name a user with the role that is needed or a higher one; on an update (the problem carries neededRole) with `responsibleType` `user`.',
  },
  'end-reason-required': {
    status: 422,
    title: 'Ending a case needs an end reason',
    meaning: 'An ended case always says why it ended.',
    mend: 'Send the endReasonId along; the end reasons of the tenant are at /end-reasons.',
  },
} as const satisfies Record<string, ProblemDefinition>
