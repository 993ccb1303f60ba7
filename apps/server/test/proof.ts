/** The long form of a test reports its progress and findings: `npm run prove` shows them and writes the report. */
export const isProof = process.env['PROVE'] === 'true'

/** Adds one line to the report, such as "requests sent". Does nothing outside of a proof. */
export function proved(figure: string, value: string | number): void {
  if (isProof) console.log(`PROVED ${JSON.stringify({ figure, value })}`)
}

/** Reports the progress of a long run, once per percent. */
export class Progress {
  readonly #what: string
  readonly #total: number
  #reported = 0

  constructor(what: string, total: number) {
    this.#what = what
    this.#total = total
  }

  at(done: number): void {
    const percent = Math.min(100, Math.floor((done / this.#total) * 100))
    if (!isProof || percent <= this.#reported) return
    this.#reported = percent
    console.log(`PROGRESS ${JSON.stringify({ what: this.#what, done, total: this.#total })}`)
  }
}
