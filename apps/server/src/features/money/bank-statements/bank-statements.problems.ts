import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'bank-file-refused': {
      status: 422,
      en: {
        title: 'The bank file is refused',
        meaning: 'A file is imported completely or not at all. Something in this one is wrong; `line` says where.',
        howToFix: 'Get the file from the bank again. For a CSV file, check the mapping.',
      },
      da: {
        title: 'Bankfilen er afvist',
        meaning: 'En fil indlæses helt eller slet ikke. Noget i denne er forkert; `line` angiver hvor.',
        howToFix: 'Hent filen igen i banken. Kontrollér opsætningen, hvis det er en CSV-fil.',
      },
    },
    'bank-line-state': {
      status: 422,
      en: {
        title: 'The bank line is in another state',
        meaning: 'The line has been booked, set aside or replaced in the meantime, or is not matched yet.',
        howToFix: 'Read the line again. Undo what was done with it first, if you want to change that.',
      },
      da: {
        title: 'Banklinjen har en anden status',
        meaning: 'Linjen er bogført, lagt til side eller erstattet i mellemtiden, eller den er ikke matchet endnu.',
        howToFix: 'Læs linjen igen. Fortryd først det, der er gjort med den, hvis du vil ændre det.',
      },
    },
    'bank-line-exceeded': {
      status: 422,
      en: {
        title: 'The amounts exceed the bank line',
        meaning: 'The payments of a line add up to at most its amount.',
        howToFix: 'Lower the amounts to what is left of the line.',
      },
      da: {
        title: 'Beløbene er større end banklinjen',
        meaning: 'Betalingerne på en linje er tilsammen højst linjens beløb.',
        howToFix: 'Sæt beløbene ned til det, der er tilbage af linjen.',
      },
    },
  },
  texts: {
    'There is no such bank file.': 'Bankfilen findes ikke.',
    'There is no such bank line.': 'Banklinjen findes ikke.',
    'There is no such CSV mapping.': 'CSV-opsætningen findes ikke.',
    'The XML is broken: {0}': 'XML’en er ugyldig: {0}',
    'The elements are nested too deeply.': 'Elementerne er indlejret for dybt.',
    'An element has too many parts.': 'Et element har for mange dele.',
    'The file is not a camt.053 or camt.054 document: its namespace is {0}.':
      'Filen er ikke et camt.053- eller camt.054-dokument: dens navnerum er {0}.',
    'A text is too long.': 'En tekst er for lang.',
    'The file has more than {0} entries.': 'Filen har mere end {0} posteringer.',
    'The amount has no currency.': 'Beløbet har ingen valuta.',
    'The entry has no date.': 'Posteringen har ingen dato.',
    'The balance has no date.': 'Saldoen har ingen dato.',
    '{0} is neither CRDT nor DBIT.': '{0} er hverken CRDT eller DBIT.',
    'The statement names no account.': 'Kontoudtoget angiver ingen konto.',
    '{0} is missing in {1}.': '{0} mangler i {1}.',
    'There is no column {0}.': 'Der er ingen kolonne {0}.',
    'There are several columns {0}.': 'Der er flere kolonner {0}.',
    'The file is not XML. Give a CSV mapping to read a CSV file.':
      'Filen er ikke XML. Angiv en CSV-opsætning for at læse en CSV-fil.',
    'The encoding {0} is not supported.': 'Tegnsættet {0} understøttes ikke.',
    'The archive has more than {0} files.': 'Arkivet har mere end {0} filer.',
    'The archive is empty.': 'Arkivet er tomt.',
    'The archive unpacks to more than {0} bytes.': 'Arkivet fylder mere end {0} bytes udpakket.',
    'The archive is broken: {0}': 'Arkivet er ødelagt: {0}',
    'The account {0} is not one of the transaction accounts in {1}.': 'Kontoen {0} er ikke en af bankkontiene i {1}.',
    'Only xml, csv, txt and zip files are accepted.': 'Kun xml-, csv-, txt- og zip-filer kan indlæses.',
    'Somebody else changed the bank line at the same time.': 'En anden har ændret banklinjen samtidig.',
    'The bank line is {0}.': 'Banklinjen har status {0}.',
    'The line is a debit; only a return can be booked.': 'Linjen er en udbetaling; kun en returnering kan bogføres.',
    'The line is money that came in.': 'Linjen er en indbetaling.',
    'The line is money that went out.': 'Linjen er en udbetaling.',
    'is required: the bank did not name the payer': 'er påkrævet: banken har ikke oplyst betaleren',
    'is required: the bank did not report an account that can be paid':
      'er påkrævet: banken har ikke oplyst en konto, der kan betales til',
    'must be the only account: give one of the three': 'skal være den eneste konto: angiv én af de tre',
    'The payout batch is {0} {1}.': 'Udbetalingskørslen er på {0} {1}.',
    'Another bank line has paid the payout batch.': 'En anden banklinje har betalt udbetalingskørslen.',
    'Another bank line has paid the payout.': 'En anden banklinje har betalt udbetalingen.',
    'Only {0} is left of the line.': 'Der er kun {0} tilbage af linjen.',
    'is not a booked payment of the same account and amount':
      'er ikke en bogført betaling på samme konto og med samme beløb',
  },
})
