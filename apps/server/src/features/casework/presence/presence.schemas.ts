import Type, { type Static } from 'typebox'
import { Instant, OneOf, Uuid } from '../../../platform/http/schemas/schemas.ts'

export const PresenceInput = Type.Object(
  {
    caseId: { ...Uuid, description: 'The case that is open.' },
    viewId: Type.String({
      format: 'uuid',
      description:
        'An id that the browser window generates whenever it opens a case. Once it is `gone`, it stays gone.',
    }),
    state: OneOf(['here', 'gone'], {
      description: '`here` while the case is open, repeated every few seconds; `gone` when it is closed.',
    }),
  },
  { title: 'PresenceInput' },
)
export type PresenceInput = Static<typeof PresenceInput>

export const Presence = Type.Object(
  {
    others: Type.Array(
      Type.Object(
        {
          userId: { ...Uuid, description: 'The user who has the case open.' },
          name: Type.String({ description: 'The name of the user.' }),
          since: {
            ...Instant,
            description: 'When the user opened the case, in the first window if there are several.',
          },
        },
        { title: 'PresentUser' },
      ),
      { description: 'The other users who have the case open, earliest first.' },
    ),
    eventCount: Type.Integer({
      minimum: 0,
      description: 'How many events the case has. If it has grown, what is shown of the case may be outdated.',
    }),
  },
  { title: 'Presence' },
)
export type Presence = Static<typeof Presence>
