import type { Progress } from '../features/installation/backups/index.ts'

const barWidth = 30
/** Redraw no more often than people can see. */
const redrawMsMin = 50

/**
 * Shows the progress of a command on standard error: as a bar on a terminal, otherwise as a line when a step begins.
 */
export function commandProgress(stream: NodeJS.WriteStream = process.stderr): Progress & { end(): void } {
  return stream.isTTY ? new Bar(stream) : new Lines(stream)
}

class Lines implements Progress {
  readonly #stream: NodeJS.WriteStream

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream
  }

  begin(what: string, total: number): void {
    this.#stream.write(`${what}: ${total}\n`)
  }

  advance(): void {
    // Only the beginning: a log does not need every step.
  }

  end(): void {
    // Each line is complete.
  }
}

class Bar implements Progress {
  readonly #stream: NodeJS.WriteStream
  #what = ''
  #total = 0
  #done = 0
  #drawnAt = 0

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream
  }

  begin(what: string, total: number): void {
    if (this.#what !== '') this.end()
    this.#what = what
    this.#total = total
    this.#done = 0
    this.#draw()
  }

  advance(steps: number): void {
    this.#done += steps
    if (Date.now() - this.#drawnAt >= redrawMsMin) this.#draw()
  }

  end(): void {
    this.#draw()
    this.#stream.write('\n')
    this.#what = ''
  }

  #draw(): void {
    this.#drawnAt = Date.now()
    const share = this.#total === 0 ? 1 : this.#done / this.#total
    const filled = Math.round(share * barWidth)
    const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled)
    this.#stream.write(
      `\r${bar} ${String(Math.floor(share * 100)).padStart(3)} %  ${this.#what} ${this.#done}/${this.#total}`,
    )
  }
}
