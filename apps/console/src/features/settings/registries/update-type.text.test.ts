import { afterEach, expect, it } from 'vitest'
import { standardUpdateTypes } from '../../../../../server/src/features/casework/updates/standard-update-types.data.ts'
import { setLanguage } from '../../../text/define-text.ts'
import { updateName } from '../../cases/index.ts'
import { updateTypeDescription } from './update-type.text.ts'

afterEach(() => setLanguage('en'))

it('every standard update type has a name and a description in Danish; those of the tenant stay as they are', () => {
  setLanguage('da')
  for (const { label, description } of standardUpdateTypes) {
    expect(updateName(label)).not.toBe(label)
    expect(updateTypeDescription(description)).not.toBe(description)
  }
  expect(updateTypeDescription('Vores egen')).toBe('Vores egen')
  expect(updateTypeDescription(null)).toBe('')
})
