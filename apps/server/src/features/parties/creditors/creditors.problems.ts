import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'creditor-reference-taken': {
      status: 422,
      en: {
        title: 'The reference id belongs to another creditor',
        meaning:
          'The `id` of a creditor is your own reference to it, and must be unique among the creditors of the tenant.',
        howToFix: 'Use another id, or null for none. To find the creditor that has it, use list-creditors with q.',
      },
      da: {
        title: 'Reference-id’et tilhører en anden kreditor',
        meaning:
          'Id’et på en kreditor er jeres egen reference til kreditoren, og to kreditorer kan ikke have den samme.',
        howToFix: 'Angiv et andet id, eller null for intet. Find kreditoren, der har det, med list-creditors og q.',
      },
    },
    'creditor-closed': {
      status: 422,
      en: {
        title: 'The creditor does not accept new claims',
        meaning:
          'The creditor is CANCELLED or CEASED, so it cannot have new cases or claims. Payments, costs and credits on its existing cases are still accepted.',
        howToFix:
          'Change the state of the creditor if you collect for it again, or send the claim under the creditor that took over.',
      },
      da: {
        title: 'Kreditoren tager ikke imod nye krav',
        meaning:
          'Kreditoren er opsagt eller ophørt, så den kan ikke få nye sager eller krav. Du kan stadig registrere betalinger, omkostninger og krediteringer på dens sager.',
        howToFix:
          'Skift kreditorens tilstand, hvis I igen inddriver for den, eller send kravet under den kreditor, der har overtaget.',
      },
    },
  },
  texts: {
    'The creditor is {0}.': 'Kreditoren er {0}.',
    '{0} does not match anything on this tenant.': '{0} svarer ikke til noget hos jer.',
    'must be an http or https URL': 'skal være en http- eller https-URL',
    'must have {{customerReferenceId}} after the host': 'skal have {{customerReferenceId}} efter værtsnavnet',
    'must not contain any placeholder except {{customerReferenceId}}':
      'må ikke indeholde andre flettefelter end {{customerReferenceId}}',
    'The user in {0} does not have the required role.': 'Brugeren i {0} har ikke den nødvendige rolle.',
    'is a deactivated user': 'er en deaktiveret bruger',
  },
})
