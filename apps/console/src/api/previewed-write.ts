import type { Answer, ProblemError } from '@fordring/client'
import { type AnyMethod, type Input, type Result, useWrite } from './query.ts'

export interface PreviewedWrite<Data> {
  /** What the write would do; undefined until it was tried with the current input. */
  readonly preview: Data | undefined
  readonly error: ProblemError | null
  readonly isPending: boolean
  /** Tries the write, or carries it out if its preview is on screen. */
  readonly submit: () => void
}

/** A write that the user confirms after a preview. A preview is only valid for the input it was made from. */
export function usePreviewedWrite<Called extends AnyMethod>(
  method: Called,
  input: Input<Called>,
  onDone: (answer: Answer<Result<Called>>) => void,
): PreviewedWrite<Result<Called>> {
  const trial = useWrite(method)
  const write = useWrite(method, { onDone })
  const isCurrent = JSON.stringify(trial.variables?.input) === JSON.stringify(input)
  const preview = isCurrent ? trial.data?.data : undefined
  return {
    preview,
    error: write.error ?? trial.error,
    isPending: trial.isPending || write.isPending,
    submit: () => {
      if (preview === undefined) trial.mutate({ input, options: { dryRun: true } })
      else write.mutate({ input })
    },
  }
}
