import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { NotFound } from '../../app/not-found.tsx'
import { RegistryScreen, Sectioned } from '../registry/index.ts'
import { registries } from './registries.ts'
import { sections } from './sections.ts'
import { settingsText } from './settings.text.ts'

/** The registry that the address names. */
export function RegistryPage(): ReactNode {
  const t = settingsText.useText()
  const { registry: key }: { registry?: string } = useParams({ strict: false })
  const registry = registries.find((one) => one.key === key)
  if (registry === undefined) return <NotFound />
  return (
    <Sectioned title={t('settings')} sections={sections}>
      <RegistryScreen key={registry.key} registry={registry} above={t('settings')} />
    </Sectioned>
  )
}
