import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'cases-not-mergeable': {
      status: 422,
      en: {
        title: 'The cases cannot be merged',
        meaning:
          'Two cases can be merged if they have the same customer and the same currency, and the remaining case has not ended. A case cannot be merged into itself.',
        howToFix:
          'The detail says what differs. Choose two cases of the same customer, and reopen the remaining case if it has ended.',
      },
      da: {
        title: 'De to sager kan ikke lægges sammen',
        meaning:
          'To sager kan lægges sammen, hvis de har samme kunde og valuta, og den tilbageværende sag ikke er afsluttet. En sag kan ikke lægges sammen med sig selv.',
        howToFix:
          'Fejlteksten viser forskellen. Vælg to sager med samme kunde, og genåbn den tilbageværende sag, hvis den er afsluttet.',
      },
    },
    'case-merged': {
      status: 422,
      en: {
        title: 'The case is part of a merge',
        meaning:
          'The status of a merged case cannot change until the merge is undone. A merged case, or one that other cases have been merged into, cannot be merged into another.',
        howToFix:
          'Work on the case in mergedIntoCaseId. To merge with a case that already contains others, merge into that case, or undo its merges first.',
      },
      da: {
        title: 'Sagen er lagt sammen med en anden',
        meaning:
          'Status på en sammenlagt sag kan ikke ændres, før sammenlægningen er ophævet. En sammenlagt sag, eller en sag, som andre er lagt ind under, kan ikke lægges ind under en anden.',
        howToFix:
          'Arbejd på sagen i mergedIntoCaseId. Vil du lægge en sag sammen med en, der allerede rummer andre, så læg den ind under den, eller ophæv sammenlægningen først.',
      },
    },
    'case-not-merged': {
      status: 422,
      en: {
        title: 'The cases are not merged',
        meaning: 'The case in the body is not merged into the case in the path, or the merge was undone.',
        howToFix: 'Choose one of the mergedCaseIds of the case.',
      },
      da: {
        title: 'Sagerne er ikke lagt sammen',
        meaning: 'Sagen i indholdet er ikke lagt ind under sagen i stien, eller sammenlægningen er ophævet.',
        howToFix: 'Vælg en af sagens mergedCaseIds.',
      },
    },
    'merge-has-allocations': {
      status: 422,
      en: {
        title: 'Credits of one case pay debits of the other',
        meaning: 'If the merge were undone, credits of one case would pay the debt of another.',
        howToFix: 'Undo the allocations in allocationIds, then undo the merge and allocate again on each case.',
      },
      da: {
        title: 'Den ene sags indbetalinger dækker den anden sags krav',
        meaning: 'Hvis sammenlægningen ophæves, vil den ene sags indbetalinger dække den anden sags gæld.',
        howToFix: 'Ophæv fordelingerne i allocationIds og derefter sammenlægningen, og fordel igen på hver sag.',
      },
    },
    'case-not-paid': {
      status: 422,
      en: {
        title: 'Money is outstanding on the case',
        meaning: 'A case with money outstanding cannot end as PAID.',
        howToFix:
          'Register the payment, end the case with another reason, or send override with the reason for ending it as PAID anyway.',
      },
      da: {
        title: 'Sagen har restgæld',
        meaning: 'En sag med restgæld kan ikke afsluttes som PAID.',
        howToFix:
          'Registrér betalingen, afslut sagen med en anden årsag, eller angiv override med begrundelsen for at afslutte den som PAID alligevel.',
      },
    },
    'status-not-allowed': {
      status: 422,
      en: {
        title: 'The status change is not allowed',
        meaning:
          'A PENDING case can become VERIFIED or ENDED, a VERIFIED case ENDED, and an ENDED case VERIFIED. Only an ended case has an end reason.',
        howToFix: 'Use one of the statuses in the errors list.',
      },
      da: {
        title: 'Statusskiftet er ikke tilladt',
        meaning:
          'En sag kan gå fra PENDING til VERIFIED eller ENDED, fra VERIFIED til ENDED og fra ENDED til VERIFIED. Kun en afsluttet sag har en afslutningsårsag.',
        howToFix: 'Brug en af de statusser, som fejllisten viser.',
      },
    },
    'end-reason-required': {
      status: 422,
      en: {
        title: 'An end reason is required',
        meaning: 'A case cannot end without an end reason.',
        howToFix: 'Send an endReasonId. GET /end-reasons lists the end reasons of the tenant.',
      },
      da: {
        title: 'Der mangler en afslutningsårsag',
        meaning: 'En sag kan ikke afsluttes uden en afslutningsårsag.',
        howToFix: 'Send et endReasonId. GET /end-reasons viser jeres afslutningsårsager.',
      },
    },
  },
  texts: {
    'must have each filter once': 'skal have hvert filter én gang',
    'must be me or the UUID of a user, such as 018f4d5e-7c1a-7b3e-9f00-2a4b6c8d0e1f':
      'skal være me eller en brugers UUID, f.eks. 018f4d5e-7c1a-7b3e-9f00-2a4b6c8d0e1f',
    'must be the UUID of a case or its number, such as 1001': 'skal være en sags UUID eller dens nummer, f.eks. 1001',
    'does not match any property type for cases': 'findes ikke som egenskab for sager',
    'A case voucher of another customer has this uniqueId.': 'En anden kundes bilag har dette uniqueId.',
    'is already used by a voucher of another customer': 'er allerede brugt på en anden kundes bilag',
    'is used by another voucher in this request': 'er brugt på et andet bilag i forespørgslen',
    'must have at most {0} vouchers, including reference vouchers':
      'må højst have {0} bilag inklusive tilknyttede bilag',
    'A case that is {0} can become {1}.': 'En sag, der er {0}, kan blive {1}.',
    'Case {0} was merged into case {1}.': 'Sag {0} er lagt ind under sag {1}.',
    'Credits of one of the two cases pay debits of the other.':
      'Den ene sags indbetalinger dækker den anden sags krav.',
    'An endReasonId is required to end a case.': 'Angiv endReasonId for at afslutte sagen.',
    'The case has {0} outstanding.': 'Sagen har en restgæld på {0}.',
    'is not allowed while money is outstanding, unless override gives a reason':
      'er ikke tilladt, så længe sagen har restgæld, medmindre override angiver en begrundelse',
    'Only an ended case has an end reason.': 'Kun en afsluttet sag har en afslutningsårsag.',
    'Other cases have been merged into the case to be merged.':
      'Andre sager er allerede lagt ind under den sag, der skal lægges sammen.',
    'The case mergedCaseId is not merged into this one.': 'Sagen mergedCaseId er ikke lagt ind under denne.',
    'The remaining case has ended. Reopen it first.': 'Den tilbageværende sag er afsluttet. Genåbn den først.',
    'The cases cannot be merged: mergedCaseId {0}.': 'Sagerne kan ikke lægges sammen: mergedCaseId {0}.',
    'is only allowed on an ended case': 'er kun tilladt på en afsluttet sag',
    'can only be `me` for a signed-in user': 'kan kun være `me` for en bruger, der er logget ind',
    'is required to end a case': 'skal udfyldes for at afslutte en sag',
    'must be {0}, as the case is': 'skal være {0} ligesom sagen',
    'differs from the existing voucher, and vouchers never change':
      'afviger fra det bilag, der findes i forvejen, og bilag ændres aldrig',
    'belong to a case that has ended: reopen it first': 'hører til en afsluttet sag: genåbn den først',
    'is the case itself': 'er sagen selv',
    'must be a case in {0}': 'skal være en sag i {0}',
    'is a case of another creditor': 'er en anden kreditors sag',
    'is a case of another customer': 'er en anden kundes sag',
    'is a case that is not merged into this one': 'er en sag, der ikke er lagt ind under denne',
    'is a case that other cases have been merged into': 'er en sag, som andre er lagt ind under',
    'does not match any ultimate creditor of the case’s creditor': 'er ikke en oprindelig kreditor hos sagens kreditor',
  },
})
