import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'unknown-mention': {
      status: 422,
      en: {
        title: 'The template mentions what there is not',
        meaning:
          'A template can mention only what the catalogue of mentions names; a letter with a gap in it is not sent.',
        howToFix:
          'The errors list names each mention and where it stands. GET /templates/mentions lists all that there are.',
      },
      da: {
        title: 'Skabelonen nævner noget, der ikke findes',
        meaning: 'En skabelon kan kun nævne det, der står på listen over felter; et brev med et hul i sendes ikke.',
        howToFix: 'Fejllisten nævner hvert felt, og hvor det står. GET /templates/mentions viser dem alle.',
      },
    },
    'template-invalid': {
      status: 422,
      en: {
        title: 'The template cannot be filled in',
        meaning:
          'The text is not valid Liquid, uses a filter or tag that there is not, or takes too long or becomes too long.',
        howToFix: 'The errors list says what is wrong and where. Try the template with preview-template.',
      },
      da: {
        title: 'Skabelonen kan ikke udfyldes',
        meaning:
          'Teksten er ikke gyldig Liquid, bruger et filter eller et tag, der ikke findes, tager for lang tid eller bliver for lang.',
        howToFix: 'Fejllisten siger, hvad der er galt, og hvor. Prøv skabelonen med preview-template.',
      },
    },
  },
  texts: {
    'The template {0}.': 'Skabelonen {0}.',
    'The {0} {1}.': 'Skabelonens {0} {1}.',
    'There is no such template.': 'Skabelonen findes ikke.',
    'becomes longer than {0} characters': 'bliver længere end {0} tegn',
    'is not a template: {0}': 'er ikke en gyldig skabelon: {0}',
    'mentions what there is not': 'nævner noget, der ikke findes',
    'mentions {0} on line {1}, column {2}, which there is not': 'nævner {0} (linje {1}, kolonne {2}), som ikke findes',
    'mentions {0}, which there is not': 'nævner {0}, som ikke findes',
  },
})
