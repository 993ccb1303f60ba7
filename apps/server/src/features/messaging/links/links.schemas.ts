import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Nullable, OneOf, PageQuery, TimestampInput, Uuid } from '../../../platform/http/schemas/schemas.ts'

export const linkLanguages = ['en', 'da'] as const
export type LinkLanguage = (typeof linkLanguages)[number]

export const linkStates = ['ACTIVE', 'EXPIRED', 'REVOKED'] as const
export type LinkState = (typeof linkStates)[number]

const State = OneOf(linkStates, {
  description: 'Only an ACTIVE link opens the case. A link that was revoked stays so, also once it has expired.',
})

export const LinkInput = Type.Object(
  {
    caseId: Uuid,
    userId: Type.Optional(
      Nullable(
        Type.String({
          format: 'uuid',
          description:
            'The user of the customer that the link is for: what is written through it is written in their name. An alternative contact sees less than a debtor.',
        }),
      ),
    ),
    language: Type.Optional(
      Nullable(
        OneOf(linkLanguages, {
          description: 'The language of the page; that of the user, else of the tenant, unless given.',
        }),
      ),
    ),
    expiresAt: Type.Optional({
      ...TimestampInput,
      description: 'When the link stops working: in the future and within 366 days. 90 days from now unless given.',
      examples: ['2030-01-01'],
    }),
  },
  { title: 'LinkInput' },
)
export type LinkInput = Static<typeof LinkInput>

const linkFields = {
  linkId: Uuid,
  tenantId: Uuid,
  caseId: Uuid,
  userId: Nullable(Uuid),
  language: Nullable(OneOf(linkLanguages)),
  state: State,
  expiresAt: Instant,
  revokedAt: Nullable(Instant),
  revokedBy: Nullable(Actor),
  openCount: Type.Integer({ description: 'How often the page was opened.' }),
  lastOpenedAt: Nullable(Instant),
  createdAt: Instant,
  createdBy: Actor,
}

export const Link = Type.Object(linkFields, { title: 'Link' })
export type Link = Static<typeof Link>

export const CreatedLink = Type.Object(
  {
    ...linkFields,
    url: Type.String({
      description: 'The address to hand to the debtor. It is shown here and never again: only a digest of it is kept.',
    }),
  },
  { title: 'CreatedLink' },
)
export type CreatedLink = Static<typeof CreatedLink>

export const LinkParams = Type.Object({ tenantId: Uuid, linkId: Uuid })
export const LinkListQuery = PageQuery({
  caseId: Type.Optional(Uuid),
  userId: Type.Optional(Uuid),
  state: Type.Optional(State),
})
