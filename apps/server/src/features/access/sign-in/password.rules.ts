import { type Message, validationFailed } from '../../../problems/index.ts'
import { commonPasswords } from './common-passwords.ts'
import { message } from './sign-in.problems.ts'

const lengthMin = 12
/** Shorter names stand in many words that have nothing to do with them. */
const nameLengthMin = 4

/**
 * Refuses a password that is short, that is tried first by everyone, or that names its owner. What else it is made of is
 * for its owner to choose.
 */
export async function requireGoodPassword(
  password: string,
  { path, names }: { path: string; names: readonly string[] },
): Promise<void> {
  const complaint = complaintAbout(password, names, await commonPasswords())
  if (complaint !== undefined) throw validationFailed([{ path, message: complaint }])
}

/** What is wrong with a password, as people type them: capitals, signs and digits at either end make none better. */
export function complaintAbout(
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

/** What a text repeats, such as `hest` of `hesthesthest`; the text itself where it repeats nothing. */
function unitOf(text: string): string {
  return /^(.+?)\1*$/su.exec(text)?.[1] ?? text
}
