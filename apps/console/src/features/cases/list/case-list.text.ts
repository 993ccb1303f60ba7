import { defineText } from '../../../text/define-text.ts'

export const caseListText = defineText('case-list', {
  en: {
    changed: 'Status since',
    allGroups: 'All groups',
    sort: 'Sort by',
    group: 'Group',
    noCaseTitle: 'No cases yet',
    noCaseHint: 'Cases arrive through the API, or you can open one here.',
  },
  da: {
    changed: 'Status siden',
    allGroups: 'Alle sagsgrupper',
    sort: 'Sortering',
    group: 'Sagsgruppe',
    noCaseTitle: 'Ingen sager endnu',
    noCaseHint: "Sager kommer ind via API'et, eller du kan oprette en her.",
  },
})
