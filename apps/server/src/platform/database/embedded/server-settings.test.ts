import { describe, expect, it } from 'vitest'
import { sharedBuffersMb } from './server-settings.ts'

const gigabyte = 1024 ** 3

describe('the memory of the embedded database', () => {
  it('is an eighth of that of the machine', () => {
    expect(sharedBuffersMb(8 * gigabyte)).toBe(1_024)
    expect(sharedBuffersMb(3.9 * gigabyte)).toBe(499)
  })

  it('is never too small to work with, nor so large that the system has no cache for files', () => {
    expect(sharedBuffersMb(0.5 * gigabyte)).toBe(128)
    expect(sharedBuffersMb(512 * gigabyte)).toBe(2_048)
  })
})
