import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'template-handle-taken': {
      status: 422,
      en: {
        title: 'Another template has this handle',
        meaning: 'A handle is unique among the templates of a kind and language.',
        howToFix: 'Choose another handle, or change the template that has it.',
      },
      da: {
        title: 'En anden skabelon har dette nøgleord',
        meaning: 'Et nøgleord kan kun bruges af én skabelon af hver type og hvert sprog.',
        howToFix: 'Vælg et andet nøgleord, eller ret skabelonen, der har det.',
      },
    },
    'unknown-mention': {
      status: 422,
      en: {
        title: 'The template uses an unknown placeholder',
        meaning: 'A template can only use the placeholders in the catalogue. A letter with a gap is never sent.',
        howToFix:
          'The errors list each unknown placeholder and where it is. GET /templates/mentions lists the valid ones.',
      },
      da: {
        title: 'Skabelonen bruger et ukendt flettefelt',
        meaning: 'En skabelon kan kun bruge flettefelterne på listen. Et brev med huller sendes aldrig.',
        howToFix:
          'Fejllisten viser hvert ukendt flettefelt, og hvor det står. GET /templates/mentions viser de gyldige.',
      },
    },
    'template-invalid': {
      status: 422,
      en: {
        title: 'The template cannot be filled in',
        meaning:
          'The text is not valid Liquid, uses an unknown filter or tag, takes too long to fill in, or becomes too long.',
        howToFix: 'The errors list what is wrong and where. Test the template with preview-template.',
      },
      da: {
        title: 'Skabelonen kan ikke udfyldes',
        meaning:
          'Teksten er ikke gyldig Liquid, bruger et filter eller et tag, der ikke findes, tager for lang tid at udfylde eller bliver for lang.',
        howToFix: 'Fejllisten viser, hvad der er galt, og hvor. Prøv skabelonen med preview-template.',
      },
    },
    'demand-incomplete': {
      status: 422,
      en: {
        title: 'The demand is incomplete',
        meaning:
          'A demand must give the debtor everything needed to assess the claim: the creditor, every open claim, the amount to pay and the deadline.',
        howToFix: 'Add what the errors list to the template, outside conditions that may not hold.',
      },
      da: {
        title: 'Påkravet er ufuldstændigt',
        meaning:
          'Et påkrav skal give skyldneren alt, hvad der er nødvendigt for at bedømme kravet: kreditor, hvert åbent krav, beløbet og fristen.',
        howToFix: 'Tilføj det, fejllisten nævner, i skabelonen, uden for betingelser, der måske ikke er opfyldt.',
      },
    },
  },
  texts: {
    'The demand does not contain {0}.': 'Påkravet indeholder ikke {0}.',
    'must contain {0}': 'skal indeholde {0}',
    'the name of the creditor': 'kreditors navn',
    'every open claim': 'hvert åbent krav',
    'the amount to pay': 'beløbet, der skal betales',
    'the deadline': 'fristen',
    'must be false, since only a letter can be a demand': 'skal være falsk, da kun et brev kan være et påkrav',
    'The template {0}.': 'Skabelonen {0}.',
    'The {0} {1}.': 'Skabelonens {0} {1}.',
    'There is no such template.': 'Skabelonen findes ikke.',
    'becomes longer than {0} characters': 'bliver længere end {0} tegn',
    'is not a valid template: {0}': 'er ikke en gyldig skabelon: {0}',
    'uses an unknown placeholder': 'bruger et ukendt flettefelt',
    'uses the unknown placeholder {0} on line {1}, column {2}':
      'bruger det ukendte flettefelt {0} (linje {1}, kolonne {2})',
    'uses the unknown placeholder {0}': 'bruger det ukendte flettefelt {0}',
  },
})
