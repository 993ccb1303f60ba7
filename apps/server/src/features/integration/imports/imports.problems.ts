import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'import-file-refused': {
      status: 422,
      en: {
        title: 'The file cannot be imported',
        meaning: 'The file is not a table or a list of JSON objects that the service can read.',
        howToFix: 'Save it again as CSV in UTF-8, as XLSX or as NDJSON, with the headings in the first row.',
      },
      da: {
        title: 'Filen kan ikke indlæses',
        meaning: 'Filen er ikke en tabel eller en liste af JSON-objekter, som systemet kan læse.',
        howToFix: 'Gem den igen som CSV i UTF-8, som XLSX eller som NDJSON med overskrifterne i første række.',
      },
    },
    'import-state': {
      status: 422,
      en: {
        title: 'The import is in another state',
        meaning:
          'An import is mapped before it is checked, confirmed after it was checked, and cancelled until it is over.',
        howToFix: 'Read the import again, and continue from its state.',
      },
      da: {
        title: 'Importen har en anden status',
        meaning:
          'Kolonnerne vælges, før filen kontrolleres, importen bekræftes efter kontrollen, og den kan annulleres, indtil den er færdig.',
        howToFix: 'Læs importen igen, og fortsæt derfra.',
      },
    },
    'import-not-permitted': {
      status: 403,
      en: {
        title: 'You may not create these records',
        meaning: 'An import needs the scopes of the operations that create the same records one by one.',
        howToFix: 'Use a token with the scope in the detail, or ask an administrator to import the file.',
      },
      da: {
        title: 'Du må ikke oprette disse poster',
        meaning: 'En import kræver de samme rettigheder som at oprette posterne én for én.',
        howToFix:
          'Brug et token med den rettighed, der står i teksten, eller bed en administrator om at indlæse filen.',
      },
    },
  },
  texts: {
    'There is no such import.': 'Importen findes ikke.',
    'must be an import of cases': 'skal være en import af sager',
    'There is no such import mapping.': 'Kolonneopsætningen findes ikke.',
    'The import is {0}.': 'Importen har status {0}.',
    'The import needs the scope {0}.': 'Importen kræver rettigheden {0}.',
    'The person who ordered the import no longer has the rights that it needs.':
      'Den, der bestilte importen, har ikke længere de nødvendige rettigheder.',
    'The content of the file is gone.': 'Filens indhold findes ikke længere.',
    'The file belongs to an import.': 'Filen hører til en import.',
    'Only csv, txt, xlsx, ndjson and jsonl files are accepted.':
      'Kun csv-, txt-, xlsx-, ndjson- og jsonl-filer kan indlæses.',
    'The file has no rows.': 'Filen har ingen rækker.',
    'The file has more than {0} rows.': 'Filen har mere end {0} rækker.',
    'The file has more than {0} columns.': 'Filen har mere end {0} kolonner.',
    'Row {0} has more than {1} columns.': 'Række {0} har mere end {1} kolonner.',
    'Line {0} has more than {1} characters.': 'Linje {0} har mere end {1} tegn.',
    'A line has more than {0} characters.': 'En linje har mere end {0} tegn.',
    'The spreadsheet is broken: {0}': 'Regnearket er ødelagt: {0}',
    'The spreadsheet has no sheet.': 'Regnearket har intet ark.',
    'The spreadsheet has too many parts.': 'Regnearket har for mange dele.',
    'The spreadsheet is too large when unpacked.': 'Regnearket fylder for meget, når det pakkes ud.',
    'The line is not valid JSON.': 'Linjen er ikke gyldig JSON.',
    'The line is not a JSON object.': 'Linjen er ikke et JSON-objekt.',
    'The line has too many values.': 'Linjen har for mange værdier.',
    'The line contains {0} twice.': 'Linjen indeholder {0} to gange.',
    'The mapping does not say whether {0} has decimals.': 'Opsætningen angiver ikke, om {0} har decimaler.',
    'The mapping does not say how the date {0} is written.': 'Opsætningen angiver ikke, hvordan datoen {0} er skrevet.',
    '{0} is neither yes nor no.': '{0} er hverken ja eller nej.',
    '{0} is not a phone number.': '{0} er ikke et telefonnummer.',
    'There is no voucher type with the handle {0}.': 'Der er ingen bilagstype med navnet {0}.',
    'There is no creditor with the reference {0}.': 'Der er ingen kreditor med referencen {0}.',
    'The row names no creditor, and the import has none.':
      'Rækken angiver ingen kreditor, og importen har heller ingen.',
    'needs a uniqueId or a referenceId, so that it is not imported twice':
      'skal have uniqueId eller referenceId, så bilaget ikke indlæses to gange',
    'Another row of the same case is refused.': 'En anden række på samme sag er afvist.',
    'The invoice number {0} is already on another case of the creditor.':
      'Fakturanummeret {0} findes allerede på en anden af kreditors sager.',
    'The invoice number {0} is also in row {1}, for another customer.':
      'Fakturanummeret {0} findes også i række {1} for en anden kunde.',
    'must be the heading of a column': 'skal være overskriften på en kolonne',
    'is required for amounts in a text file': 'skal udfyldes, når beløbene står i en tekstfil',
    'is required for dates in a text file': 'skal udfyldes, når datoerne står i en tekstfil',
    'is required if no column has the currency': 'skal udfyldes, når ingen kolonne har valutaen',
    'is required if no column has the creditor': 'skal udfyldes, når ingen kolonne har kreditor',
    'is a mapping for another kind of import': 'er en opsætning til en anden slags import',
  },
})
