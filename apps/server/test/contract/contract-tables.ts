import { api, operations, problems } from '../../src/app.ts'

/** The tables of docs/contract.md by the name in their marker, `<!-- generated: name -->`. */
function tables(): ReadonlyMap<string, string> {
  return new Map([
    ['problem codes by status', problemTable()],
    ...Object.keys(api.tags).map((tag) => [`operations of ${tag}`, operationTable(tag)] as const),
  ])
}

/** Fills in the generated tables of the document, and throws unless each occurs once. */
export function withGeneratedTables(text: string): string {
  const missing = new Map(tables())
  const filled = text.replace(/<!-- generated: (.+) -->\n[^]*?<!-- end -->/g, (_, name: string) => {
    const table = missing.get(name)
    if (table === undefined) throw new Error(`docs/contract.md has an unknown or repeated table: ${name}`)
    missing.delete(name)
    return `<!-- generated: ${name} -->\n\n${table}\n\n<!-- end -->`
  })
  if (missing.size > 0) throw new Error(`docs/contract.md has no table for ${[...missing.keys()].join(', ')}`)
  return filled
}

function operationTable(tag: string): string {
  const rows = operations.filter((operation) => operation.tag === tag)
  return tableOf(
    ['operation', 'address', 'scope'],
    rows.map(({ id, method, path, scope }) => [
      `\`${id}\``,
      `\`${method} ${path}\``,
      scope === null ? 'none' : `\`${scope}\``,
    ]),
  )
}

function problemTable(): string {
  const rows = Object.entries(problems).map(([code, { status, en }]) => ({ code, status, title: en.title }))
  rows.sort((one, other) => one.status - other.status || one.code.localeCompare(other.code))
  return tableOf(
    ['status', 'code', 'title'],
    rows.map(({ code, status, title }) => [String(status), `\`${code}\``, title]),
  )
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}
