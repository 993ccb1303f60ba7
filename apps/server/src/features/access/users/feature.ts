import type { Feature } from '../../../platform/feature/feature.ts'
import { onServiceClock } from '../../../platform/http/operations/operation.ts'
import { userOperations } from './users.routes.ts'
import { events } from './users.events.ts'
import { definitions, message, problem, texts } from './users.problems.ts'
import { demo, exampleIds } from './users.demo.ts'

export const users: Feature = {
  name: 'access/users',
  tags: {
    Users: 'The people who sign in to the tenant, and their roles.',
  },
  operations: onServiceClock(userOperations),
  events,
  problems: definitions,
  texts,
  constraints: {
    users_email_unique: () =>
      problem('email-taken', message('Another user of the tenant has this e-mail address.'), {
        errors: [{ path: '/email', message: message('is the address of another user') }],
      }),
  },
  auditSubjects: { user: 'read:users' },
  tables: ['factor_resets', 'users'],
  exampleIds,
  demo,
}
