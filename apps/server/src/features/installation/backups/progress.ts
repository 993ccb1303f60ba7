/** Gets the progress of a backup or restore. */
export interface Progress {
  /** A step with this many units begins. */
  begin(what: string, total: number): void
  advance(steps: number): void
}
