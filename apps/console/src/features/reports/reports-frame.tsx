import type { ReactNode } from 'react'
import { Sectioned } from '../registry/index.ts'
import { reportsNavText } from './reports-nav.text.ts'
import { sections } from './sections.ts'

/** A screen of the reports area, with the list of its sections. */
export function ReportsFrame({ children }: { children: ReactNode }): ReactNode {
  const t = reportsNavText.useText()
  return (
    <Sectioned title={t('reports')} sections={sections}>
      {children}
    </Sectioned>
  )
}
