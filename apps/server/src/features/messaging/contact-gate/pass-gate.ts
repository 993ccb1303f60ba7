import type { Command } from '../../../platform/commands/command.ts'
import type { Principal } from '../../../platform/identity/principal.ts'
import type { Role } from '../../../platform/identity/roles.ts'
import { type Problem, type Message } from '../../../problems/index.ts'
import {
  askGate,
  gateReaderOf,
  type GateAnswer,
  type GateQuestion,
  type GateReader,
  type Addressee,
} from './ask-gate.ts'
import { lockPeople } from './contact-facts.queries.ts'
import { lastOpening, noOverrides, strictest } from './contact-gate.rules.ts'
import type { RuleName } from './contact-rules.data.ts'
import { message, problem } from './contact-gate.problems.ts'
import { findFirstVerdicts, insertVerdicts, type NewVerdict } from './verdicts.queries.ts'

/** A message that may be sent, at once or from a time on. */
export interface PassedGate {
  readonly addressees: readonly Addressee[]
  /** Null: at once. */
  readonly opensAt: Date | null
  /** The open objection on the case. */
  readonly objectionId: string | null
  /** The verdicts, to be stored once the message is. */
  readonly verdicts: readonly NewVerdict[]
}

export type MessageQuestion = Omit<GateQuestion, 'overrides' | 'isDecidedByPerson' | 'interactionId'> & {
  /** The caller's reason for sending despite rules. */
  readonly reason?: string | undefined
  /** The caller's reason for sending despite an objection only. */
  readonly objectionReason?: string | undefined
  /** Whether a message that nobody is named for may be stored. It is not sent before somebody is. */
  readonly isOptional?: boolean
}

/** A question about a message that is stored, whose first verdicts tell whether it is from a template. */
export type QuestionAgain = Omit<MessageQuestion, 'isFromTemplate'> & { readonly isFromTemplate?: boolean }

export interface GateDecision {
  readonly decision: 'send' | 'cancel' | 'wait'
  readonly opensAt: Date | null
  readonly rule: RuleName | null
}

/**
 * The only way for a new message to anybody outside. Throws `contact-refused`, or `objection-open`, unless every
 * addressee may get it, now or later. Store the verdicts with `keepVerdicts`; `keepRefusal` stores those of a refusal.
 */
export async function passGate(command: Command, question: MessageQuestion): Promise<PassedGate> {
  const { principal } = command
  const isPerson = principal.type === 'USER'
  const overrides = {
    ...{ ...noOverrides, role: isPerson ? principal.role : null },
    ...{ reason: question.reason ?? null, objectionReason: question.objectionReason ?? null },
  }
  const full = { ...question, overrides, isDecidedByPerson: isPerson, interactionId: null }
  const answer = await askLocked(command, full)
  const isForNobody = answer.verdicts.every(({ addressee }) => addressee.name === null && addressee.userId === null)
  if (question.isOptional === true && isForNobody) {
    return { addressees: [], opensAt: null, objectionId: null, verdicts: [] }
  }
  return settle(command, full, answer)
}

/**
 * Asks again about a stored message that is about to be sent: what was true when it was created may have changed. What
 * was overridden then stays overridden.
 */
export async function passGateAgain(
  command: Command,
  interactionId: string,
  question: QuestionAgain,
): Promise<PassedGate> {
  const full = await questionAgain(gateReaderOf(command), command.principal, interactionId, question)
  return settle(command, full, await askLocked(command, full))
}

/** The same for a job, which has nobody to answer: it gets the decision, and the verdicts are stored. */
export async function decideAgain(
  command: Command,
  interactionId: string,
  question: QuestionAgain,
): Promise<GateDecision> {
  const full = await questionAgain(gateReaderOf(command), command.principal, interactionId, question)
  const answer = await askLocked(command, full)
  await command.transaction.run(insertVerdicts(command.tenantId, newVerdicts(command, full, answer)))
  return decisionOf(answer)
}

/** What the gate would decide on a stored message now. Nothing is stored: it is asked again before sending. */
export async function foreseeGate(
  reader: GateReader,
  principal: Pick<Principal, 'type' | 'role'>,
  interactionId: string,
  question: QuestionAgain,
): Promise<GateDecision> {
  return decisionOf(await askGate(reader, await questionAgain(reader, principal, interactionId, question)))
}

