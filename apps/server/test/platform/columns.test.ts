import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { columnsOf } from '../../src/platform/columns/columns.ts'
import { sql } from '../../src/platform/database/sql.ts'
import { newId } from '../../src/platform/ids.ts'
import { startTestApp, type TestApp } from '../test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

interface Row {
  readonly id: string | null
  readonly text?: string | null
  readonly count: number | null
  readonly at: Date | null
  readonly isOn: boolean | null
  readonly data?: unknown
}

/** What PostgreSQL reads from the columns of these rows. */
function sentAndRead(rows: readonly Row[]): Promise<Row[]> {
  const { uuid, text, bigint, time, boolean, json } = columnsOf(rows)
  return api.database.read(
    api.tenant.tenantId,
    sql<Row>`
      select r.id, r.text, r.count, r.at, r.is_on as "isOn", r.data
      from unnest(${uuid(({ id }) => id)}::uuid[], ${text((row) => row.text)}::text[], ${bigint(({ count }) => count)}::bigint[],
                  ${time(({ at }) => at)}::timestamptz[], ${boolean(({ isOn }) => isOn)}::boolean[],
                  ${json(({ data }) => data)}::text[]::json[]) with ordinality
        as r (id, text, count, at, is_on, data, turn)
      order by r.turn`,
  )
}

const none = { id: null, text: null, count: null, at: null, isOn: null, data: null }

describe('columns', () => {
  it('are read by PostgreSQL as they were', async () => {
    const id = newId()
    const at = new Date('2026-03-02T09:00:00.123Z')
    const data = { 'a "quoted" \\ name': [1, null, '{x,y}'], text: 'Sørensen\n☃ 𝄞' }
    const rows: Row[] = [
      { id, text: '', count: 0, at, isOn: true, data },
      { id, text: '', count: 0, at, isOn: true, data },
      none,
      // The same as the one before the gap.
      { id, text: 'NULL', count: 0, at, isOn: true, data: [] },
      { id: newId(), text: 'a,"b"\\{c}', count: Number.MIN_SAFE_INTEGER, at: new Date(0), isOn: false, data: 'x' },
      {
        id: newId(),
        text: 'Å☃𝄞',
        count: Number.MAX_SAFE_INTEGER,
        at: new Date('0001-01-01T00:00:00Z'),
        isOn: true,
        data: 0,
      },
      { ...none, at: new Date('9999-12-31T23:59:59.999Z') },
    ]
    expect(await sentAndRead(rows)).toEqual(rows)
  })

  it('may be empty, or lack the values of a member', async () => {
    expect(await sentAndRead([])).toEqual([])
    const rows = [newId(), newId()].map((id) => ({ ...none, id }))
    expect(await sentAndRead(rows)).toEqual(rows)
    expect(columnsOf(rows).text(({ text }) => text)).toBeNull()
  })

  it('refuse what is no id, no exact integer or no JSON', () => {
    expect(() => columnsOf(['x']).uuid((id) => id)).toThrow('not a uuid')
    expect(() => columnsOf([0.5]).bigint((count) => count)).toThrow('safe integer')
    expect(() => columnsOf([() => 1]).json((value) => value)).toThrow('cannot be written as JSON')
  })
})
