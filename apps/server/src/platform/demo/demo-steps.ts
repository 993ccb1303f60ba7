import type { DemoRun } from './demo-run.ts'

/** The story of the demo tenant. A step may rely on the phases before its own, but not on other steps of its phase. */
export const demoPhases = [
  'users',
  // Registries and settings: records that need no others.
  'registries',
  'creditors',
  // The parties of a creditor.
  'customers',
  // Cases are opened.
  'cases',
  'messages',
  'verification',
  // What debtors paid to creditors.
  'payments',
  // What they paid to us, as the bank reports it.
  'collections',
  // What is pending on cases, and how they ended.
  'outcomes',
  'settlements',
  // The last days before today.
  'latest',
  // What follows from the bank lines of the last days.
  'payouts',
] as const

type DemoPhase = (typeof demoPhases)[number]

/** Runs use cases, each once: a step that was interrupted is run again. */
export type DemoStep = (run: DemoRun) => Promise<void>

/** What a feature adds to the demo tenant: in phases of its story, or on every start of the service. */
export type DemoSteps = Readonly<Partial<Record<DemoPhase | 'everyStart', DemoStep>>>

/** The steps that fill the demo tenant, by phase, and within a phase in the order of the features. */
export function storyOf(features: readonly DemoSteps[]): DemoStep[] {
  return demoPhases.flatMap((phase) => features.flatMap((steps) => steps[phase] ?? []))
}