function decisionOf(answer: GateAnswer): GateDecision {
  const verdicts = answer.verdicts.map(({ verdict }) => verdict)
  const decision = strictest(verdicts)
  const rule = verdicts.find((verdict) => verdict.decision === decision)?.rules[0]?.rule ?? null
  if (decision === 'REFUSED') return { decision: 'cancel', opensAt: null, rule }
  const opensAt = lastOpening(verdicts)
  return { decision: opensAt === null ? 'send' : 'wait', opensAt, rule }
}

/** Stores the verdicts on a message that has just been stored itself, and records what was overridden on the case. */
export async function keepVerdicts(command: Command, passed: PassedGate, interactionId: string | null): Promise<void> {
  const { verdicts, objectionId } = passed
  if (verdicts.length === 0) return
  const stored = verdicts.map((verdict) => ({ ...verdict, interactionId }))
  await command.transaction.run(insertVerdicts(command.tenantId, stored))
  const [first] = verdicts
  const overridden = [...new Set(verdicts.flatMap(({ overriddenRules }) => overriddenRules))]
  const reason = verdicts.find(({ overrideReason }) => overrideReason !== null)?.overrideReason ?? null
  if (first === undefined || first.caseId === null || overridden.length === 0) return
  const others = overridden.filter((rule) => rule !== 'objection')
  const after = {
    ...(overridden.includes('objection') ? { despiteObjection: { updateId: objectionId, reason } } : {}),
    ...(others.length === 0 ? {} : { contactOverride: { interactionId, rules: others, reason } }),
  }
  command.audit({ subjectType: 'case', subjectId: first.caseId, after })
}

/** How to store the verdicts of a refused request, whose own transaction was rolled back; undefined if it has none. */
export function keepRefusal(refusal: Problem): ((command: Command) => Promise<void>) | undefined {
  const verdicts = refusals.get(refusal)
  if (verdicts === undefined) return undefined
  return async ({ tenantId, transaction }) => {
    await transaction.run(insertVerdicts(tenantId, verdicts))
  }
}

/** The verdicts that led to a refusal. */
const refusals = new WeakMap<Problem, readonly NewVerdict[]>()

async function questionAgain(
  { tenantId, read }: GateReader,
  principal: Pick<Principal, 'type' | 'role'>,
  interactionId: string,
  question: QuestionAgain,
): Promise<GateQuestion> {
  const earlier = await read(findFirstVerdicts(tenantId, interactionId))
  const isPerson = principal.type === 'USER'
  const granted = [...new Set(earlier.flatMap(({ overriddenRules }) => overriddenRules))]
  const earlierReason = earlier.find(({ overrideReason }) => overrideReason !== null)?.overrideReason ?? null
  return {
    ...question,
    isFromTemplate: question.isFromTemplate ?? earlier.some(({ fromTemplate }) => fromTemplate),
    interactionId,
    isDecidedByPerson: isPerson || earlier.some(({ askedBy }) => askedBy.type === 'USER'),
    overrides: {
      role: isPerson ? principal.role : null,
      reason: question.reason ?? null,
      objectionReason: question.objectionReason ?? earlierReason,
      granted,
    },
  }
}

/** People are locked if the number of their messages is limited: two at once must not both be the last one allowed. */
async function askLocked(command: Command, question: GateQuestion): Promise<GateAnswer> {
  const reader = gateReaderOf(command)
  const answer = await askGate(reader, question)
  const userIds = answer.verdicts.flatMap(({ addressee }) => addressee.userId ?? [])
  if (userIds.length === 0 || !answer.isCapped) return answer
  await command.transaction.run(lockPeople(command.tenantId, userIds))
  return askGate(reader, question)
}

function settle(command: Command, question: GateQuestion, answer: GateAnswer): PassedGate {
  const verdicts = newVerdicts(command, question, answer)
  if (strictest(answer.verdicts.map(({ verdict }) => verdict)) === 'REFUSED') {
    const refusal = refusalOf(answer)
    refusals.set(refusal, verdicts)
    throw refusal
  }
  return {
    addressees: answer.verdicts.map(({ addressee }) => addressee),
    opensAt: lastOpening(answer.verdicts.map(({ verdict }) => verdict)),
    objectionId: answer.objectionId,
    verdicts,
  }
}

