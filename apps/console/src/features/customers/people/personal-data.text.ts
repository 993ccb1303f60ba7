import { defineText } from '../../../text/define-text.ts'

export const personalDataText = defineText('personal-data', {
  en: {
    export: 'Export data',
    reason: 'Reason for erasing',
    reasonHint: 'Such as the date of the request. Do not name the person.',
    erase: 'Erase data',
    eraseSure: 'Erase permanently',
    eraseHint:
      'Name, addresses, numbers, messages, letters, files and notes are erased, also from the audit trail. The books are kept. This cannot be undone.',
    erased: 'The data has been erased.',
  },
  da: {
    export: 'Eksportér oplysninger',
    reason: 'Grund til sletning',
    reasonHint: 'F.eks. datoen for anmodningen. Nævn ikke personen.',
    erase: 'Slet oplysninger',
    eraseSure: 'Slet permanent',
    eraseHint:
      'Navn, adresser, numre, beskeder, breve, filer og noter slettes, også i revisionssporet. Bogføringen bevares. Det kan ikke fortrydes.',
    erased: 'Oplysningerne er slettet.',
  },
})
