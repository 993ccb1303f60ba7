import type { ReactNode } from 'react'
import { Sectioned } from '../registry/index.ts'
import { sections } from './sections.ts'
import { settingsNavText } from './settings-nav.text.ts'

/** A screen of the settings area, with the list of its sections. */
export function SettingsFrame({ children }: { children: ReactNode }): ReactNode {
  const t = settingsNavText.useText()
  return (
    <Sectioned title={t('settings')} sections={sections}>
      {children}
    </Sectioned>
  )
}
