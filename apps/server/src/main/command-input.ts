import { InvalidArgumentError } from 'commander'

/** A name as an option gives it: trimmed, and as long as names may be. */
export function nonEmpty(text: string): string {
  const trimmed = text.normalize('NFC').trim()
  if (trimmed === '' || trimmed.length > 200) throw new InvalidArgumentError('It must have 1 to 200 characters.')
  return trimmed
}
