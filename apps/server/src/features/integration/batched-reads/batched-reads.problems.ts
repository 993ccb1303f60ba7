import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {},
  texts: {
    'is not the path of a read that returns JSON, such as /cases/4711 or /updates?pageSize=25':
      'er ikke stien til en læsning, der svarer med JSON, f.eks. /cases/4711 eller /updates?pageSize=25',
  },
})
