import Type, { type Static } from 'typebox'
import { writtenLanguages } from '../../../platform/text/written-languages.ts'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Nullable, OneOf, PageQuery, TimestampInput, Uuid } from '../../../platform/http/schemas/schemas.ts'

export const linkLanguages = writtenLanguages
export type LinkLanguage = (typeof linkLanguages)[number]

export const linkStates = ['ACTIVE', 'EXPIRED', 'REVOKED'] as const
export type LinkState = (typeof linkStates)[number]

const State = OneOf(linkStates, {
  description: 'Only an `ACTIVE` link opens the case. A revoked link stays `REVOKED` even after it has expired.',
})

export const LinkInput = Type.Object(
  {
    caseId: { ...Uuid, description: 'The case to show.' },
    userId: Type.Optional(
      Nullable(
        Type.String({
          format: 'uuid',
          description:
            'The user of the customer that the link is for. Messages written through the link are in their name. An alternative contact sees less than a debtor.',
        }),
      ),
    ),
    language: Type.Optional(
      Nullable(
        OneOf(linkLanguages, {
          description:
            'The language of the page. Defaults to the language of the user, else of the creditor’s country, else of the tenant.',
        }),
      ),
    ),
    expiresAt: Type.Optional({
      ...TimestampInput,
      description:
        'When the link stops working: in the future and at most 366 days from now. Defaults to 90 days from now.',
      examples: ['2030-01-01'],
    }),
  },
  { title: 'LinkInput' },
)
export type LinkInput = Static<typeof LinkInput>

const linkFields = {
  linkId: { ...Uuid, description: 'The id of the link.' },
  tenantId: Uuid,
  caseId: { ...Uuid, description: 'The case that the link opens.' },
  userId: Nullable({ ...Uuid, description: 'The user of the customer that the link is for.' }),
  language: Nullable(OneOf(linkLanguages, { description: 'The language of the page; null for the default.' })),
  state: State,
  expiresAt: { ...Instant, description: 'When the link stops working.' },
  revokedAt: Nullable({ ...Instant, description: 'When the link was revoked.' }),
  revokedBy: Nullable(Actor),
  openCount: Type.Integer({ description: 'How many times the page was opened.' }),
  lastOpenedAt: Nullable({ ...Instant, description: 'When the page was last opened.' }),
  createdAt: Instant,
  createdBy: Actor,
}

export const Link = Type.Object(linkFields, { title: 'Link' })
export type Link = Static<typeof Link>

export const CreatedLink = Type.Object(
  {
    ...linkFields,
    url: Type.String({
      description: 'The address to give to the debtor. It is only returned here: the service stores a digest of it.',
    }),
  },
  { title: 'CreatedLink' },
)
export type CreatedLink = Static<typeof CreatedLink>

export const LinkParams = Type.Object({ tenantId: Uuid, linkId: { ...Uuid, description: 'The link.' } })
export const LinkListQuery = PageQuery({
  caseId: Type.Optional({ ...Uuid, description: 'Only links to this case.' }),
  userId: Type.Optional({ ...Uuid, description: 'Only links for this user of a customer.' }),
  state: Type.Optional(OneOf(linkStates, { description: 'Only links in this state.' })),
})
