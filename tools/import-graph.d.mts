export interface Import {
  readonly path: string
  /** Whether it is gone when the program runs. */
  readonly isType: boolean
}

export function readImports(folder: string): Map<string, Import[]>
export function findCycle(graph: ReadonlyMap<string, Iterable<string>>): string[] | undefined
