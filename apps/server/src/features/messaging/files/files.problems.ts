import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'file-quota-exceeded': {
      status: 422,
      en: {
        title: 'The file quota is used up',
        meaning: 'The files of a tenant may use a limited amount of space in total: 10 GiB by default.',
        howToFix:
          'Delete files that are no longer needed, or ask the operator for a higher quota (`fordring tenant file-quota`). The problem contains the bytes used, allowed and needed.',
      },
      da: {
        title: 'Der er ikke plads til filen',
        meaning: 'Der er en grænse for, hvor meget jeres filer må fylde i alt: som standard 10 GiB.',
        howToFix:
          'Slet filer, I ikke længere skal bruge, eller bed den driftsansvarlige om mere plads (`fordring tenant file-quota`). Fejlen oplyser, hvor mange bytes der er brugt, tilladt og nødvendige.',
      },
    },
  },
  texts: {
    'File {0} is not deleted.': 'Filen {0} er ikke slettet.',
    'No file {0} of this tenant was deleted.': 'Der er ikke slettet nogen fil {0}.',
    'The content of file {0} is no longer in the store.': 'Indholdet af filen {0} findes ikke længere.',
    'The files of the tenant use {0} of {1} bytes, and this needs {2} more.':
      'Jeres filer fylder {0} af {1} bytes, og dette kræver {2} mere.',
    'There is no such file.': 'Filen findes ikke.',
  },
})
