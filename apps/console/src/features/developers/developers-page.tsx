import type { ReactNode } from 'react'
import { type Registry, RegistryScreen, Sectioned } from '../registry/index.ts'
import { developersText } from './developers.text.ts'
import { sections } from './sections.ts'
import { tokens } from './tokens.tsx'
import { webhooks } from './webhooks.tsx'

function DevelopersRegistry({ registry }: { registry: Registry }): ReactNode {
  const t = developersText.useText()
  return (
    <Sectioned title={t('developers')} sections={sections}>
      <RegistryScreen key={registry.key} registry={registry} above={t('developers')} />
    </Sectioned>
  )
}

/** What programs sign in with. */
export function TokensPage(): ReactNode {
  return <DevelopersRegistry registry={tokens} />
}

/** Where events are sent. */
export function WebhooksPage(): ReactNode {
  return <DevelopersRegistry registry={webhooks} />
}
