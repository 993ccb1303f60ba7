import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'customer-reference-taken': {
      status: 422,
      en: {
        title: 'The creditor already has a customer with this reference',
        meaning: 'The referenceId of a customer is unique among the customers of its creditor.',
        howToFix: 'Use the existing customer (get-customer-by-reference-id returns it), or use another referenceId.',
      },
      da: {
        title: 'Kreditoren har allerede en kunde med denne reference',
        meaning: 'Hver kunde hos en kreditor har sin egen referenceId.',
        howToFix: 'Brug den eksisterende kunde (se get-customer-by-reference-id), eller angiv en anden referenceId.',
      },
    },
    'customer-not-unique': {
      status: 422,
      en: {
        title: 'The reference matches several customers',
        meaning: 'Customers of different creditors have this reference, and the request does not name a creditor.',
        howToFix: 'Add the query parameter creditorId.',
      },
      da: {
        title: 'Referencen passer på flere kunder',
        meaning:
          'Kunder hos forskellige kreditorer har den samme reference, og forespørgslen angiver ikke en kreditor.',
        howToFix: 'Tilføj parameteren creditorId.',
      },
    },
    'last-debtor': {
      status: 422,
      en: {
        title: 'A customer must have a debtor',
        meaning: 'The only debtor of a customer can neither be removed nor get another relation.',
        howToFix: 'Add another debtor to the customer first.',
      },
      da: {
        title: 'En kunde skal have en skyldner',
        meaning: 'Kundens eneste skyldner kan hverken fjernes eller få en anden relation.',
        howToFix: 'Tilføj først en anden skyldner til kunden.',
      },
    },
  },
  texts: {
    'must be a CPR number of ten digits, such as 010190-0000':
      'skal være et CPR-nummer på ti cifre, f.eks. 010190-0000',
    'must be a language code, such as da or pt-BR': 'skal være en sprogkode, f.eks. da eller pt-BR',
    'Customers of several creditors have this reference. Add the creditorId.':
      'Kunder hos flere kreditorer har denne reference. Angiv creditorId.',
    'The customer has no such user.': 'Kunden har ikke denne bruger.',
    'There is no customer with this reference.': 'Der er ingen kunde med denne reference.',
    'This is the only debtor of the customer.': 'Det er kundens eneste skyldner.',
    'a customer can have at most {0} users': 'en kunde kan højst have {0} brugere',
  },
})
