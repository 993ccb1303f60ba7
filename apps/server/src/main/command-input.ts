import { InvalidArgumentError } from 'commander'

/** Parses a name: trimmed, and limited in length. */
export function nonEmpty(text: string): string {
  const trimmed = text.normalize('NFC').trim()
  if (trimmed === '' || trimmed.length > 200) throw new InvalidArgumentError('It must have 1 to 200 characters.')
  return trimmed
}
