import { defineText } from '../../../text/define-text.ts'
import { wordsText } from '../../../text/words.text.ts'

const { en, da } = wordsText.words

export const exportsText = defineText('exports', {
  en: {
    title: 'Export',
    about:
      'Everything the company has in one zip archive, as of one moment: creditors, customers and cases in a form that can be imported again, every list of the API, and all files. Passwords, tokens and other secrets are not included.',
    kept: 'The archive contains personal data. It is deleted after seven days.',
    start: 'Export everything',
    records: 'Records',
    kilobytes: '{{count}} KB',
    RUNNING: en.beingWritten,
    COMPLETED: 'Completed',
    FAILED: en.failed,
    progress: '{{done}} of {{total}} lists',
    download: 'Download',
    stop: 'Stop',
    stopQuestion: 'Stop this export?',
    delete: en.delete,
    deleteQuestion: 'Delete this export and its file?',
    nothingTitle: 'Nothing exported yet',
    nothingHint: 'An export of a large portfolio takes some minutes. You can leave this page meanwhile.',
  },
  da: {
    title: 'Eksport',
    about:
      'Alt, hvad virksomheden har, i ét zip-arkiv fra ét og samme tidspunkt: kreditorer, kunder og sager i en form, der kan importeres igen, alle API’ets lister og alle filer. Adgangskoder, tokens og andre hemmeligheder er ikke med.',
    kept: 'Arkivet indeholder personoplysninger. Det slettes efter syv dage.',
    start: 'Eksportér alt',
    records: 'Poster',
    kilobytes: '{{count}} KB',
    RUNNING: da.beingWritten,
    COMPLETED: 'Færdig',
    FAILED: da.failed,
    progress: '{{done}} af {{total}} lister',
    download: 'Hent',
    stop: 'Stop',
    stopQuestion: 'Stop eksporten?',
    delete: da.delete,
    deleteQuestion: 'Slet eksporten og dens fil?',
    nothingTitle: 'Intet eksporteret endnu',
    nothingHint: 'Det tager nogle minutter at eksportere en stor portefølje. Du kan forlade siden imens.',
  },
})
