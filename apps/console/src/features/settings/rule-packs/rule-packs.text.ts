import { defineText } from '../../../text/define-text.ts'

export const rulePacksText = defineText('rule-packs', {
  en: {
    about:
      'The law that cases follow, row by row. A case follows the country of its creditor and the kind of customer.',
    version: 'Version {{version}}',
    ratesUntil: 'There is no statutory rate from {{day}}. Interest from that day is not computed until you add one.',
    notReviewed: 'Not reviewed',
    replaced: 'Replaced',
    own: 'Own rule',
    onward: 'No end',
    dueBefore: 'due before {{day}}',
    importCsv: 'Import CSV',
    csv: 'Rows as CSV',
    csvHint: 'The first line names the columns: pack, rule, from, value, source.',
    imported_one: '{{count}} row added',
    imported_other: '{{count}} rows added',
  },
  da: {
    about: 'Loven, som sagerne følger, række for række. En sag følger kreditors land og kundens art.',
    version: 'Version {{version}}',
    ratesUntil: 'Der er ingen morarente fra {{day}}. Renter fra den dag beregnes ikke, før I tilføjer en sats.',
    notReviewed: 'Ikke gennemgået',
    replaced: 'Erstattet',
    own: 'Egen regel',
    onward: 'Ingen slutdato',
    dueBefore: 'forfaldet før {{day}}',
    importCsv: 'Importér CSV',
    csv: 'Rækker som CSV',
    csvHint: 'Første linje nævner kolonnerne: pack, rule, from, value, source.',
    imported_one: '{{count}} række tilføjet',
    imported_other: '{{count}} rækker tilføjet',
  },
})
