import { Textarea } from '@mantine/core'
import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useIsAdministrator } from '../../../api/session.ts'
import { formatMoment } from '../../../text/format.ts'
import classes from '../cases.module.css'
import { contactText } from './contact.text.ts'
import { RuleSource } from './rule-source.tsx'
import { type Channel, type ChannelVerdict, useContactGate, verdictOn } from './use-contact-gate.ts'

interface GateQuestion {
  readonly caseId: string
  readonly userId: string | undefined
  readonly channel: Channel
  readonly fromTemplate: boolean
}

export interface GateCheck {
  /** Whether the service would refuse the message as it is. */
  readonly isStopped: boolean
  /** The reason as part of the request; nothing without one. */
  readonly override: { contactOverrideReason?: string }
  readonly notice: ReactNode
}

/**
 * Warns before a message that the contact gate refuses or delays, says why and from when it is allowed, and asks for a
 * reason where a rule may be overridden.
 */
export function useGateCheck(
  question: GateQuestion,
  reason: { readonly value: string; readonly onChange: (reason: string) => void },
): GateCheck {
  const isAdministrator = useIsAdministrator()
  const gate = useContactGate(question.caseId, question.fromTemplate)
  const found = verdictOn(gate, question.userId, question.channel)
  if (found === undefined || found.verdict.rule === null) return { isStopped: false, override: {}, notice: null }
  const { person, verdict } = found
  const mayOverride = roleAllows(verdict.overrideRole, isAdministrator)
  const needsReason = isForReason(verdict)
  const given = reason.value.trim()
  return {
    isStopped: needsReason && !(mayOverride && given !== ''),
    override: needsReason && given !== '' ? { contactOverrideReason: given } : {},
    notice: (
      <>
        <GateNotice name={person.name ?? ''} verdict={verdict} isCall={question.channel === 'PHONE CALL'} />
        {needsReason && mayOverride && question.channel !== 'PHONE CALL' && <OverrideReason {...reason} />}
      </>
    ),
  }
}

function roleAllows(role: ChannelVerdict['overrideRole'], isAdministrator: boolean): boolean {
  return role === 'caseworker' || (role === 'admin' && isAdministrator)
}

/** Whether a message is refused without a reason. The panel itself asks for the one to send despite an objection. */
function isForReason({ decision, rules }: ChannelVerdict): boolean {
  return decision === 'REFUSED' && !rules.every(({ rule }) => rule === 'objection')
}

function GateNotice(props: { name: string; verdict: ChannelVerdict; isCall: boolean }): ReactNode {
  const t = contactText.useText()
  const { name, verdict, isCall } = props
  const isRefused = verdict.decision === 'REFUSED'
  const Icon = isRefused ? IconAlertTriangle : IconClock
  return (
    <div className={classes.gateNotice} data-tone={isRefused ? 'danger' : 'waiting'} role="status">
      <Icon size={16} aria-hidden />
      <div>
        <p>{isRefused ? <Refused name={name} verdict={verdict} /> : <Waits verdict={verdict} isCall={isCall} />}</p>
        {isCall && <p>{t('callAnyway')}</p>}
        <Sources verdict={verdict} />
      </div>
    </div>
  )
}

function Refused({ name, verdict }: { name: string; verdict: ChannelVerdict }): ReactNode {
  const t = contactText.useText()
  const rules = verdict.rules.map(({ rule }) => rule)
  const isAdministrator = useIsAdministrator()
  const named = rules.map((rule) => t(rule).toLocaleLowerCase()).join(', ')
  return (
    <>
      <b>{t('refused', { name, rule: named })}</b>
      {rules.includes('lawyer') && ` ${t('insteadLawyer')}`}
      {(rules.includes('guardian') || rules.includes('minor')) && ` ${t('insteadGuardian')}`}
      {verdict.overrideRole === null && ` ${t('never')}`}
      {verdict.overrideRole === 'admin' && !isAdministrator && ` ${t('askAdministrator')}`}
    </>
  )
}

function Waits({ verdict, isCall }: { verdict: ChannelVerdict; isCall: boolean }): ReactNode {
  const t = contactText.useText()
  const rule = verdict.rules.map((each) => t(each.rule).toLocaleLowerCase()).join(', ')
  return <b>{t(isCall ? 'callWaits' : 'waits', { rule, time: formatMoment(verdict.opensAt ?? '') })}</b>
}

function Sources({ verdict }: { verdict: ChannelVerdict }): ReactNode {
  return verdict.rules.map(({ rule, source, reviewed }) => (
    <p key={rule}>
      <RuleSource source={source} reviewed={reviewed} />
    </p>
  ))
}

function OverrideReason({ value, onChange }: { value: string; onChange: (reason: string) => void }): ReactNode {
  const t = contactText.useText()
  return (
    <Textarea
      label={t('overrideReason')}
      description={t('overrideNote')}
      autosize
      minRows={2}
      maxLength={500}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
