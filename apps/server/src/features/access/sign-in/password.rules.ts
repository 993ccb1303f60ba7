import { type Message, validationFailed } from '../../../problems/index.ts'
import { commonPasswords } from './common-passwords.ts'
import { message } from './sign-in.problems.ts'

const lengthMin = 12
/** Shorter names are part of many unrelated words. */
const nameLengthMin = 4

/**
 * Rejects a password that is short, common or contains the name of its owner. There are no rules about character
 * classes.
 */
export async function requireStrongPassword(
  password: string,
  { path, names }: { path: string; names: readonly string[] },
): Promise<void> {
  const error = passwordError(password, names, await commonPasswords())
  if (error !== undefined) throw validationFailed([{ path, message: error }])
}

/** The error of a weak password. Capitals, punctuation, and digits at either end do not make it stronger. */
export function passwordError(
  password: string,
  names: readonly string[],
  common: ReadonlySet<string>,
): Message | undefined {
  const text = password.normalize('NFKC')
  if (Array.from(text).length < lengthMin) return message('must have at least {0} characters', lengthMin)
  const plain = plainOf(text)
  if (new Set(plain).size < 4 || isCommon(plain, common)) return message('is a common password')
  const named = names.flatMap((name) => [plainOf(name), ...name.split(/[^\p{L}\p{N}]+/u).map(plainOf)])
  if (named.some((name) => name.length >= nameLengthMin && plain.includes(name))) {
    return message('must not contain your name, your e-mail address or the company name')
  }
  return undefined
}

function plainOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function isCommon(plain: string, common: ReadonlySet<string>): boolean {
  const word = plain.replaceAll(/^\d+|\d+$/g, '')
  return [plain, word, unitOf(plain), unitOf(word)].some((candidate) => common.has(candidate))
}

/** The repeated part of a text, such as `hest` of `hesthesthest`, or the text itself. */
function unitOf(text: string): string {
  return /^(.+?)\1*$/su.exec(text)?.[1] ?? text
}
