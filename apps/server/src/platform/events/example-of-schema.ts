import { deterministicId } from '../ids.ts'

interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly examples?: readonly unknown[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly minimum?: number
}

/** Typical values by member name. */
const byName: Readonly<Record<string, unknown>> = {
  name: 'Nordkyst Energi A/S',
  label: 'Afventer svar',
  description: 'Debitor har lovet at betale.',
  update: 'Betaler den 1. i måneden.',
  notes: '<p>Jeg vil gerne betale i rater.</p>',
  text: 'Månedlig opkrævning',
  referenceId: 'F-2024-1001',
  journalNumber: '1001',
  contactName: 'Låsesmed Hansen ApS',
  debtorName: 'Mette Sørensen',
  creditorName: 'Nordkyst Energi A/S',
  ultimateCreditorName: 'Kystens Fjernvarme A.m.b.a.',
  city: 'København V',
  lang: 'da',
  fileName: 'betalingsaftale.pdf',
  contentType: 'application/pdf',
  size: 48_213,
  amount: 120_000,
  outstanding: 70_000,
  caseSeqId: 1001,
  id: 1001,
  priority: 10,
  interest: 0.08,
  migratedId: null,
  uniqueId: null,
  updatedAt: null,
  updatedBy: null,
}

const byFormat: Readonly<Record<string, (name: string) => unknown>> = {
  uuid: (name) => deterministicId(`example ${name}`),
  'date-time': () => '2026-03-02T09:00:00.000Z',
  date: () => '2026-03-02',
  email: () => 'post@example.com',
  uri: () => 'https://example.com/',
}

/** A realistic value that matches a schema; free-form parts are left empty. */
export function exampleOfSchema(schema: unknown, name: string): unknown {
  const json = schema as JsonSchema
  const types = [json.type].flat()
  const given = json.const ?? json.examples?.[0] ?? json.enum?.[0]
  if (given !== undefined) return given
  const usual = usualValue(json, types, name)
  if (usual !== undefined) return usual
  const formatted = byFormat[json.format ?? '']?.(name)
  return formatted ?? exampleOfType(json, types, name)
}

function exampleOfType(json: JsonSchema, types: readonly unknown[], name: string): unknown {
  if (types.includes('object')) return exampleOfObject(json)
  if (types.includes('array')) return json.items === undefined ? [] : [exampleOfSchema(json.items, name)]
  if (types.includes('boolean')) return true
  if (types.includes('integer') || types.includes('number')) return json.minimum ?? 1
  return types.includes('string') ? 'Aftalt' : null
}

function exampleOfObject({ properties = {} }: JsonSchema): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, exampleOfSchema(member, name)]))
}

/** The typical value of the name, if it has the type that the schema expects. */
function usualValue(json: JsonSchema, types: readonly unknown[], name: string): unknown {
  if (!Object.hasOwn(byName, name)) return undefined
  const value = byName[name]
  if (value === null) return types.includes('null') ? null : undefined
  if (typeof value === 'number')
    return types.some((type) => type === 'integer' || type === 'number') ? value : undefined
  return types.includes('string') && json.format === undefined ? value : undefined
}
