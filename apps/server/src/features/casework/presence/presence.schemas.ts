import Type, { type Static } from 'typebox'
import { Instant, OneOf, Uuid } from '../../../platform/http/schemas/schemas.ts'

export const PresenceInput = Type.Object(
  {
    caseId: Uuid,
    viewId: Type.String({
      format: 'uuid',
      description: 'The window that shows the case, by an id that it makes for itself.',
    }),
    state: OneOf(['here', 'gone'], {
      description: '`here` while the case is open, said again every few seconds; `gone` when it is left.',
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
          userId: Uuid,
          name: Type.String(),
          since: { ...Instant, description: 'Since when the case is open in the first of its windows.' },
        },
        { title: 'PresentUser' },
      ),
      { description: 'Who else has the case open, whoever came first foremost.' },
    ),
  },
  { title: 'Presence' },
)
export type Presence = Static<typeof Presence>
