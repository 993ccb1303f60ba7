import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'state-not-allowed': {
      status: 422,
      en: {
        title: 'The state is not valid for this interaction',
        meaning:
          'UNMAPPED and MAPPED are for incoming interactions, without and with a referenceId. PENDING, QUEUED, SENT and CANCELLED are for outgoing ones. HANDLED and DELETED are for both.',
        howToFix:
          'Omit the state to use the default, or give one that matches the direction and the referenceId. The detail lists the states that the interaction can change to.',
      },
      da: {
        title: 'Tilstanden er ikke gyldig for denne henvendelse',
        meaning:
          'UNMAPPED og MAPPED er for indgående henvendelser, uden og med referenceId. PENDING, QUEUED, SENT og CANCELLED er for udgående. HANDLED og DELETED er for begge.',
        howToFix:
          'Udelad tilstanden for at bruge standarden, eller angiv en, der passer til retningen og referenceId. Fejlteksten viser, hvilke tilstande henvendelsen kan skifte til.',
      },
    },
    'recipient-without-address': {
      status: 422,
      en: {
        title: 'A recipient has no e-mail address',
        meaning: 'An e-mail can only be sent to recipients with an e-mail address.',
        howToFix: 'The errors list the recipients. Add their e-mail address, or give an address in the request.',
      },
      da: {
        title: 'En modtager har ingen e-mailadresse',
        meaning: 'En e-mail kan kun sendes til modtagere med en e-mailadresse.',
        howToFix: 'Fejllisten viser modtagerne. Tilføj deres e-mailadresse, eller angiv en adresse i forespørgslen.',
      },
    },
  },
  texts: {
    'must be at most 15 MiB in total to be attached to an e-mail':
      'må højst fylde 15 MiB i alt for at kunne vedhæftes en e-mail',
    'A recipient has no e-mail address.': 'En modtager har ingen e-mailadresse.',
    'An e-mail to be sent must be PENDING or QUEUED.': 'En e-mail, der skal sendes, skal være PENDING eller QUEUED.',
    'An interaction with a referenceId cannot be UNMAPPED.': 'En henvendelse med referenceId kan ikke være UNMAPPED.',
    'An interaction without a referenceId cannot be MAPPED.': 'En henvendelse uden referenceId kan ikke være MAPPED.',
    'An {0} interaction that is {1} can become {2}.': 'En {0} henvendelse, der er {1}, kan blive {2}.',
    'An {0} interaction that is {1} cannot change state.': 'En {0} henvendelse, der er {1}, kan ikke skifte tilstand.',
    'Send referenceId: null to unmap an interaction.': 'Send referenceId: null for at fjerne henvendelsen fra sagen.',
    'The interaction refers to something that does not exist.': 'Henvendelsen henviser til noget, der ikke findes.',
    'There is no such interaction.': 'Henvendelsen findes ikke.',
    'cannot follow {0}': 'kan ikke følge efter {0}',
    'is not valid for this interaction': 'er ikke gyldig for denne henvendelse',
    'has no e-mail address': 'har ingen e-mailadresse',
    incoming: 'indgående',
    'is only allowed for an OUTGOING interaction of type EMAIL':
      'kan kun bruges til en henvendelse, der er OUTGOING og af typen EMAIL',
    'is required to map the interaction': 'skal udfyldes for at knytte henvendelsen',
    'is required with a referenceType': 'skal udfyldes sammen med referenceType',
    'must be null to unmap the interaction': 'skal være null for at fjerne tilknytningen',
    'must have a fileId, or both a fileName and content': 'skal have et fileId eller både et fileName og content',
    'must have either a fileId or content, not both': 'skal have enten et fileId eller content, ikke begge',
    'must have exactly one of userId, contactId and address': 'skal have præcis én af userId, contactId og address',
    'must be an incoming interaction': 'skal være en indgående henvendelse',
    'must be the case to fill in the template for': 'skal være den sag, skabelonen udfyldes for',
    'does not match any e-mail template': 'passer ikke til nogen e-mailskabelon',
    'is only allowed for an OUTGOING interaction without email':
      'kan kun bruges til en henvendelse, der er OUTGOING og uden email',
    'must have exactly one of userId and contactId': 'skal have præcis én af userId og contactId',
    outgoing: 'udgående',
    '{0} is not a state of incoming interactions.': '{0} er ikke en tilstand for indgående henvendelser.',
    '{0} is not a state of outgoing interactions.': '{0} er ikke en tilstand for udgående henvendelser.',
  },
})
