import type { ReactNode } from 'react'
import { ruleSourceName } from '../../../text/rule-source-name.ts'
import layout from '../../../ui/layout.module.css'
import { contactText } from './contact.text.ts'

/** Where a rule comes from, and whether a lawyer has reviewed it. */
export function RuleSource({ source, reviewed }: { source: string; reviewed: boolean }): ReactNode {
  const t = contactText.useText()
  return (
    <span className={layout.small}>
      {t('source', { source: ruleSourceName(source) })}
      {!reviewed && ` (${t('unreviewed')})`}
    </span>
  )
}
