import type { PrepareContext } from '../../../platform/http/operations/operation.ts'
import { languagesFor } from '../../../platform/text/written-languages.ts'
import { noMatch, unknownReferences } from '../../../problems/index.ts'
import { type InteractionInput, prepareInteraction } from '../../messaging/interactions/index.ts'
import { startLetter } from '../../messaging/letters/index.ts'
import { findTemplateByHandle } from '../../messaging/templates/index.ts'
import type { PreparedStep } from './perform-step.ts'
import { letterOf, requireDebtor, type StepOnCase } from './step-target.ts'
import { findStepTarget, noNames } from './steps.queries.ts'

/**
 * Reads what the message of a step needs, outside any transaction, and returns what renders it. Both throw a problem if
 * the step cannot be done.
 */
export async function startStep(context: PrepareContext, done: StepOnCase): Promise<() => Promise<PreparedStep>> {
  const { step } = done
  if (step.type === 'letter') {
    const finish = await startLetter(context, letterOf(done))
    return async () => ({ letter: await finish() })
  }
  const prepared = step.type === 'email' ? await prepareEmail(context, done) : {}
  return () => Promise.resolve(prepared)
}

async function prepareEmail(context: PrepareContext, { caseId, step }: StepOnCase): Promise<PreparedStep> {
  const [target] = await context.read(findStepTarget(context.tenantId, caseId, noNames))
  const { userId, language: spoken, country } = requireDebtor(target)
  const languages = languagesFor({ spoken, country, tenant: context.tenant.language })
  const named = { kind: 'email' as const, handle: step.template ?? '' }
  const [template] = await context.read(findTemplateByHandle(context.tenantId, named, languages))
  if (template === undefined) throw unknownReferences([{ path: '/template', message: noMatch('template') }])
  const input: InteractionInput = {
    ...{
      type: 'EMAIL',
      direction: 'OUTGOING',
      referenceId: caseId,
      referenceType: 'case',
      minVisibilityRole: 'debtor',
    },
    email: { to: [{ userId }], templateId: template.templateId },
  }
  return { interaction: { input, prepared: await prepareInteraction(context, input) } }
}
