import type { ProblemParts } from '../../problems/index.ts'

/** A request to a worker: the name of a job and its input, which must be plain data. */
export interface RenderRequest {
  readonly job: string
  readonly input: unknown
}

/** The first message of a worker: its time counts from now. Before that it may still have been starting. */
export interface RenderBegun {
  readonly hasBegun: true
}

/** The response of a worker. A problem is sent as its parts, because classes cannot be sent between threads. */
export type RenderAnswer =
  | { readonly output: unknown }
  | { readonly problem: ProblemParts & { readonly code: string } }
  | { readonly fault: string }
