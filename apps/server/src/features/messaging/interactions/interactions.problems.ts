import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'state-not-allowed': {
      status: 422,
      en: {
        title: 'The state does not fit the interaction',
        meaning:
          'UNMAPPED and MAPPED are states of incoming interactions, without and with a referenceId; PENDING, QUEUED, SENT and CANCELLED are states of outgoing ones; HANDLED and DELETED fit both.',
        howToFix:
          'Leave the state out to get the default, or give one that fits the direction and the referenceId. The detail says which states may follow the one an interaction is in.',
      },
      da: {
        title: 'Tilstanden passer ikke til interaktionen',
        meaning:
          'UNMAPPED og MAPPED er tilstande for indgående interaktioner, uden og med referenceId; PENDING, QUEUED, SENT og CANCELLED er for udgående; HANDLED og DELETED passer til begge.',
        howToFix:
          'Udelad tilstanden for at få standarden, eller angiv en, der passer til retningen og referenceId. Teksten siger, hvilke tilstande der kan følge.',
      },
    },
    'recipient-without-address': {
      status: 422,
      en: {
        title: 'A recipient has no e-mail address',
        meaning: 'An e-mail can go only to those whose address is known.',
        howToFix: 'The errors list names the recipients. Give them an address, or write one into the request.',
      },
      da: {
        title: 'En modtager har ingen e-mailadresse',
        meaning: 'En e-mail kan kun sendes til dem, hvis adresse er kendt.',
        howToFix: 'Fejllisten nævner modtagerne. Giv dem en adresse, eller skriv en i forespørgslen.',
      },
    },
  },
  texts: {
    'must have at most 15 MiB in all to go along with an e-mail':
      'må højst fylde 15 MiB i alt for at komme med en e-mail',
    'A recipient has no e-mail address.': 'En modtager har ingen e-mailadresse.',
    'An e-mail that is to be sent is PENDING or QUEUED.': 'En e-mail, der skal sendes, er PENDING eller QUEUED.',
    'An interaction with a referenceId cannot be UNMAPPED.': 'En interaktion med referenceId kan ikke være UNMAPPED.',
    'An interaction without a referenceId cannot be MAPPED.': 'En interaktion uden referenceId kan ikke være MAPPED.',
    'An {0} interaction that is {1} can become {2}.': 'En {0} interaktion, der er {1}, kan blive {2}.',
    'An {0} interaction that is {1} stays as it is.': 'En {0} interaktion, der er {1}, bliver, som den er.',
    'Send referenceId: null to unmap an interaction.': 'Send referenceId: null for at løsne en interaktion.',
    'The interaction names what does not exist on the tenant.': 'Interaktionen nævner noget, der ikke findes hos jer.',
    'There is no such interaction.': 'Interaktionen findes ikke.',
    'cannot follow {0}': 'kan ikke følge efter {0}',
    'does not fit the interaction': 'passer ikke til interaktionen',
    'has no e-mail address': 'har ingen e-mailadresse',
    incoming: 'indgående',
    'is only for an OUTGOING interaction of type EMAIL': 'er kun til en interaktion, der er OUTGOING og af typen EMAIL',
    'is required to map': 'skal udfyldes for at tilknytte',
    'is required with a referenceType': 'skal udfyldes sammen med referenceType',
    'must be null to unmap': 'skal være null for at løsne',
    'must have a fileId, or a fileName and a content': 'skal have et fileId eller et fileName og et content',
    'must have either a fileId or a content, not both': 'skal have enten et fileId eller et content, ikke begge',
    'must have exactly one of userId, contactId and address': 'skal have præcis én af userId, contactId og address',
    'must name the case that the template speaks of': 'skal pege på sagen, som skabelonen handler om',
    'names no e-mail template of this tenant': 'peger på en e-mailskabelon, som ikke findes hos jer',
    outgoing: 'udgående',
    '{0} is not a state of incoming interactions.': '{0} er ikke en tilstand for indgående interaktioner.',
    '{0} is not a state of outgoing interactions.': '{0} er ikke en tilstand for udgående interaktioner.',
  },
})
