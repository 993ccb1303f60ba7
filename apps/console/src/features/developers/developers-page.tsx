import type { ReactNode } from 'react'
import { type Registry, RegistryScreen } from '../registry/index.ts'
import { DevelopersFrame } from './developers-frame.tsx'
import { developersNavText } from './developers-nav.text.ts'
import { tokens } from './tokens/tokens.tsx'
import { webhooks } from './webhooks/webhooks.tsx'

function DevelopersRegistry({ registry }: { registry: Registry }): ReactNode {
  const t = developersNavText.useText()
  return (
    <DevelopersFrame>
      <RegistryScreen key={registry.key} registry={registry} above={t('developers')} />
    </DevelopersFrame>
  )
}

/** API tokens. */
export function TokensPage(): ReactNode {
  return <DevelopersRegistry registry={tokens} />
}

/** Webhooks. */
export function WebhooksPage(): ReactNode {
  return <DevelopersRegistry registry={webhooks} />
}
