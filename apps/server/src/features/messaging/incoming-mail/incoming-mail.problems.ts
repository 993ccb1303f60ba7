import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'mailbox-exists': {
      status: 422,
      en: {
        title: 'There is a mailbox with this address already',
        meaning: 'Each address is connected once.',
        howToFix: 'Change the existing mailbox, or delete it first.',
      },
      da: {
        title: 'Der er allerede en postkasse med denne adresse',
        meaning: 'Hver adresse kan tilknyttes én gang.',
        howToFix: 'Ret den eksisterende postkasse, eller slet den først.',
      },
    },
    'mailbox-server-refused': {
      status: 422,
      en: {
        title: 'The mail server is not allowed',
        meaning: 'Mailboxes are only read from servers on the public internet, on port 993 or 143.',
        howToFix: 'Check the name of the server and the port.',
      },
      da: {
        title: 'Mailserveren er ikke tilladt',
        meaning: 'Postkasser læses kun fra servere på det offentlige internet på port 993 eller 143.',
        howToFix: 'Kontrollér serverens navn og porten.',
      },
    },
  },
  texts: {
    'There is a mailbox with this address already.': 'Der er allerede en postkasse med denne adresse.',
    'There is no such mailbox.': 'Postkassen findes ikke.',
    'The mail server {0}.': 'Mailserveren {0}.',
    'must have at most {0} characters before the @': 'må højst have {0} tegn før @',
    'is not a host name': 'er ikke et servernavn',
    'There is no space left for files.': 'Der er ikke plads til flere filer.',
    'The e-mail could not be read completely. The original is attached.':
      'E-mailen kunne ikke læses helt. Originalen er vedhæftet.',
    'Only eml and txt files are accepted.': 'Kun eml- og txt-filer modtages.',
  },
})
