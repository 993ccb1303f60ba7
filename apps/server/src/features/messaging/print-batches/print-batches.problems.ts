import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'nothing-to-print': {
      status: 422,
      en: {
        title: 'No letter can be printed',
        meaning: 'A batch needs at least one letter that waits to be sent and that the contact gate allows now.',
        howToFix: 'Read preview-print-batch: it lists every letter that is left out, with the reason.',
      },
      da: {
        title: 'Ingen breve kan udskrives',
        meaning:
          'En kørsel skal have mindst ét brev, der venter på at blive sendt, og som kontaktreglerne tillader nu.',
        howToFix: 'Se preview-print-batch: den viser alle breve, der er udeladt, med årsagen.',
      },
    },
    'letter-not-printable': {
      status: 422,
      en: {
        title: 'A letter cannot be printed by this batch',
        meaning:
          'A letter that was named is in another batch, is sent or cancelled, has no address or has enclosures, or the contact gate refuses it now.',
        howToFix: 'Leave the letter out. Letters with enclosures are printed one by one.',
      },
      da: {
        title: 'Et brev kan ikke udskrives af denne kørsel',
        meaning:
          'Et af de angivne breve er i en anden kørsel, er sendt eller annulleret, mangler adresse eller har bilag, eller kontaktreglerne tillader det ikke nu.',
        howToFix: 'Udelad brevet. Breve med bilag udskrives enkeltvis.',
      },
    },
    'print-batch-state': {
      status: 422,
      en: {
        title: 'The print batch is in another state',
        meaning:
          'A batch is prepared, then ready, and then handed over or cancelled. Only a ready batch can be handed over, and only one that was not handed over can be cancelled.',
        howToFix: 'Read the batch again, and wait until it is READY.',
      },
      da: {
        title: 'Udskriftskørslen har en anden status',
        meaning:
          'En kørsel forberedes, bliver klar og derefter afleveret eller annulleret. Kun en klar kørsel kan afleveres, og kun en, der ikke er afleveret, kan annulleres.',
        howToFix: 'Læs kørslen igen, og vent, til den er READY.',
      },
    },
    'print-batch-outdated': {
      status: 422,
      en: {
        title: 'Letters of the print batch are no longer waiting',
        meaning: 'Somebody has sent or cancelled letters that are in the file. `letters` has their numbers.',
        howToFix: 'Cancel the batch, do not post its letters, and prepare another one.',
      },
      da: {
        title: 'Breve i udskriftskørslen venter ikke længere',
        meaning: 'Nogen har sendt eller annulleret breve, der er i filen. `letters` har deres numre.',
        howToFix: 'Annullér kørslen, send ikke dens breve, og forbered en ny.',
      },
    },
    'print-folder-missing': {
      status: 422,
      en: {
        title: 'There is no folder for print files',
        meaning: 'Batches can only be handed over to a folder if the operator has set one.',
        howToFix: 'Download the file, or ask the operator to set PRINT_FOLDER.',
      },
      da: {
        title: 'Der er ingen mappe til udskrifter',
        meaning: 'Kørsler kan kun afleveres i en mappe, hvis driftsansvarlige har angivet en.',
        howToFix: 'Hent filen, eller bed den driftsansvarlige om at angive PRINT_FOLDER.',
      },
    },
  },
  texts: {
    'No letter can be printed now.': 'Ingen breve kan udskrives nu.',
    'Some letters cannot be printed.': 'Nogle breve kan ikke udskrives.',
    'There is no such print batch.': 'Udskriftskørslen findes ikke.',
    'The print batch is {0}.': 'Udskriftskørslen er {0}.',
    'The operator has not set PRINT_FOLDER.': 'PRINT_FOLDER er ikke angivet.',
    '{0} letters of the batch are no longer waiting to be sent.':
      '{0} breve i kørslen venter ikke længere på at blive sendt.',
    'The file was deleted, because the data of somebody in it was erased.':
      'Filen er slettet, fordi oplysninger om en person i den er slettet.',
    'The file is a print batch.': 'Filen er en udskriftskørsel.',
    'is in another print batch': 'er i en anden udskriftskørsel',
    'is not waiting to be sent': 'venter ikke på at blive sendt',
    'is refused by the contact gate': 'afvises af kontaktreglerne',
    'has a recipient without an address': 'har en modtager uden adresse',
    'has enclosures, which are printed one by one': 'har bilag, som udskrives enkeltvis',
  },
})
