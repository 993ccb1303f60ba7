import { defineText } from '../../../../text/define-text.ts'

export const mergeText = defineText('case-merge', {
  en: {
    title: 'Merge with another case',
    which: 'Case to merge into this one',
    hint: 'The other case ends. Its vouchers and messages are shown here, and payments on either case pay debts on both.',
    none: 'The debtor has no other open cases in {{currency}}.',
    merge: 'Merge',
    merged: 'Merged into this case',
    undone: 'Merge undone',
  },
  da: {
    title: 'Læg sammen med en anden sag',
    which: 'Sag, der lægges sammen med denne',
    hint: 'Den anden sag afsluttes. Dens bilag og henvendelser vises her, og betalinger på den ene sag dækker gæld på begge.',
    none: 'Skyldner har ingen andre åbne sager i {{currency}}.',
    merge: 'Læg sammen',
    merged: 'Lagt sammen med denne sag',
    undone: 'Sammenlægningen er fortrudt',
  },
})
