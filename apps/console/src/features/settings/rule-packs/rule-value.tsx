import type { ReactNode } from 'react'
import { formatAmount, formatPercent } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import layout from '../../../ui/layout.module.css'
import { dayAndMonth, type Member, valueFormOf } from '../registries/rule-value-fields.ts'
import { showRuleValue } from '../registries/rule-value-input.tsx'
import { ruleValuesText } from '../registries/rule-values.text.ts'
import { rulePacksText } from './rule-packs.text.ts'

type Channel = 'LETTER' | 'DIGITAL POST' | 'EMAIL' | 'SMS' | 'PHONE CALL' | 'AUTO CALL' | 'E-INVOICE'
type Word = Parameters<ReturnType<typeof ruleValuesText.useText>>[0]

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

interface CostTable {
  readonly steps: readonly { readonly upTo: number; readonly amount: number }[]
  readonly excessRate?: number
  readonly aboveAmount?: number
  readonly raised?: { readonly factor: number; readonly afterDays: number }
}

/** The value of a rule in a table, in words. */
export function RuleValue({ rule, value }: { rule: string; value: unknown }): ReactNode {
  const t = rulePacksText.useText()
  if (rule === 'cost-table') return <Lines of={costsInWords(t, value as CostTable)} />
  if (rule === 'contact-hours' || rule === 'contact-cap') {
    const words = rule === 'contact-hours' ? hoursInWords(t, value as ContactHours) : capInWords(t, value as ContactCap)
    return (
      <>
        {words}
        <div className={layout.small}>{(value as ContactCap).channels.map((channel) => t(channel)).join(', ')}</div>
      </>
    )
  }
  const form = valueFormOf(rule)
  if (form.kind !== 'members') return singleInWords(form.kind, value)
  return <Lines of={form.members.map((member) => memberInWords(member, value as Readonly<Record<string, unknown>>))} />
}

function Lines({ of }: { of: readonly string[] }): ReactNode {
  return of.map((line) => <div key={line}>{line}</div>)
}

function singleInWords(kind: string, value: unknown): string {
  if (typeof value === 'boolean') return wordsText.t(value ? 'yes' : 'no')
  if (typeof value === 'number') {
    return kind === 'days' ? wordsText.t('dayCount', { count: value }) : formatPercent(value)
  }
  return Array.isArray(value) ? inWords(value).join(', ') : showRuleValue(value)
}

function inWords(words: readonly unknown[]): string[] {
  return words.map((word) => ruleValuesText.t(word as Word))
}

function memberInWords({ name, kind }: Member, values: Readonly<Record<string, unknown>>): string {
  const value = values[name]
  const shown = kind === 'amount' && typeof value === 'number' ? formatAmount(value) : showRuleValue(value)
  return `${ruleValuesText.t(name as Word)}: ${Array.isArray(value) ? inWords(value).join(', ') : shown}`
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

function costsInWords(t: Translate, { steps, excessRate, aboveAmount, raised }: CostTable): readonly string[] {
  return [
    ...steps.map(({ upTo, amount }) => t('costUpTo', { upTo: formatAmount(upTo), amount: formatAmount(amount) })),
    ...(excessRate === undefined ? [] : [t('costExcess', { percent: formatPercent(excessRate) })]),
    ...(aboveAmount === undefined ? [] : [t('costAbove', { amount: formatAmount(aboveAmount) })]),
    ...(raised === undefined
      ? []
      : [t('costRaised', { percent: formatPercent(raised.factor), days: raised.afterDays })]),
  ]
}
