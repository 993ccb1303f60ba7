import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'court-claim-not-possible': {
      status: 422,
      en: {
        title: 'The claim cannot be taken to court',
        meaning:
          'A payment order needs an identified debtor, a principal within the limit of the rule pack, a demand whose deadline has passed, and a case without disputes, pauses and payment plans.',
        howToFix: 'Remove what the message names. `earliestDate` is the first day on which a demand is overdue.',
      },
      da: {
        title: 'Kravet kan ikke indbringes for retten',
        meaning:
          'Et betalingspåkrav kræver en identificeret skyldner, en hovedstol inden for regelpakkens grænse, et påkrav, hvis frist er udløbet, og en sag uden indsigelser, pauser og afdragsordninger.',
        howToFix: 'Fjern det, beskeden nævner. `earliestDate` er den første dag, hvor påkravets frist er udløbet.',
      },
    },
    'court-claim-open': {
      status: 422,
      en: {
        title: 'The case already has an open court claim',
        meaning: 'A case has at most one court claim that is not withdrawn or ended.',
        howToFix: 'Continue with the open claim, or withdraw it first.',
      },
      da: {
        title: 'Sagen har allerede et åbent betalingspåkrav',
        meaning: 'En sag har højst ét betalingspåkrav, der ikke er trukket tilbage eller afsluttet.',
        howToFix: 'Fortsæt med det åbne betalingspåkrav, eller træk det tilbage først.',
      },
    },
    'court-claim-state': {
      status: 422,
      en: {
        title: 'The court claim is in another state',
        meaning: 'Some changes are possible in some states only, and a withdrawn or ended claim is final.',
        howToFix: 'Read the claim and choose what can follow its state.',
      },
      da: {
        title: 'Betalingspåkravet har en anden status',
        meaning:
          'Nogle ændringer er kun mulige i nogle statusser, og et tilbagetrukket eller afsluttet krav er endeligt.',
        howToFix: 'Læs betalingspåkravet, og vælg noget, der kan følge efter dets status.',
      },
    },
    'court-claim-outdated': {
      status: 422,
      en: {
        title: 'The court claim is higher than the debt',
        meaning: 'Something was paid or credited since the claim was prepared or its application was created.',
        howToFix: 'Create the application again, and file that.',
      },
      da: {
        title: 'Betalingspåkravet er højere end gælden',
        meaning: 'Noget er betalt eller krediteret, siden betalingspåkravet eller dets oplysningsark blev dannet.',
        howToFix: 'Dan oplysningsarket igen, og indgiv det.',
      },
    },
  },
  texts: {
    'There is no such court claim.': 'Betalingspåkravet findes ikke.',
    'The case already has an open court claim.': 'Sagen har allerede et åbent betalingspåkrav.',
    'The case has no rule pack, which says which claims can be taken to court.':
      'Sagen har ingen regelpakke, og den afgør, hvilke krav der kan indbringes for retten.',
    'The rule pack {0} has no payment order.': 'Regelpakken {0} har intet betalingspåkrav.',
    'A debit of the case is disputed. Decide the dispute first.':
      'Der er indsigelse mod et bilag på sagen. Afgør den først.',
    'A payment plan is in force.': 'En afdragsordning er i kraft.',
    'The case is paused.': 'Sagen er sat i bero.',
    'The debtor is not identified. Add the name and address, and the company number of a company.':
      'Skyldneren er ikke identificeret. Tilføj navn og adresse og for en virksomhed CVR-nummer.',
    'No principal is outstanding.': 'Der er ingen ubetalt hovedstol.',
    'The principal is {0}, and a payment order is possible up to {1}.':
      'Hovedstolen er {0}, og et betalingspåkrav er muligt op til {1}.',
    'No demand was sent.': 'Der er ikke sendt noget påkrav.',
    'The deadline of the demand ends on {0}.': 'Påkravets frist udløber den {0}.',
    'A claim that is {0} cannot become {1}.': 'Et betalingspåkrav med status {0} kan ikke få status {1}.',
    'The application can be created until the claim is filed.':
      'Oplysningsarket kan dannes, indtil betalingspåkravet er indgivet.',
    'The principal is {0} now, and {1} is claimed.': 'Hovedstolen er nu {0}, og kravet er {1}.',
    'There is no letter template with the handle {0}.': 'Der er ingen brevskabelon med handle {0}.',
    'The day of service can be corrected while the claim is SERVED.':
      'Forkyndelsesdagen kan rettes, mens status er SERVED.',
    'The court can be corrected once the claim is filed.': 'Retten kan rettes, når betalingspåkravet er indgivet.',
    'is required to file a claim': 'skal udfyldes, når betalingspåkravet indgives',
    'is only allowed when the claim is filed': 'kan kun bruges, når betalingspåkravet indgives',
    'is only allowed with a court fee': 'kan kun bruges sammen med en retsafgift',
    'is required for {0}': 'skal udfyldes ved {0}',
    'must be in 1900 or later': 'skal være i 1900 eller senere',
    'must not be before {0}, the day of the last change': 'må ikke være før {0}, dagen for den seneste ændring',
    'must not be before {0}, the day of filing': 'må ikke være før {0}, hvor betalingspåkravet blev indgivet',
    'must be after {0}, the last day to object': 'skal være efter {0}, som er den sidste dag for indsigelse',
  },
})
