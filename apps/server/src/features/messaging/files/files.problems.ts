import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'file-quota-exceeded': {
      status: 422,
      en: {
        title: 'There is no room for the file',
        meaning: 'The files of the tenant may take so much room in all, 10 GiB unless the operator set it otherwise.',
        howToFix:
          'Delete files that nothing needs, or ask the operator for more room (fordring tenant file-quota). The problem says in bytes what is used, allowed and needed.',
      },
      da: {
        title: 'Der er ikke plads til filen',
        meaning: 'Jeres filer må fylde så meget i alt, 10 GiB, medmindre driften har bestemt andet.',
        howToFix:
          'Slet filer, som intet har brug for, eller bed driften om mere plads (fordring tenant file-quota). Problemet oplyser i bytes, hvad der er brugt, tilladt og mangler.',
      },
    },
  },
  texts: {
    'File {0} is not deleted.': 'Filen {0} er ikke slettet.',
    'No file {0} of this tenant was deleted.': 'Der er ikke slettet nogen fil {0}.',
    'The content of file {0} is no longer in the store.': 'Indholdet af filen {0} findes ikke længere.',
    'The files of the tenant take {0} of {1} bytes, and this needs {2} more.':
      'Jeres filer fylder {0} af {1} bytes, og dette kræver {2} mere.',
    'There is no such file.': 'Filen findes ikke.',
    'must be base64 with padding and without line breaks': 'skal være base64 med udfyldning og uden linjeskift',
  },
})
