import { hash, verify, type Options } from '@node-rs/argon2'
import { problem, message } from '../../problems/index.ts'

/** argon2id as OWASP advises; about 70 ms on a small machine. */
const options: Options = { algorithm: 2, memoryCost: 47_104, timeCost: 1, parallelism: 1 }

/** Each takes 46 MiB and a core while it runs. */
const atOnceMax = 4
const waitingMax = 200
let running = 0
const waiting: (() => void)[] = []

/** Gives the hash under which a password is kept. */
export async function hashPassword(password: string): Promise<string> {
  return takingTurns(() => hash(prepared(password), options))
}

/** A hash of a password that nobody has, made once: whom it does not find, a sign-in takes as long to refuse. */
let nobodys: Promise<string> | undefined

/** Tells whether a password is the one that was hashed. Without a hash it takes the same time and is not. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobodys ??= hash('a password that nobody has', options)
  const given = passwordHash ?? (await nobodys)
  const isSame = await takingTurns(() => verify(given, prepared(password)))
  return isSame && passwordHash !== undefined
}

/** The same password, however the keyboard composes its letters. */
function prepared(password: string): string {
  return password.normalize('NFKC')
}

async function takingTurns<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnceMax) {
    if (waiting.length >= waitingMax) {
      throw problem('unavailable', message('Too many people are signing in right now. Try again shortly.'), {
        headers: { 'retry-after': '2' },
      })
    }
    // Whoever is done hands over its place, so the count stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
}
