import type { Feature } from '../../../platform/feature/feature.ts'
import { onServiceClock } from '../../../platform/http/operations/operation.ts'
import { tokenOperations } from './tokens.routes.ts'
import { events } from './tokens.events.ts'
import { definitions, texts } from './tokens.problems.ts'
import { demo, exampleIds } from './tokens.demo.ts'

export const tokens: Feature = {
  name: 'access/tokens',
  tags: {
    Identity: 'The calling token and its scopes.',
    Tokens: 'API tokens: issued with scopes, shown once, changed and revoked by administrators.',
  },
  operations: onServiceClock(tokenOperations),
  events,
  problems: definitions,
  texts,
  auditSubjects: { token: 'read:tokens' },
  tables: ['api_tokens'],
  exampleIds,
  demo,
}
