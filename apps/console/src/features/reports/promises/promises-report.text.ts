import { defineText } from '../../../text/define-text.ts'

export const promisesReportText = defineText('promises-report', {
  en: {
    hint: 'Promises to pay by the date they were made for. The kept share leaves out open and cancelled promises. Select a number to view the promises.',
    byPerson: 'By person',
    keptShare: 'Kept share',
    noneTitle: 'No promises in this period',
  },
  da: {
    hint: 'Betalingsløfter efter den dato, de gælder. Andelen af holdte løfter medregner ikke åbne og annullerede. Vælg et tal for at se løfterne.',
    byPerson: 'Pr. medarbejder',
    keptShare: 'Andel holdt',
    noneTitle: 'Ingen betalingsløfter i perioden',
  },
})
