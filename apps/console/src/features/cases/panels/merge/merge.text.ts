import { defineText } from '../../../../text/define-text.ts'

export const mergeText = defineText('case-merge', {
  en: {
    title: 'Merge with another case',
    which: 'Which case becomes part of this one?',
    hint: 'The other case ends. Its vouchers and messages are shown here, and money on either pays debts on both.',
    none: 'The debtor has no other open case in {{currency}}.',
    merge: 'Merge',
    merged: 'Merged into this case',
    undo: 'Undo',
    undone: 'The merge is undone',
    willOwe: 'Outstanding on the case',
  },
  da: {
    title: 'Læg sammen med en anden sag',
    which: 'Hvilken sag bliver en del af denne?',
    hint: 'Den anden sag afsluttes. Dens bilag og beskeder vises her, og penge på den ene betaler gæld på dem begge.',
    none: 'Skyldner har ingen anden åben sag i {{currency}}.',
    merge: 'Læg sammen',
    merged: 'Lagt ind under denne sag',
    undo: 'Fortryd',
    undone: 'Sammenlægningen er fortrudt',
    willOwe: 'Restgæld på sagen',
  },
})
