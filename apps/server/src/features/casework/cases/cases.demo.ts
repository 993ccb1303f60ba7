import { demoId, numbered } from '../../../platform/demo/demo-id.ts'
import type { DemoRun } from '../../../platform/demo/demo-run.ts'
import type { DemoSteps } from '../../../platform/demo/demo-steps.ts'
import { severalAtOnce } from '../../../platform/demo/several-at-once.ts'
import { depositVoucherTypeId, voucherTypeIdOf } from '../../money/voucher-types/index.ts'
import { createDemoCustomer, exampleIds as customers } from '../../parties/customers/index.ts'
import { exampleIds as ultimateCreditors } from '../../parties/ultimate-creditors/index.ts'
import { demoGroupIds } from '../case-groups/index.ts'
import { standardEndReasonId } from '../end-reasons/index.ts'
import { createUpdate, patchUpdate, standardUpdateTypeId } from '../updates/index.ts'
import type { CaseInput } from './cases.schemas.ts'
import { createCase } from './create-case.ts'
import { collectionCost, type DemoCase, planDemoCases, reminderFee } from './demo-cases.rules.ts'
import { mergeCase } from './merge-case.ts'
import { addOldClaims, lapsingCaseId } from './old-claims.demo.ts'
import { patchCase } from './patch-case.ts'

export const exampleIds = {
  caseId: demoId('case'),
  /** A debit of the example case that is not fully paid. */
  caseVoucherId: demoId('case · 2'),
  caseVoucherReferenceId: 'F-2024-1001',
  updateId: demoId('update'),
  /** A case of the example customer that can be merged into the example case, and one that already is. */
  mergeableCaseId: demoId('small case'),
  mergedCaseId: demoId('merged case'),
  lapsingCaseId,
} as const

/** The story of each case: its debtor, the claim, how it is worked on and how it ends. */
export const demo: DemoSteps = {
  customers: async (run) => {
    // A customer has the index of its first case, and is as old as that.
    const firsts = planDemoCases().filter(({ customer, index }) => customer.index === index)
    await severalAtOnce(firsts, ({ customer, creditorId, ageDays }) =>
      createDemoCustomer(run, customer, { creditorId, daysAgo: ageDays + 1 }),
    )
  },
  cases: async (run) => {
    // One after the other: numbers are assigned in order, and must be the same everywhere.
    for (const demoCase of planDemoCases()) {
      const input = caseInput(run, demoCase)
      await run.step(numbered('case', demoCase.index), (command) => createCase(command, input), demoCase.ageDays)
    }
  },
  verification: (run) =>
    severalAtOnce(planDemoCases().filter(isVerified), ({ index, caseId, ageDays }) =>
      run.step(`verify ${index}`, (command) => patchCase(command, caseId, { status: 'VERIFIED' }), ageDays * 0.9),
    ),
  outcomes: (run) =>
    severalAtOnce(planDemoCases().filter(isVerified), async (demoCase) => {
      await addUpdate(run, demoCase)
      await endCase(run, demoCase)
    }),
  latest: async (run) => {
    await mergeCases(run)
    await addOldClaims(run, exampleIds.caseId)
  },
}

function isVerified({ outcome }: DemoCase): boolean {
  return outcome !== 'PENDING'
}

function caseInput(run: DemoRun, demoCase: DemoCase): CaseInput {
  const { customer, ageDays, amount, paidBefore, reminderCount } = demoCase
  const dueDaysAgo = ageDays + 45
  const paid = {
    voucherTypeId: depositVoucherTypeId,
    amount: paidBefore,
    source: 'CREDITOR',
    date: run.timestamp(ageDays + 20),
  } as const
  const fees = Array.from({ length: reminderCount }, (_, index) => ({
    voucherTypeId: voucherTypeIdOf('reminder-fee'),
    amount: reminderFee,
    source: 'CREDITOR' as const,
    date: run.timestamp(dueDaysAgo - 12 * (index + 1)),
  }))
  return {
    customerId: customer.customerId,
    currency: 'DKK',
    groupId: customer.isCompany ? demoGroupIds.companies : demoGroupIds.people,
    ultimateCreditorId: demoCase.hasUltimateCreditor ? ultimateCreditors.ultimateCreditorId : null,
    properties: { department: customer.isCompany ? 'Erhverv' : 'Privat' },
    // Collection costs wait for the deadline of the demand.
    demand: {
      date: run.timestamp(ageDays + 18).slice(0, 10),
      deadline: run.timestamp(ageDays + 3).slice(0, 10),
      channel: 'LETTER',
    },
    caseVouchers: [
      {
        referenceId: demoCase.invoice,
        voucherTypeId: voucherTypeIdOf('principal'),
        amount,
        source: 'CREDITOR',
        date: run.timestamp(dueDaysAgo + 14),
        dueDate: run.timestamp(dueDaysAgo),
        referenceVouchers: paidBefore > 0 ? [paid] : [],
      },
      ...fees,
      {
        voucherTypeId: voucherTypeIdOf('collection-cost'),
        amount: collectionCost(amount),
        source: 'COLLECTOR',
        date: run.timestamp(ageDays),
      },
    ],
  }
}

async function addUpdate(run: DemoRun, { index, caseId, ageDays, update, isUpdateContinued }: DemoCase): Promise<void> {
  if (update === null) return
  const name = numbered('update', index)
  const input = {
    updateTypeId: standardUpdateTypeId(update),
    referenceId: caseId,
    update: 'Se noten på sagen.',
    remindedAt: run.timestamp(-7),
  }
  const { updateId } = await run.step(name, (command) => createUpdate(command, input), ageDays * 0.5)
  if (!isUpdateContinued) return
  const continuedAt = run.timestamp(ageDays * 0.3)
  await run.step(`${name} continued`, (command) => patchUpdate(command, updateId, { continuedAt }), ageDays * 0.3)
}

async function endCase(run: DemoRun, { index, caseId, ageDays, outcome }: DemoCase): Promise<void> {
  // A case ends by itself when it is paid.
  if (outcome === 'PENDING' || outcome === 'VERIFIED' || outcome === 'PAID') return
  const end = { status: 'ENDED', endReasonId: standardEndReasonId(outcome) } as const
  await run.step(`end ${index}`, (command) => patchCase(command, caseId, end), ageDays * 0.2)
}

/** Two more invoices of the first customer are cases of their own; one of them is already merged into the first. */
async function mergeCases(run: DemoRun): Promise<void> {
  const cases = [
    { name: 'small case', referenceId: 'F-2024-1101', amount: 45_000 },
    { name: 'merged case', referenceId: 'F-2024-1102', amount: 62_500 },
  ]
  for (const { name, ...invoice } of cases) {
    const terms = { source: 'CREDITOR', date: run.timestamp(60), dueDate: run.timestamp(40) } as const
    const caseVouchers = [{ ...invoice, ...terms, voucherTypeId: voucherTypeIdOf('principal') }]
    const input: CaseInput = { customerId: customers.customerId, currency: 'DKK', caseVouchers }
    await run.step(name, (command) => createCase(command, input), 5)
  }
  const { caseId, mergedCaseId } = exampleIds
  await run.step('merge', (command) => mergeCase(command, caseId, { mergedCaseId }), 4)
}
