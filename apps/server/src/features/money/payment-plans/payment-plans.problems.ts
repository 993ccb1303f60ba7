import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'payment-plan-not-possible': {
      status: 422,
      en: {
        title: 'No payment plan fits these terms',
        meaning: 'The debt cannot be divided into instalments as requested. The detail names the reason.',
        howToFix: 'Change the terms as the detail says. Send `Prefer: dry-run` to preview a plan without storing it.',
      },
      da: {
        title: 'Der er ingen afdragsordning, der passer til vilkårene',
        meaning: 'Gælden kan ikke deles i afdrag som ønsket. Fejlteksten viser hvorfor.',
        howToFix: 'Ret vilkårene efter fejlteksten. Send `Prefer: dry-run` for at se en ordning uden at gemme den.',
      },
    },
    'payment-plan-exists': {
      status: 422,
      en: {
        title: 'The case already has a payment plan',
        meaning: 'A case has at most one plan in force and at most one open proposal.',
        howToFix: 'End the current plan or proposal first, with `end-payment-plan`.',
      },
      da: {
        title: 'Sagen har allerede en afdragsordning',
        meaning: 'En sag har højst én gældende afdragsordning og højst ét åbent forslag.',
        howToFix: 'Afslut først den nuværende ordning eller det åbne forslag med `end-payment-plan`.',
      },
    },
    'payment-plan-status': {
      status: 422,
      en: {
        title: 'The payment plan has another status',
        meaning:
          'A proposal can be accepted, declined or withdrawn, and a plan in force can be cancelled. A plan that has ended does not change.',
        howToFix: 'Read the plan to see its status.',
      },
      da: {
        title: 'Afdragsordningen har en anden status',
        meaning:
          'Et forslag kan accepteres, afvises eller trækkes tilbage, og en gældende ordning kan annulleres. En afsluttet ordning ændres ikke.',
        howToFix: 'Hent ordningen for at se dens status.',
      },
    },
    'payment-plan-outdated': {
      status: 422,
      en: {
        title: 'The proposal is outdated',
        meaning: 'Since the plan was proposed, something was paid or the first due date has passed.',
        howToFix: 'Withdraw the proposal and propose a new plan.',
      },
      da: {
        title: 'Forslaget er forældet',
        meaning: 'Siden ordningen blev foreslået, er noget blevet betalt, eller den første forfaldsdag er passeret.',
        howToFix: 'Træk forslaget tilbage, og foreslå en ny ordning.',
      },
    },
    'payment-plan-unsigned': {
      status: 422,
      en: {
        title: 'The debtor has not signed the payment plan',
        meaning: 'A plan is an acknowledgement of the debt and its amount, so it is in force only with a signature.',
        howToFix:
          'Let the debtor sign on the debtor web, or upload the signed paper and send its `fileId` with `signedBy`.',
      },
      da: {
        title: 'Skyldneren har ikke underskrevet afdragsordningen',
        meaning: 'En ordning er en anerkendelse af gælden og dens beløb, så den gælder kun med en underskrift.',
        howToFix:
          'Lad skyldneren underskrive på skyldnersiden, eller upload det underskrevne papir, og send dets `fileId` med `signedBy`.',
      },
    },
  },
  texts: {
    'There is no such payment plan.': 'Afdragsordningen findes ikke.',
    'Nothing is due on the case.': 'Der er intet at betale på sagen.',
    'The debt is smaller than {0}.': 'Gælden er mindre end {0}.',
    'The plan would have more than {0} instalments.': 'Ordningen ville få mere end {0} afdrag.',
    'The debt is too small for so many instalments.': 'Gælden er for lille til så mange afdrag.',
    'The case has too many claims with interest for so many instalments.':
      'Sagen har for mange krav med rente til så mange afdrag.',
    'The last instalment would be due more than {0} months from now.':
      'Det sidste afdrag ville forfalde om mere end {0} måneder.',
    'must have exactly one of instalmentAmount and instalmentCount':
      'skal have præcis én af instalmentAmount og instalmentCount',
    'needs a voucher type of your own with the handle plan-fee and the category fee':
      'kræver jeres egen bilagstype med handle plan-fee og kategorien fee',
    'The case already has a payment plan in force.': 'Sagen har allerede en gældende afdragsordning.',
    'The case already has a proposal for a payment plan.': 'Sagen har allerede et forslag til afdragsordning.',
    'The payment plan is {0}.': 'Afdragsordningen er {0}.',
    'Something was paid since the plan was proposed.': 'Noget er blevet betalt, siden ordningen blev foreslået.',
    'The first due date has passed.': 'Den første forfaldsdag er passeret.',
    'The debtor has not signed the plan.': 'Skyldneren har ikke underskrevet ordningen.',
    'The file is the signature of a payment plan.': 'Filen er underskriften på en afdragsordning.',
    'is required with fileId': 'er påkrævet sammen med fileId',
    'Debtors cannot propose payment plans.': 'Skyldnere kan ikke foreslå afdragsordninger.',
    'The smallest instalment is {0}.': 'Det mindste afdrag er {0}.',
    'The longest plan is {0} months.': 'Den længste ordning er {0} måneder.',
  },
})
