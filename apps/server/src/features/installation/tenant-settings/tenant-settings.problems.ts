import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {},
  texts: {
    'There is no such tenant.': 'Virksomheden findes ikke.',
    'must not contain any placeholder other than {{caseNumber}}':
      'må ikke indeholde andre flettefelter end {{caseNumber}}',
    'must be an IANA time zone such as Europe/Copenhagen': 'skal være en IANA-tidszone som Europe/Copenhagen',
    'must be 8 digits, the first of which is 8, such as 81234567':
      'skal være 8 cifre, hvoraf det første er 8, f.eks. 81234567',
    'must be digits and capital letters without spaces, such as 12345674':
      'skal være cifre og store bogstaver uden mellemrum, f.eks. 12345674',
    'must be a VAT number with its country, such as DK12345674':
      'skal være et momsnummer med landekode, f.eks. DK12345674',
    'must contain {{caseNumber}}': 'skal indeholde {{caseNumber}}',
    'must be the id of a PNG or JPEG image': 'skal være id’et på et PNG- eller JPEG-billede',
    'must be the id of an undamaged image of at most {0} bytes and {1} pixels':
      'skal være id’et på et ubeskadiget billede på højst {0} bytes og {1} pixels',
  },
})
