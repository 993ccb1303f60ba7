import type { SearchHit } from '../../app/feature.ts'
import { findSections } from '../registry/index.ts'
import { developersNavText } from './developers-nav.text.ts'
import { sections } from './sections.ts'

/** The sections of this area that the palette finds. */
export function foundSections(text: string, may: (scope: string | undefined) => boolean): readonly SearchHit[] {
  return findSections(developersNavText.t('developers'), sections, { text, may })
}
