import { defineText } from '../../../text/define-text.ts'

export const limitationReportText = defineText('limitation-report', {
  en: {
    within: 'Lapses within',
    lapses: 'Lapses',
    noneTitle: 'No claim lapses soon',
    noneHint: 'Claims of open cases appear here before their limitation period ends.',
  },
  da: {
    within: 'Forældes inden for',
    lapses: 'Forældes',
    noneTitle: 'Ingen krav forældes snart',
    noneHint: 'Krav på åbne sager vises her, før deres forældelsesfrist udløber.',
  },
})
