import { Problem, say } from '../../problems/index.ts'

/** The one answer to an unknown user, a wrong password or code, a locked account and a user who may not sign in. */
export function signInRefused(): Problem {
  return new Problem('sign-in-refused', say('This does not sign you in. Check what you typed, or wait a while.'), {
    headers: { 'www-authenticate': 'Bearer' },
  })
}
