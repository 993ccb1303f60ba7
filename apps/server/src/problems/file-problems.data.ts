import type { ProblemDefinition } from './problem.ts'

/** Problems with files and rendered documents that several features share. */
export const fileProblems = {
  'file-type-refused': {
    status: 422,
    en: {
      title: 'Files of this type are not accepted',
      meaning: 'A file must be a pdf, png, jpg, docx, xlsx, csv, txt or eml, and its content must match its extension.',
      howToFix: 'See `errors` for what is wrong with each file. Correct the extension, or convert the file.',
    },
    da: {
      title: 'Filer af denne type accepteres ikke',
      meaning: 'En fil skal være pdf, png, jpg, docx, xlsx, csv, txt eller eml, og indholdet skal passe til filtypen.',
      howToFix: 'Se i `errors`, hvad der er galt med hver fil. Ret filtypen i navnet, eller konvertér filen.',
    },
  },
  'file-content-refused': {
    status: 422,
    en: {
      title: 'The file is too large to open safely',
      meaning:
        'An image can have at most 50 million pixels. A Word or Excel document is an archive that can have at most 10,000 parts and 500 MiB unpacked; above 10 MiB, at most 200 times the size of the file. Both must state their size.',
      howToFix:
        'See `errors` for what is wrong with each file. Make the image smaller, or save the document again with the program that created it.',
    },
    da: {
      title: 'Filen er for stor til at blive åbnet sikkert',
      meaning:
        'Et billede må højst have 50 millioner pixels. Et dokument fra Word eller Excel er et arkiv, der højst må have 10.000 dele og fylde 500 MiB udpakket; over 10 MiB højst 200 gange filens størrelse. Begge skal oplyse deres størrelse.',
      howToFix:
        'Se i `errors`, hvad der er galt med hver fil. Gør billedet mindre, eller gem dokumentet igen med det program, det er lavet i.',
    },
  },
  'file-in-use': {
    status: 422,
    en: {
      title: 'The file is in use',
      meaning: 'The file is attached to a message, or is a document or the logo of the tenant.',
      howToFix: 'Keep the file. Only files that are not in use can be deleted.',
    },
    da: {
      title: 'Filen er i brug',
      meaning: 'Filen er vedhæftet en besked, eller den er et dokument eller jeres logo.',
      howToFix: 'Behold filen. Kun filer, der ikke er i brug, kan slettes.',
    },
  },
  'rendering-too-large': {
    status: 422,
    en: {
      title: 'The document is too large to render',
      meaning:
        'A letter, e-mail, template or image needs more time or memory to render than allowed, or has too many pages, tables or bytes. `limit` names the limit.',
      howToFix: 'Shorten the text, simplify the template or use a smaller image, and send the request again.',
    },
    da: {
      title: 'Dokumentet er for stort til at blive dannet',
      meaning:
        'Et brev, en e-mail, en skabelon eller et billede kræver mere tid eller hukommelse, end der er tilladt, eller har for mange sider, tabeller eller bytes. `limit` oplyser grænsen.',
      howToFix:
        'Gør teksten kortere eller skabelonen enklere, eller brug et mindre billede, og send forespørgslen igen.',
    },
  },
} as const satisfies Readonly<Record<string, ProblemDefinition>>
