import { describe, expect, it } from 'vitest'
import type { Operation } from '../../../platform/http/operations/operation.ts'
import { batchablePath } from './batchable-path.rules.ts'

const base = '/v1/7f0c'
function read(path: string, more: object = {}): Operation {
  return { kind: 'read', method: 'GET', path: `/v1/{tenantId}${path}`, success: {}, ...more } as unknown as Operation
}
const operations = [
  read('/cases'),
  read('/cases/{caseId}'),
  read('/cases/export.csv', { success: { isFile: true } }),
  read('/files/{fileId}/download', { success: { isFile: true } }),
  read('/stream', { success: { isStream: true } }),
  read('/notes', { kind: 'write', method: 'POST' }),
]

describe('the path of a batched read', () => {
  it.each(['/cases', '/cases/4711', '/cases?pageSize=25&q=..%2F', '/cases/a%20b'])('%s is read', (path) => {
    expect(batchablePath(base, path, operations)).toBe(base + path)
  })

  it.each([
    '',
    '/',
    'cases',
    '/nothing',
    '/cases/',
    '/cases/../cases',
    '/../other/cases',
    '/%2e%2e/other/cases',
    '/.%2E/other/cases',
    '/cases/..',
    '//evil.example/cases',
    String.raw`/cases\..\cases`,
    '/cases#x',
    '/cases/4711/extra',
    '/cases/export.csv',
    '/files/1/download',
    '/stream',
    '/notes',
    '/cases\n',
  ])('%j is not', (path) => {
    expect(batchablePath(base, path, operations)).toBeUndefined()
  })
})
