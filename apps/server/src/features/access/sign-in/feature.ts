import type { Feature } from '../../../platform/feature/feature.ts'
import { onServiceClock } from '../../../platform/http/operations/operation.ts'
import { factorOperations } from './factors.routes.ts'
import { sessionOperations } from './sign-in.routes.ts'
import { definitions, message, problem, texts } from './sign-in.problems.ts'
import { hourMs } from '../../../platform/jobs/periodic-job.ts'
import { sweepPastSessions } from './sweep-past-sessions.ts'

export const signIn: Feature = {
  name: 'access/sign-in',
  tags: {
    'Sign-in': 'How people sign in, and their sessions. These operations are for browsers; tokens are not accepted.',
  },
  operations: onServiceClock([...factorOperations, ...sessionOperations]),
  problems: definitions,
  texts,
  constraints: {
    passkeys_credential_unique: () => problem('passkey-taken', message('This passkey is already set up.')),
  },
  auditSubjects: { passkey: 'read:users', session: 'read:users' },
  tables: [
    'known_devices',
    'passkeys',
    'password_links',
    'recovery_codes',
    'sessions',
    'sign_in_sources',
    'user_credentials',
  ],
  jobs: ({ database, clock }) => [
    {
      name: 'sweep expired sessions',
      intervalMs: hourMs,
      run: async () => {
        await sweepPastSessions(database, clock.now())
      },
    },
  ],
}
