import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'rule-override-incomplete': {
      status: 422,
      en: {
        title: 'A rule of the pack needs a reason and an end to be replaced',
        meaning: 'The row applies in a period in which the rule pack has a row of its own.',
        howToFix: 'Give the reason, and the day on which the row of the pack applies again (until).',
      },
      da: {
        title: 'En regel i regelpakken kan kun erstattes med en begrundelse og en slutdato',
        meaning: 'Rækken gælder i en periode, hvor regelpakken har sin egen række.',
        howToFix: 'Angiv begrundelsen og den dag, hvor regelpakkens række gælder igen (until).',
      },
    },
  },
  texts: {
    'There is no such row.': 'Rækken findes ikke.',
    'The row replaces a rule of the pack.': 'Rækken erstatter en regel i regelpakken.',
    'is required to replace a rule of the pack': 'skal udfyldes for at erstatte en regel i regelpakken',
    'must be after the first day of the row': 'skal ligge efter rækkens første dag',
    'must not be before the first day of the row': 'må ikke ligge før rækkens første dag',
    'must be after dueFrom': 'skal ligge efter dueFrom',
    'must be a yearly rate between 0 and 1, such as 0.1175': 'skal være en årlig sats mellem 0 og 1, f.eks. 0.1175',
    'must be 30/360 or actual/365': 'skal være 30/360 eller actual/365',
    'must be a number of days up to {0}': 'skal være et antal dage på højst {0}',
    'must have maxAmount, maxCount, daysBetween and daysOverdue':
      'skal have maxAmount, maxCount, daysBetween og daysOverdue',
    'must have maxAmount and maxCount': 'skal have maxAmount og maxCount',
    'must have maxPrincipal, and objectionDays up to {0}': 'skal have maxPrincipal og objectionDays på højst {0}',
    'must have steps of upTo and amount in ascending order, and may have excessRate, aboveAmount or raised':
      'skal have steps med upTo og amount i stigende rækkefølge og kan have excessRate, aboveAmount eller raised',
    'must be a rate between 0 and 1, such as 0.25': 'skal være en sats mellem 0 og 1, f.eks. 0.25',
    'must have years, chargeYears and recognisedYears, and interruptedBy with {0}':
      'skal have years, chargeYears og recognisedYears samt interruptedBy med {0}',
    'must have channels, weekdays and saturdays as opening and closing time such as ["08:00", "21:00"], and closedOn; channels are {0}':
      'skal have channels, weekdays og saturdays som åbnings- og lukketid, f.eks. ["08:00", "21:00"], og closedOn; kanaler er {0}',
    'must have channels, messagesMax, and days up to {0}; channels are {1}':
      'skal have channels, messagesMax og days op til {0}; kanaler er {1}',
    'does not apply to contact rules': 'gælder ikke for kontaktregler',
    'must list every category of debits once': 'skal nævne hver debetkategori én gang',
    'must name the columns {0}, and may name {1}, each once':
      'skal nævne kolonnerne {0} og kan nævne {1}, hver én gang',
    'must have {0} cells, like the header': 'skal have {0} celler, ligesom overskriften',
    'has a quotation mark that does not begin or end a cell':
      'har et anførselstegn, der hverken begynder eller slutter en celle',
    'overlaps row {0} of the file. End one of them': 'overlapper række {0} i filen. Afslut den ene',
    'must have between 1 and {0} rows': 'skal have mellem 1 og {0} rækker',
    'is not a rule pack': 'er ikke en regelpakke',
    'is not a rule': 'er ikke en regel',
    'must be a day, such as 2025-01-01': 'skal være en dag, f.eks. 2025-01-01',
    'must be a number such as 0.1175, or JSON such as "30/360"': 'skal være et tal som 0.1175 eller JSON som "30/360"',
    'must have between 1 and {0} characters': 'skal have mellem 1 og {0} tegn',
    'must be true or false': 'skal være true eller false',
  },
})
