import type { ReactNode } from 'react'
import layout from '../../../ui/layout.module.css'
import { dayAndMonth } from '../registries/rule-value-fields.ts'
import { showRuleValue } from '../registries/rule-value-input.tsx'
import { rulePacksText } from './rule-packs.text.ts'

type Channel = 'LETTER' | 'DIGITAL POST' | 'EMAIL' | 'SMS' | 'PHONE CALL' | 'AUTO CALL' | 'E-INVOICE'

interface ContactHours {
  readonly channels: readonly Channel[]
  readonly weekdays: readonly [string, string]
  readonly saturdays: readonly [string, string] | null
  readonly closedOn: readonly string[]
}

interface ContactCap {
  readonly channels: readonly Channel[]
  readonly messagesMax: number
  readonly days: number
}

/** The value of a rule in a table: contact rules in words, and others as they are written. */
export function RuleValue({ rule, value }: { rule: string; value: unknown }): ReactNode {
  const t = rulePacksText.useText()
  if (rule !== 'contact-hours' && rule !== 'contact-cap') return showRuleValue(value)
  const words = rule === 'contact-hours' ? hoursInWords(t, value as ContactHours) : capInWords(t, value as ContactCap)
  return (
    <>
      {words}
      <div className={layout.small}>{(value as ContactCap).channels.map((channel) => t(channel)).join(', ')}</div>
    </>
  )
}

type Translate = ReturnType<typeof rulePacksText.useText>

function hoursInWords(t: Translate, { weekdays, saturdays, closedOn }: ContactHours): string {
  const [opens, closes] = weekdays
  return [
    t('weekdays', { opens, closes }),
    saturdays === null ? t('noSaturdays') : t('saturdays', { opens: saturdays[0], closes: saturdays[1] }),
    ...(closedOn.length === 0 ? [] : [t('alsoClosed', { days: closedOn.map(dayAndMonth).join(', ') })]),
  ].join(', ')
}

function capInWords(t: Translate, { messagesMax, days }: ContactCap): string {
  return t('cap', { count: messagesMax, days })
}
