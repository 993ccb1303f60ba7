import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'billing-not-approved': {
      status: 422,
      en: {
        title: 'The settlement is not approved',
        meaning: 'A draft may still change or be deleted, so it is not invoiced.',
        howToFix: 'Approve the settlement first.',
      },
      da: {
        title: 'Afregningen er ikke godkendt',
        meaning: 'En kladde kan stadig blive ændret eller slettet, så den faktureres ikke.',
        howToFix: 'Godkend afregningen først.',
      },
    },
    'billing-invoiced': {
      status: 422,
      en: {
        title: 'The settlement is already invoiced',
        meaning: 'A settlement is invoiced once.',
        howToFix: 'Open the invoice. If it is wrong, credit it.',
      },
      da: {
        title: 'Afregningen er allerede faktureret',
        meaning: 'En afregning faktureres én gang.',
        howToFix: 'Åbn fakturaen. Er den forkert, så kreditér den.',
      },
    },
    'nothing-to-invoice': {
      status: 422,
      en: {
        title: 'There is nothing to invoice',
        meaning: 'The settlement charges the creditor nothing, or the amount due was waived.',
        howToFix: 'Choose another settlement.',
      },
      da: {
        title: 'Der er intet at fakturere',
        meaning: 'Afregningen opkræver intet hos kreditoren, eller beløbet er eftergivet.',
        howToFix: 'Vælg en anden afregning.',
      },
    },
    'invoice-details-missing': {
      status: 422,
      en: {
        title: 'Details of the parties are missing',
        meaning: 'An invoice must say who issues it and to whom. `missing` lists what nobody has entered.',
        howToFix: 'Enter the details in the settings, or those of the creditor on the creditor, and try again.',
      },
      da: {
        title: 'Der mangler oplysninger om parterne',
        meaning: 'En faktura skal oplyse, hvem der udsteder den, og til hvem. `missing` viser, hvad der mangler.',
        howToFix: 'Udfyld oplysningerne i indstillingerne, eller kreditorens på kreditoren, og prøv igen.',
      },
    },
    'invoice-is-credit-note': {
      status: 422,
      en: {
        title: 'The document is a credit note',
        meaning: 'Only invoices are paid and credited.',
        howToFix: 'Use the invoice in `creditsInvoiceId`.',
      },
      da: {
        title: 'Dokumentet er en kreditnota',
        meaning: 'Kun fakturaer betales og krediteres.',
        howToFix: 'Brug fakturaen i `creditsInvoiceId`.',
      },
    },
    'nothing-to-credit': {
      status: 422,
      en: {
        title: 'There is nothing to credit',
        meaning: 'The lines add up to nothing, or everything was credited already.',
        howToFix: 'See the credit notes of the invoice.',
      },
      da: {
        title: 'Der er intet at kreditere',
        meaning: 'Linjerne giver nul, eller alt er allerede krediteret.',
        howToFix: 'Se fakturaens kreditnotaer.',
      },
    },
    'invoice-changed': {
      status: 422,
      en: {
        title: 'The invoice was credited at the same time',
        meaning: 'Credit notes of an invoice follow each other, and another one came first.',
        howToFix: 'Read the invoice again, and credit what is left.',
      },
      da: {
        title: 'Fakturaen blev krediteret samtidig',
        meaning: 'En fakturas kreditnotaer følger efter hinanden, og en anden kom først.',
        howToFix: 'Hent fakturaen igen, og kreditér resten.',
      },
    },
    'invoice-paid': {
      status: 422,
      en: {
        title: 'The invoice needs less',
        meaning: 'A payment cannot exceed what is left to pay of the invoice. The rest stays in suspense.',
        howToFix: 'Book at most what is outstanding.',
      },
      da: {
        title: 'Der mangler mindre på fakturaen',
        meaning: 'En betaling kan ikke være større end det, der mangler på fakturaen. Resten forbliver uafklaret.',
        howToFix: 'Bogfør højst det udestående beløb.',
      },
    },
  },
  texts: {
    'Nothing is left to pay of the invoice.': 'Fakturaen er betalt.',
    'Nothing of the invoice is left to credit.': 'Der er ikke mere af fakturaen at kreditere.',
    'Only {0} is left to pay of the invoice.': 'Der mangler kun {0} på fakturaen.',
    'The creditor has no complete address.': 'Kreditoren har ingen fuldstændig adresse.',
    'The creditor has no number in the company register.': 'Kreditoren har intet nummer i virksomhedsregistret.',
    'The document is a credit note.': 'Dokumentet er en kreditnota.',
    'The invoice is in {0}.': 'Fakturaen er i {0}.',
    'The invoice was credited at the same time.': 'Fakturaen blev krediteret samtidig.',
    'The settings have no VAT number.': 'Indstillingerne har intet momsnummer.',
    'The settings have no complete address with a country.': 'Indstillingerne har ingen fuldstændig adresse med land.',
    'The settings have no registration number.': 'Indstillingerne har intet CVR-nummer.',
    'The settlement charges the creditor nothing, or it was waived.':
      'Afregningen opkræver intet hos kreditoren, eller beløbet er eftergivet.',
    'The settlement is a draft.': 'Afregningen er en kladde.',
    'The settlement is already invoiced.': 'Afregningen er allerede faktureret.',
    'There is no such invoice.': 'Fakturaen findes ikke.',
    'must be between 0 and {0}, what is left of the line': 'skal være mellem 0 og {0}, som er resten af linjen',
    'must not be in the past': 'må ikke ligge før i dag',
  },
})
