/** Draws a bar chart as SVG: one row per bar, in groups. */
const rowHeight = 24
const labelWidth = 220
const barWidth = 420
const titleHeight = 40
const font = 'font-family="system-ui, sans-serif" font-size="13"'

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function format(value) {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3)
}

export function drawPlot({ title, unit, groups }) {
  const rows = groups.flatMap(({ label, bars }) => [...(label === '' ? [] : [{ heading: label }]), ...bars])
  const largest = Math.max(...rows.map(({ value = 0 }) => value), 0)
  const width = labelWidth + barWidth + 110
  const height = titleHeight + rows.length * rowHeight + 10
  const lines = rows.map((row, index) => {
    const y = titleHeight + index * rowHeight
    if (row.heading !== undefined) {
      return `<text x="8" y="${y + 17}" ${font} font-weight="600" fill="#1f2933">${escape(row.heading)}</text>`
    }
    const length = largest === 0 ? 0 : (row.value / largest) * barWidth
    return [
      `<text x="${labelWidth - 8}" y="${y + 17}" ${font} text-anchor="end" fill="#1f2933">${escape(row.label)}</text>`,
      `<rect x="${labelWidth}" y="${y + 4}" width="${length.toFixed(1)}" height="${rowHeight - 8}" fill="#2f6f9f"/>`,
      `<text x="${(labelWidth + length + 6).toFixed(1)}" y="${y + 17}" ${font} fill="#1f2933">${format(row.value)}</text>`,
    ].join('\n')
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    `<text x="8" y="24" font-family="system-ui, sans-serif" font-size="15" font-weight="600" fill="#1f2933">${escape(title)}, ${escape(unit)}</text>`,
    ...lines,
    '</svg>',
    '',
  ].join('\n')
}
