import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'workflow-unchanged': {
      status: 422,
      en: {
        title: 'The draft is the same as the published version',
        meaning: 'Publishing creates a new version, which must differ from the last one.',
        howToFix: 'Change the draft, then publish it.',
      },
      da: {
        title: 'Kladden er den samme som den udgivne version',
        meaning: 'En udgivelse opretter en ny version, som skal være forskellig fra den seneste.',
        howToFix: 'Ret kladden, og udgiv den derefter.',
      },
    },
    'workflow-incomplete': {
      status: 422,
      en: {
        title: 'The draft has mistakes',
        meaning: 'Only a draft without mistakes can be published. `errors` names each of them.',
        howToFix: 'Correct the steps that are named, and save the draft again.',
      },
      da: {
        title: 'Kladden har fejl',
        meaning: 'Kun en kladde uden fejl kan udgives. `errors` nævner hver af dem.',
        howToFix: 'Ret de nævnte trin, og gem kladden igen.',
      },
    },
  },
  texts: {
    'The workflow has no such version.': 'Forløbet har ikke den version.',
    'The workflow has no steps yet.': 'Forløbet har endnu ingen trin.',
    'The draft has {0} mistakes.': 'Kladden har {0} fejl.',
    'The draft is the same as version {0}.': 'Kladden er den samme som version {0}.',
    'must start with a lowercase letter, followed by lowercase letters, digits or hyphens, such as first-letter':
      'skal begynde med et lille bogstav efterfulgt af små bogstaver, cifre eller bindestreger, f.eks. first-letter',
    'is used by another step': 'bruges af et andet trin',
    'does not belong to a step of this type': 'hører ikke til et trin af denne type',
    'does not match any step of the workflow': 'svarer ikke til noget trin i forløbet',
    'is required without until': 'er påkrævet uden until',
    'needs days': 'kræver days',
    'has a mistake at character {0}: {1}': 'har en fejl ved tegn {0}: {1}',
    'is part of a loop without a wait of at least one day after the previous step':
      'er del af en løkke uden en ventetid på mindst én dag efter det forrige trin',
    'does not match any template with this handle': 'svarer ikke til nogen skabelon med dette handle',
    'does not match any voucher type with this handle': 'svarer ikke til nogen bilagstype med dette handle',
    'does not match any end reason with this handle': 'svarer ikke til nogen afslutningsårsag med dette handle',
    'the text has no closing quotation mark': 'teksten mangler et afsluttende anførselstegn',
    'numbers must be whole, with at most 15 digits': 'tal skal være hele med højst 15 cifre',
    'this character is not allowed': 'dette tegn er ikke tilladt',
    'the expression ends too early': 'udtrykket slutter for tidligt',
    '“{0}” is not expected here': '“{0}” passer ikke her',
    'at most {0} levels can be nested': 'højst {0} niveauer kan være inden i hinanden',
    'use “contains” with a list': 'brug “contains” med en liste',
    'write {0}': 'skriv {0}',
    '“{0}” is not a fact of a case': '“{0}” er ikke en oplysning om en sag',
    'needs {0}, not {1}': 'kræver {0}, ikke {1}',
    'must be true or false, not {0}': 'skal være sandt eller falsk, ikke {0}',
    'true or false': 'sandt eller falsk',
    'a text': 'en tekst',
    'a list of texts': 'en liste af tekster',
  },
})