function newVerdicts(command: Command, question: GateQuestion, answer: GateAnswer): NewVerdict[] {
  return answer.verdicts.map(({ addressee, verdict }) => ({
    verdictId: command.newId(),
    ...{ caseId: answer.caseId, interactionId: question.interactionId },
    ...{ userId: addressee.userId, contactId: addressee.contactId, addresseeName: addressee.name },
    ...{ channel: question.channel, decision: verdict.decision, rule: verdict.rules[0]?.rule ?? null },
    ...{ rules: verdict.rules, overriddenRules: verdict.overriddenRules, overrideReason: verdict.overrideReason },
    ...{ opensAt: verdict.opensAt, fromTemplate: question.isFromTemplate, sendsAt: question.sendsAt },
    ...{ askedAt: command.now, askedBy: command.actor },
  }))
}

function refusalOf(answer: GateAnswer): Problem {
  const refused = answer.verdicts.filter(({ verdict }) => verdict.decision === 'REFUSED')
  const [first] = refused
  const rule = first?.verdict.rules[0]?.rule ?? 'unknown-state'
  const extensions = {
    rule,
    source: first?.verdict.rules[0]?.source ?? '',
    overrideRole: roleOverAll(refused.map(({ verdict }) => verdict.overrideRole)),
    refused: refused.map(({ addressee, verdict }) => ({
      ...{ userId: addressee.userId, contactId: addressee.contactId, name: addressee.name },
      rules: verdict.rules,
    })),
  }
  if (rule === 'objection') {
    return problem('objection-open', message('The case has an open objection.'), {
      extensions: { updateId: answer.objectionId, ...extensions },
    })
  }
  return problem('contact-refused', ruleText(rule, first?.addressee.name ?? null), { extensions })
}

/** The problem that a message may be sent later, but not now. Its verdicts are stored by `keepRefusal`. */
export function tooEarly({ opensAt, verdicts }: PassedGate): Problem {
  const at = opensAt?.toISOString() ?? ''
  const rule = verdicts.find(({ decision }) => decision === 'WAITING')?.rules[0]
  const extensions = { opensAt: at, rule: rule?.rule ?? null, source: rule?.source ?? null }
  const refusal = problem('contact-too-early', message('The message may be sent from {0}.', at), { extensions })
  refusals.set(refusal, verdicts)
  return refusal
}

function roleOverAll(needed: readonly (Role | null)[]): Role | null {
  if (needed.includes(null)) return null
  return needed.includes('admin') ? 'admin' : 'caseworker'
}

/** Why the gate refuses a message, for the caller. */
function ruleText(rule: RuleName, name: string | null): Message {
  const who = name ?? message('The addressee')
  const texts: Readonly<Partial<Record<RuleName, Message>>> = {
    deceased: message('{0} is deceased. Write to the estate instead.', who),
    minor: message('{0} is a minor. Write to the guardian instead.', who),
    guardian: message('{0} has a guardian. Write to the guardian instead.', who),
    lawyer: message('{0} is represented by a lawyer. Write to the lawyer instead.', who),
    'debt-relief': message('{0} is in debt relief: nothing may be collected.', who),
    bankruptcy: message('{0} is bankrupt. File the claim with the trustee instead.', who),
    'not-to-be-contacted': message('{0} is not to be contacted.', who),
    'protected-address': message('The address of {0} is protected. Use another channel.', who),
    'address-undeliverable': message('Letters to the address of {0} come back. Enter the new address.', who),
    'email-undeliverable': message('E-mails to the address of {0} come back. Enter the new address.', who),
    'consent-withdrawn': message('{0} has withdrawn the consent to this channel.', who),
    'consent-missing': message('{0} has not consented to this channel.', who),
    'case-paused': message('The case is paused. Only a signed-in user can send a message from a template.'),
    'greets-the-debtor': message('The template addresses the debtor, and {0} is not the debtor.', who),
  }
  return texts[rule] ?? message('It is not known who receives the message.')
}
