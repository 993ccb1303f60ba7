import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'creditor-closed': {
      status: 422,
      en: {
        title: 'The creditor takes no new claims',
        meaning:
          'The creditor has cancelled or ceased, so no case is opened for it and no claim is added. Payments, costs and credits on its cases are taken as before.',
        howToFix:
          'Give the creditor another state if it is to be collected for again, or send the claim under the creditor that took over.',
      },
      da: {
        title: 'Kreditoren tager ikke imod nye krav',
        meaning:
          'Kreditoren er opsagt eller ophørt, så der oprettes ingen sag og tilføjes intet krav. Betalinger, omkostninger og kreditter på kreditorens sager tages stadig imod.',
        howToFix:
          'Giv kreditoren en anden tilstand, hvis der igen skal inddrives for den, eller send kravet under den kreditor, der har overtaget.',
      },
    },
  },
  texts: {
    'The creditor is {0}.': 'Kreditoren er {0}.',
    'The tenant does not have what is named in {0}.': 'Det, der nævnes i {0}, findes ikke hos jer.',
    'must be an http or https URL': 'skal være en http- eller https-URL',
    'must have {{customerReferenceId}} behind its host': 'skal have {{customerReferenceId}} efter værtsnavnet',
    'must hold no placeholder but {{customerReferenceId}}':
      'må ikke have andre pladsholdere end {{customerReferenceId}}',
    'The users named in {0} do not have the role that it takes.': 'Brugerne i {0} har ikke den rolle, der skal til.',
    'names a user who is deactivated': 'peger på en bruger, der er deaktiveret',
  },
})
