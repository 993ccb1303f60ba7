import type { ProblemParts } from '../../problems/index.ts'

/** What a worker is asked to do: the name of a job and its input, which must be plain data. */
export interface RenderRequest {
  readonly job: string
  readonly input: unknown
}

/** What a worker says first: from now on its time counts. Until then it may still have been starting. */
export interface RenderBegun {
  readonly hasBegun: true
}

/** What a worker answers. A refusal travels in its parts: a class does not survive the way between threads. */
export type RenderAnswer =
  | { readonly output: unknown }
  | { readonly problem: ProblemParts & { readonly code: string } }
  | { readonly fault: string }
