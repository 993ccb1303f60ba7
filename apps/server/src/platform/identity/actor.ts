import Type, { type Static } from 'typebox'

/** Who did something: an API token, a user, the service itself or a workflow. */
export const Actor = Type.Object(
  {
    type: Type.Unsafe<'KEY' | 'USER' | 'SYSTEM' | 'WORKFLOW'>({
      type: 'string',
      enum: ['KEY', 'USER', 'SYSTEM', 'WORKFLOW'],
      description: '`KEY` is an API token, `USER` a person, `SYSTEM` the service itself, `WORKFLOW` a workflow.',
    }),
    id: Type.String({ format: 'uuid', description: 'The id of the token, user or workflow.' }),
    name: Type.String({ description: 'The name at the time.' }),
  },
  { title: 'Actor' },
)
export type Actor = Static<typeof Actor>
