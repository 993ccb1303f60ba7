import { defineText } from '../text/define-text.ts'

export const dataListText = defineText('data-list', {
  en: {
    list: 'In the list',
    next: 'Next row',
    previous: 'Previous row',
    open: 'Open the row',
    loadingMore: 'Loading more…',
    all_one: 'That is all: {{count}} row',
    all_other: 'That is all: {{count}} rows',
  },
  da: {
    list: 'I listen',
    next: 'Næste række',
    previous: 'Forrige række',
    open: 'Åbn rækken',
    loadingMore: 'Indlæser flere…',
    all_one: 'Det var alt: {{count}} række',
    all_other: 'Det var alt: {{count}} rækker',
  },
})
