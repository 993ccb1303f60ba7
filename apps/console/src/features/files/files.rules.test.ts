import { describe, expect, it } from 'vitest'
import { previewKind, readableSize } from './files.rules.ts'

describe('the files of a message', () => {
  it('are previewed by their detected type, and others are only downloaded', () => {
    expect(previewKind('application/pdf')).toBe('pdf')
    expect(previewKind('image/jpeg')).toBe('image')
    expect(previewKind('text/plain; charset=utf-8')).toBe('text')
    expect(previewKind('text/html')).toBeUndefined()
    expect(previewKind('image/svg+xml')).toBeUndefined()
  })

  it('have a size in kB or MB', () => {
    expect(readableSize(1)).toEqual({ count: 1, unit: 'kilobytes' })
    expect(readableSize(2_600)).toEqual({ count: 3, unit: 'kilobytes' })
    expect(readableSize(1_572_864)).toEqual({ count: 1.5, unit: 'megabytes' })
  })
})
