import { expect, it } from 'vitest'
import { registries } from './registries/registries.ts'
import { sections } from './sections.ts'

it('every registry is a section of the settings, once', () => {
  const paths = sections.map(({ to }) => to)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toEqual(expect.arrayContaining(registries.map(({ key }) => `/settings/${key}`)))
})
