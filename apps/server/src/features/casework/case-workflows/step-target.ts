import { daysAfter } from '../../../platform/clock/calendar.ts'
import type { LetterChoice } from '../../messaging/letters/index.ts'
import type { WorkflowStep } from '../workflows/index.ts'
import { message, problem } from './case-workflows.problems.ts'
import type { StepTarget } from './steps.queries.ts'

export interface StepOnCase {
  readonly caseId: string
  readonly step: WorkflowStep
  readonly today: string
}

/** The letter of a step. */
export function letterOf({ caseId, step, today }: StepOnCase): LetterChoice {
  const deadline = step.deadlineDays === undefined ? {} : { deadline: daysAfter(today, step.deadlineDays) }
  return { caseId, handle: step.template ?? '', ...deadline }
}

/** The person that messages of a case go to. */
export function requireDebtor(target: StepTarget | undefined): StepTarget & { readonly userId: string } {
  const userId = target?.userId
  if (target === undefined || userId == null) {
    throw problem('step-not-possible', message('The case has no debtor to write to.'))
  }
  return { ...target, userId }
}
