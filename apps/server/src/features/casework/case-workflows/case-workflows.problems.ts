import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'no-case-workflow': {
      status: 422,
      en: {
        title: 'The case follows no workflow',
        meaning: 'The case has not started a workflow, or has left it because it ended or was merged.',
        howToFix: 'Start a workflow on the case first.',
      },
      da: {
        title: 'Sagen følger ikke noget forløb',
        meaning:
          'Sagen har ikke startet et forløb, eller den har forladt det, fordi den er afsluttet eller lagt sammen.',
        howToFix: 'Start et forløb på sagen først.',
      },
    },
    'workflow-not-published': {
      status: 422,
      en: {
        title: 'The workflow is not published',
        meaning: 'Cases follow a published version, and the workflow has none.',
        howToFix: 'Publish the workflow first.',
      },
      da: {
        title: 'Forløbet er ikke udgivet',
        meaning: 'Sager følger en udgivet version, og forløbet har ingen.',
        howToFix: 'Udgiv forløbet først.',
      },
    },
    'step-not-possible': {
      status: 422,
      en: {
        title: 'The step is not possible',
        meaning: 'The case lacks something that the step needs.',
        howToFix: 'Complete the case, or choose another step.',
      },
      da: {
        title: 'Trinnet kan ikke udføres',
        meaning: 'Sagen mangler noget, som trinnet kræver.',
        howToFix: 'Ret sagen, eller vælg et andet trin.',
      },
    },
    'simulation-not-permitted': {
      status: 403,
      en: {
        title: 'You may not read the file',
        meaning: 'A simulation of an uploaded file shows what is in it.',
        howToFix: 'Use a token with the scope in the detail, or play open cases.',
      },
      da: {
        title: 'Du har ikke adgang til filen',
        meaning: 'En simulering af en indlæst fil viser, hvad der er i den.',
        howToFix: 'Brug et token med den rettighed, der står i teksten, eller afspil åbne sager.',
      },
    },
  },
  texts: {
    'Playing a file needs the scope {0}.': 'Simulering af en fil kræver rettigheden {0}.',
    'The debtor has no phone number.': 'Skyldneren har intet telefonnummer.',
    'The case has no debtor to write to.': 'Sagen har ingen skyldner at skrive til.',
    'The case follows no workflow.': 'Sagen følger ikke noget forløb.',
    'The workflow of the case is not held.': 'Sagens forløb er ikke stoppet.',
    'The workflow has no published version.': 'Forløbet har ingen udgivet version.',
    'The case has ended or was merged.': 'Sagen er afsluttet eller lagt sammen med en anden.',
    'A payment plan is proposed or in force already.': 'Der er allerede foreslået eller aftalt en afdragsordning.',
    'is not a step that can be done again': 'er ikke et trin, der kan udføres igen',
    'is not the current step': 'er ikke det aktuelle trin',
    'does not match any version of the workflow': 'svarer ikke til nogen version af forløbet',
  },
})
