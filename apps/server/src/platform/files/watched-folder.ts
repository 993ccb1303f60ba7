/** An entry of a folder. */
export interface WatchedEntry {
  readonly name: string
  readonly kind: 'file' | 'folder'
  readonly size: number
  readonly changedAt: Date
}

/** A folder into which somebody else puts files: on this machine, or below a prefix of a bucket. Paths have slashes. */
export interface WatchedFolder {
  /** Where it is, for logs and messages. */
  readonly address: string
  /** A file that is being written may be listed and changes; one in a bucket is listed when it is complete. */
  readonly listsPartialFiles: boolean
  /** The entries of a folder in the order of their names; none if it does not exist. */
  entries(path: string): Promise<WatchedEntry[]>
  /** The content of a file; undefined if it is gone. */
  read(path: string): Promise<Buffer | undefined>
  writeText(path: string, text: string): Promise<void>
  /** Moves a file, and replaces the target. Does nothing if the file is gone: another process has moved it. */
  move(path: string, target: string): Promise<void>
}
