import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { NotFound } from '../../../ui/not-found.tsx'
import { RegistryScreen } from '../../registry/index.ts'
import { SettingsFrame } from '../settings-frame.tsx'
import { settingsNavText } from '../settings-nav.text.ts'
import { registries } from './registries.ts'

/** The registry named by the URL. */
export function RegistryPage(): ReactNode {
  const t = settingsNavText.useText()
  const { registry: key }: { registry?: string } = useParams({ strict: false })
  const registry = registries.find((item) => item.key === key)
  if (registry === undefined) return <NotFound />
  return (
    <SettingsFrame>
      <RegistryScreen key={registry.key} registry={registry} above={t('settings')} />
    </SettingsFrame>
  )
}
