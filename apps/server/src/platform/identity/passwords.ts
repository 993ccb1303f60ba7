import { hash, verify, type Options } from '@node-rs/argon2'
import { problem, message } from '../../problems/index.ts'

/** argon2id as recommended by OWASP; about 70 ms on a small machine. */
const options: Options = { algorithm: 2, memoryCost: 47_104, timeCost: 1, parallelism: 1 }

/** Each uses 46 MiB and a core while it runs. */
const atOnceMax = 4
const waitingMax = 200
let running = 0
const waiting: (() => void)[] = []

/** The hash under which a password is stored. */
export async function hashPassword(password: string): Promise<string> {
  return takingTurns(() => hash(prepared(password), options))
}

/**
 * A hash of a password that nobody has, so that signing in as an unknown user takes as long as with a wrong password.
 */
let dummyHash: Promise<string> | undefined

/** Whether a password matches the hash. Without a hash, it takes the same time and returns false. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  dummyHash ??= hash('a password that nobody has', options)
  const given = passwordHash ?? (await dummyHash)
  const isSame = await takingTurns(() => verify(given, prepared(password)))
  return isSame && passwordHash !== undefined
}

/** Normalises the password, since keyboards compose characters differently. */
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
    // A finished job passes its slot on, so the count stays the same.
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
