import { demoId } from '../../../platform/demo/demo-id.ts'

/** The cases are those of the demo, so the feature of cases creates these. */
export const exampleIds = {
  limitationFactId: demoId('limitation fact'),
  limitationLapseId: demoId('limitation lapse'),
} as const
