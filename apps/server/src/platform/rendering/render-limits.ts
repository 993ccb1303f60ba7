import { problem, type Problem, message } from '../../problems/index.ts'

/** The limits for one letter, e-mail or image. Ordinary ones take tens of milliseconds and a few megabytes. */
export interface RenderLimits {
  /** From when a worker starts, not from when the work was queued. */
  readonly timeMs: number
  readonly memoryMb: number
  readonly pages: number
  readonly tables: number
  readonly outputBytes: number
}

export const renderLimits: RenderLimits = {
  timeMs: 30_000,
  memoryMb: 256,
  pages: 200,
  tables: 10,
  outputBytes: 3_145_728,
}

/** The problem that work exceeded a limit; it names the limit. */
export function limitExceeded(
  limit: keyof RenderLimits,
  { timeMs, pages, tables, outputBytes, memoryMb }: RenderLimits,
): Problem {
  const details = {
    timeMs: message('It takes longer than {0} ms to render. Make it shorter or simpler.', timeMs),
    memoryMb: message('It takes more than {0} MB of memory to render. Make it shorter or simpler.', memoryMb),
    pages: message('It has more than {0} pages. Make it shorter.', pages),
    tables: message('It has more than {0} tables. Make it shorter.', tables),
    outputBytes: message('It is larger than {0} bytes. Make it shorter, or use smaller images.', outputBytes),
  }
  return problem('rendering-too-large', details[limit], { extensions: { limit } })
}
