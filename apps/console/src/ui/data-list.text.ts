import { defineText } from '../text/define-text.ts'

export const dataListText = defineText('data-list', {
  en: {
    list: 'List',
    next: 'Next row',
    previous: 'Previous row',
    open: 'Open row',
    resize: 'Width of {{name}}',
    loadingMore: 'Loading more…',
    all_one: '{{count}} row',
    all_other: '{{count}} rows',
  },
  da: {
    list: 'Liste',
    next: 'Næste række',
    previous: 'Forrige række',
    open: 'Åbn række',
    resize: 'Bredde af {{name}}',
    loadingMore: 'Indlæser flere…',
    all_one: '{{count}} række',
    all_other: '{{count}} rækker',
  },
})
