import { defineText } from '../../text/define-text.ts'
import { wordsText } from '../../text/words.text.ts'

const { en, da } = wordsText.words

export const registryText = defineText('registry', {
  en: {
    sections: 'Sections',
    none: 'None yet',
    deleteQuestion: 'Delete “{{name}}” permanently?',
    inUse: '“{{name}}” is in use by {{users}} and cannot be deleted.',
    and: en.and,
    cases: 'cases',
    'case-vouchers': 'vouchers',
    creditors: 'creditors',
    documents: 'letters',
    updates: 'updates',
    shownOnce: 'This is shown only once. Copy it now and store it securely.',
  },
  da: {
    sections: 'Afsnit',
    none: 'Ingen endnu',
    deleteQuestion: 'Slet “{{name}}” permanent?',
    inUse: '“{{name}}” bruges af {{users}} og kan ikke slettes.',
    and: da.and,
    cases: 'sager',
    'case-vouchers': 'bilag',
    creditors: 'kreditorer',
    documents: 'breve',
    updates: 'opdateringer',
    shownOnce: 'Dette vises kun én gang. Kopiér det nu, og gem det sikkert.',
  },
})
