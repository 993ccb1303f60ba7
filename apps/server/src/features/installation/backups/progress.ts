/** Who is told how far a backup or a restore has come. */
export interface Progress {
  /** Something begins that has so many steps. */
  begin(what: string, total: number): void
  advance(steps: number): void
}
