import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'cases-not-mergeable': {
      status: 422,
      en: {
        title: 'The two cases cannot be one',
        meaning:
          'Cases are merged that are of the same customer and in the same currency, into one that has not ended. A case is not merged into itself.',
        howToFix:
          'The detail says what is different. Name two cases of one customer, and reopen the one that remains if it has ended.',
      },
      da: {
        title: 'De to sager kan ikke lægges sammen',
        meaning:
          'Sager lægges sammen, når de har samme kunde og valuta, ind i en, der ikke er afsluttet. En sag lægges ikke sammen med sig selv.',
        howToFix:
          'Teksten siger, hvad der er forskelligt. Vælg to sager med samme kunde, og genåbn den, der bliver tilbage, hvis den er afsluttet.',
      },
    },
    'case-merged': {
      status: 422,
      en: {
        title: 'The case takes part in a merge',
        meaning:
          'A case that was merged into another keeps its status until the merge is undone, and neither it nor a case that others were merged into is merged into another.',
        howToFix:
          'Work on the case named by mergedIntoCaseId. To merge with a case that others were merged into, merge into that one, or undo the merge first.',
      },
      da: {
        title: 'Sagen er lagt sammen med en anden',
        meaning:
          'En sag, der er lagt ind under en anden, beholder sin status, indtil sammenlægningen ophæves, og hverken den eller en sag, som andre er lagt ind under, kan lægges ind under en anden.',
        howToFix:
          'Arbejd på sagen, som mergedIntoCaseId peger på. Skal den lægges sammen med en sag, som andre er lagt ind under, så læg den ind under den, eller ophæv sammenlægningen først.',
      },
    },
    'case-not-merged': {
      status: 422,
      en: {
        title: 'There is no such merge',
        meaning: 'The case named in the body is not merged into the one in the path, or no longer.',
        howToFix: 'The cases that are merged into a case are its mergedCaseIds.',
      },
      da: {
        title: 'Sagerne er ikke lagt sammen',
        meaning: 'Sagen i indholdet er ikke, eller ikke længere, lagt ind under den i stien.',
        howToFix: 'De sager, der er lagt ind under en sag, er dens mergedCaseIds.',
      },
    },
    'merge-has-allocations': {
      status: 422,
      en: {
        title: 'Credits of one case pay debits of the other',
        meaning: 'With the merge undone, money of one case would pay what is owed on another.',
        howToFix: 'Undo the allocations named by allocationIds, then the merge, and allocate anew on each case.',
      },
      da: {
        title: 'Den ene sags penge betaler den anden sags krav',
        meaning: 'Blev sammenlægningen ophævet, ville den ene sags penge betale det, der skyldes på den anden.',
        howToFix: 'Ophæv fordelingerne, som allocationIds peger på, så sammenlægningen, og fordel på ny på hver sag.',
      },
    },
    'case-not-paid': {
      status: 422,
      en: {
        title: 'Money is outstanding on the case',
        meaning: 'A case on which money is outstanding does not end as PAID.',
        howToFix:
          'Register what was paid, end the case with another reason, or give override with the reason why it ends as PAID all the same.',
      },
      da: {
        title: 'Der udestår penge på sagen',
        meaning: 'En sag, hvor der udestår penge, afsluttes ikke som PAID.',
        howToFix:
          'Registrér det, der er betalt, afslut sagen med en anden årsag, eller angiv override med grunden til, at den alligevel afsluttes som PAID.',
      },
    },
    'status-not-allowed': {
      status: 422,
      en: {
        title: 'The case cannot get this status',
        meaning:
          'PENDING leads to VERIFIED or ENDED, VERIFIED to ENDED, and ENDED back to VERIFIED. Only an ended case has an end reason.',
        howToFix: 'The errors list says which status may follow.',
      },
      da: {
        title: 'Sagen kan ikke få denne status',
        meaning:
          'PENDING fører til VERIFIED eller ENDED, VERIFIED til ENDED, og ENDED tilbage til VERIFIED. Kun en afsluttet sag har en afslutningsårsag.',
        howToFix: 'Fejllisten siger, hvilken status der kan følge.',
      },
    },
    'end-reason-required': {
      status: 422,
      en: {
        title: 'Ending a case needs an end reason',
        meaning: 'An ended case always says why it ended.',
        howToFix: 'Send the endReasonId along; the end reasons of the tenant are at /end-reasons.',
      },
      da: {
        title: 'En sag afsluttes med en afslutningsårsag',
        meaning: 'En afsluttet sag siger altid, hvorfor den er afsluttet.',
        howToFix: 'Send endReasonId med; jeres afslutningsårsager er på /end-reasons.',
      },
    },
  },
  texts: {
    'must be me or the UUID of a user, such as 018f4d5e-7c1a-7b3e-9f00-2a4b6c8d0e1f':
      'skal være me eller en brugers UUID, f.eks. 018f4d5e-7c1a-7b3e-9f00-2a4b6c8d0e1f',
    'must be the UUID of a case or its number, such as 1001': 'skal være en sags UUID eller dens nummer, f.eks. 1001',
    'names no property type defined for cases': 'peger på en egenskab, som sager ikke har',
    'A case voucher of another customer has this uniqueId.': 'En anden kundes bilag har dette uniqueId.',
    'is taken by a voucher of another customer': 'er taget af en anden kundes bilag',
    'is the uniqueId of another voucher of the request': 'er uniqueId på et andet bilag i forespørgslen',
    'must have at most {0} vouchers, reference vouchers included':
      'må højst have {0} bilag, tilknyttede bilag medregnet',
    'A case that is {0} can become {1}.': 'En sag, der er {0}, kan blive {1}.',
    'Case {0} was merged into case {1}.': 'Sag {0} er lagt ind under sag {1}.',
    'Credits of one of the two cases pay debits of the other.': 'Den ene sags penge betaler den anden sags krav.',
    'Ending a case needs the endReasonId that says why.': 'Angiv endReasonId, der siger, hvorfor sagen afsluttes.',
    'On the case {0} is outstanding.': 'På sagen udestår {0}.',
    'is refused while money is outstanding, unless override gives a reason':
      'afvises, så længe der udestår penge, medmindre override angiver en grund',
    'Only an ended case has an end reason.': 'Kun en afsluttet sag har en afslutningsårsag.',
    'Other cases were merged into the case that is to be merged.':
      'Andre sager er lagt ind under den sag, der skal lægges sammen.',
    'The case named by mergedCaseId is not merged into this one.':
      'Sagen, som mergedCaseId peger på, er ikke lagt ind under denne.',
    'The case that remains has ended. Reopen it first.': 'Sagen, der bliver tilbage, er afsluttet. Genåbn den først.',
    'The two cannot be one case: mergedCaseId {0}.': 'De to sager kan ikke lægges sammen: mergedCaseId {0}.',
    'belongs to an ended case only': 'hører kun til en afsluttet sag',
    'can be `me` only for a user who has signed in': 'kan kun være `me` for en bruger, der er logget ind',
    'is required to end a case': 'skal udfyldes for at afslutte en sag',
    'is the case itself': 'er sagen selv',
    'must be a case in {0}': 'skal være en sag i {0}',
    'names a case of another creditor': 'peger på en anden kreditors sag',
    'names a case of another customer': 'peger på en anden kundes sag',
    'names a case that is not merged into this one': 'peger på en sag, der ikke er lagt ind under denne',
    'names a case that others were merged into': 'peger på en sag, som andre er lagt ind under',
    'names no ultimate creditor of the creditor of this case':
      'peger på en oprindelig kreditor, som sagens kreditor ikke har',
  },
})
