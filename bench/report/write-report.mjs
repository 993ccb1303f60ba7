import { cpus, totalmem } from 'node:os'

function isMet({ figure, goal, isMet: direction }) {
  return direction === 'at least' ? figure >= goal : figure <= goal
}

function formatFigure(value, unit) {
  const text = value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)))
  return unit === undefined ? text : `${text} ${unit}`
}

function goalLine(row) {
  const sign = row.isMet === 'at least' ? '≥' : '≤'
  const verdict = isMet(row) ? 'met' : '**missed**'
  const goal = `${sign} ${formatFigure(row.goal, row.unit)}`
  return `| ${row.what} | ${formatFigure(row.figure, row.unit)} | ${goal} | ${verdict} | ${row.detail} |`
}

function tableLines({ title, columns, rows }) {
  const alignments = columns.map((_, index) => (index === 0 ? '---' : '--:'))
  const lines = [columns, alignments, ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return [`### ${title}`, '', ...lines, '']
}

function sectionLines({ name, hasFailed, entries }, stem) {
  const lines = [`## ${name}`, '']
  if (hasFailed) lines.push('**This bench failed before its end.**', '')
  for (const entry of entries) {
    if (entry.kind === 'note') lines.push(entry.text, '')
    if (entry.kind === 'table') lines.push(...tableLines(entry))
    if (entry.kind === 'plot') lines.push(`![${entry.title}](${stem}-${entry.name}.svg)`, '')
  }
  return lines
}

/** How busy the machine was with other work, which makes absolute figures worse and ratios noisier. */
function loadLine([before, after], coreCount) {
  const loads = `the load average was ${before.toFixed(1)} before and ${after.toFixed(1)} after, on ${coreCount} cores`
  if (before <= coreCount * 0.25) return `The machine was idle otherwise: ${loads}.`
  return `**The machine was loaded by other work**: ${loads}. Ratios to \`pgbench\` are then probably too low, because its many processes get a larger share of the cores than the few of the product. Measure again on an idle machine before drawing conclusions.`
}

/** The results file: the goals first, then what was measured. */
export function writeReport({ date, stem, commit, sections, loads }) {
  const goals = sections.flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'goal'))
  const [{ model = 'unknown' } = {}] = cpus()
  const lines = [
    `# Benchmarks of ${date}`,
    '',
    `Commit ${commit}, Node.js ${process.version} on ${process.platform}/${process.arch}, ${cpus().length} × ${model.trim()}, ${Math.round(totalmem() / 1024 ** 3)} GiB. ${loadLine(loads, cpus().length)}`,
    '',
    'Product and yardstick alternate within one run, and figures are medians. Compare ratios, not absolute figures. Costs are per request: CPU time of Node.js, of PostgreSQL (all of its processes) and of the client that sends the load; WAL includes full-page images. CONTRIBUTING.md says how to run and read this.',
    '',
  ]
  if (goals.length > 0) {
    const head = ['| what | figure | goal | | how |', '|---|--:|--:|---|---|']
    lines.push('## Goals', '', ...head, ...goals.map(goalLine), '')
  }
  for (const section of sections) lines.push(...sectionLines(section, stem))
  return `${lines.join('\n').trimEnd()}\n`
}
