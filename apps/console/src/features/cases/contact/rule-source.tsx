import type { ReactNode } from 'react'
import layout from '../../../ui/layout.module.css'
import { contactText } from './contact.text.ts'

/** How the API names the source of a rule that is not from a law. */
const houseRule = 'House rule'

/** Where a rule comes from, and whether a lawyer has reviewed it. */
export function RuleSource({ source, reviewed }: { source: string; reviewed: boolean }): ReactNode {
  const t = contactText.useText()
  return (
    <span className={layout.small}>
      {t('source', { source: source === houseRule ? t('houseRule') : source })}
      {!reviewed && ` (${t('unreviewed')})`}
    </span>
  )
}
