import type { Language, ProblemDefinition, ProblemDefinitions } from '../../../problems/index.ts'
import { escapeHtml, htmlPage } from '../pages/html-page.ts'

const english = {
  problems: 'Problems',
  status: 'Status',
  code: 'Code',
  meaning: 'Meaning',
  whatItMeans: 'What it means',
  howToFix: 'How to fix the request',
  all: 'All problems',
  reference: 'API reference',
}

const texts: Readonly<Record<Language, typeof english>> = {
  en: english,
  da: {
    problems: 'Fejl',
    status: 'Status',
    code: 'Kode',
    meaning: 'Betydning',
    whatItMeans: 'Hvad det betyder',
    howToFix: 'Sådan løser du det',
    all: 'Alle fejl',
    reference: 'API-reference',
  },
}

/** The page that lists every problem. */
export function problemIndex(problems: ProblemDefinitions, language: Language): string {
  const t = texts[language]
  const rows = Object.entries(problems).map(([code, definition]) => {
    const { status } = definition
    const { title } = definition[language]
    return `<tr><td>${status}</td><td><a href="${addressOf(`/${code}`, language)}"><code>${code}</code></a></td><td>${escapeHtml(title)}</td></tr>`
  })
  return htmlPage(
    t.problems,
    `<h1>${t.problems}</h1>
<table><thead><tr><th>${t.status}</th><th>${t.code}</th><th>${t.meaning}</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>`,
    language,
  )
}

/** The page that explains a problem and how to fix the request. */
export function problemPage(code: string, definition: ProblemDefinition, language: Language): string {
  const t = texts[language]
  const { title, meaning, howToFix } = definition[language]
  return htmlPage(
    title,
    `<p class="quiet"><code>${code}</code> · ${t.status.toLowerCase()} ${definition.status}</p>
<h1>${escapeHtml(title)}</h1>
<h2>${t.whatItMeans}</h2>
<p>${escapeHtml(meaning)}</p>
<h2>${t.howToFix}</h2>
<p>${escapeHtml(howToFix)}</p>
<p class="quiet"><a href="${addressOf('', language)}">${t.all}</a> · <a href="/reference">${t.reference}</a></p>`,
    language,
  )
}

/** Links on a Danish page stay Danish, regardless of the browser's preference. */
function addressOf(step: string, language: Language): string {
  return `/problems${step}${language === 'en' ? '' : `?lang=${language}`}`
}
