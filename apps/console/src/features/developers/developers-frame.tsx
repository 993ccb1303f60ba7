import type { ReactNode } from 'react'
import { Sectioned } from '../registry/index.ts'
import { developersNavText } from './developers-nav.text.ts'
import { sections } from './sections.ts'

/** A screen of the developers area, with the list of its sections. */
export function DevelopersFrame({ children }: { children: ReactNode }): ReactNode {
  const t = developersNavText.useText()
  return (
    <Sectioned title={t('developers')} sections={sections}>
      {children}
    </Sectioned>
  )
}
