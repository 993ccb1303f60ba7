/** The long form of a test reports its progress and findings: `npm run prove` shows them and writes the report. */
export const isProof = process.env['PROVE'] === 'true'

/** One line of the report, such as "requests sent". Nothing outside of a proof. */
export function proved(figure: string, value: string | number): void {
  if (isProof) console.log(`PROVED ${JSON.stringify({ figure, value })}`)
}

/** Says how far a long run is, whenever another hundredth is done. */
export class Progress {
  readonly #what: string
  readonly #total: number
  #told = 0

  constructor(what: string, total: number) {
    this.#what = what
    this.#total = total
  }

  at(done: number): void {
    const hundredths = Math.min(100, Math.floor((done / this.#total) * 100))
    if (!isProof || hundredths <= this.#told) return
    this.#told = hundredths
    console.log(`PROGRESS ${JSON.stringify({ what: this.#what, done, total: this.#total })}`)
  }
}
