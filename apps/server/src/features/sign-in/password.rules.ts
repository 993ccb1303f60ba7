import { say, type Said, validationFailed } from '../../problems/index.ts'
import { commonPasswords } from './common-passwords.data.ts'

const lengthMin = 12

/** Refuses a password that is short or that everyone tries first. What it is made of is for its owner to choose. */
export function requireGoodPassword(password: string, path: string): void {
  const complaint = complaintAbout(password)
  if (complaint !== undefined) throw validationFailed([{ path, message: complaint }])
}

function complaintAbout(password: string): Said | undefined {
  const text = password.normalize('NFKC')
  if (Array.from(text).length < lengthMin) return say('must have at least {0} characters', lengthMin)
  const plain = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  if (commonPasswords.has(plain) || new Set(plain).size < 4) return say('is a password that is tried first by everyone')
  return undefined
}
