import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {},
  texts: {
    'There is no such tenant.': 'Virksomheden findes ikke.',
    'may hold no other mention than {{caseNumber}}': 'må ikke nævne andet end {{caseNumber}}',
    'must be an IANA time zone such as Europe/Copenhagen': 'skal være en IANA-tidszone som Europe/Copenhagen',
    'must hold {{caseNumber}}': 'skal indeholde {{caseNumber}}',
    'must name a PNG or JPEG image': 'skal pege på et PNG- eller JPEG-billede',
    'must name a picture that letters can show: whole, and of at most {0} bytes and {1} pixels':
      'skal pege på et billede, som breve kan vise: helt og på højst {0} bytes og {1} pixels',
  },
})
