import type { Message } from '../../../problems/index.ts'

/** A file that cannot be read at all, with the reason. A row that is wrong is a problem of the row instead. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError'
  readonly reason: Message

  constructor(reason: Message) {
    super(reason.en)
    this.reason = reason
  }
}
