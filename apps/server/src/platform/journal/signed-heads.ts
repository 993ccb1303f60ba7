import { readFile } from 'node:fs/promises'
import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { Database } from '../database/database.ts'
import type { SecretBox } from '../secrets/secret-box.ts'
import { findHead, findLink } from './journal.queries.ts'

const Head = Type.Object({
  tenantId: Type.String({ format: 'uuid' }),
  position: Type.Integer({ minimum: 0 }),
  /** In hex. */
  link: Type.String({ pattern: '^[0-9a-f]*$' }),
})

/** Where the journal of every tenant ended at a moment. Kept elsewhere, it shows later whether a tail was cut off. */
const SignedHeads = Type.Object({
  at: Type.String(),
  heads: Type.Array(Head),
  publicKey: Type.String(),
  signature: Type.String(),
})
export type SignedHeads = Static<typeof SignedHeads>

interface Tenants {
  readonly database: Database
  readonly secrets: SecretBox
}

export async function signHeads(
  { database, secrets }: Tenants,
  tenants: readonly { tenantId: string }[],
  now: Date,
): Promise<SignedHeads> {
  const heads = []
  for (const { tenantId } of tenants) {
    const [head] = await database.read(tenantId, findHead(tenantId))
    if (head !== undefined) heads.push({ tenantId, ...head })
  }
  const at = now.toISOString()
  return { at, heads, ...secrets.sign(textOf({ at, heads })) }
}

/** Reads a file of signed heads. Throws if it is something else, or if another installation signed it. */
export async function readSignedHeads(path: string, secrets: SecretBox): Promise<SignedHeads> {
  const text = await readFile(path, 'utf8')
  const content = parse(text)
  if (!Value.Check(SignedHeads, content)) {
    throw new Error(`${path} is not a file of journal heads. Write one with "fordring journal heads".`)
  }
  if (!secrets.hasSigned(textOf(content), content)) {
    throw new Error(
      `${path} was changed, or signed with another key than SECRET_KEY and SECRET_KEY_PREVIOUS. Use an unchanged file of this installation.`,
    )
  }
  return content
}

/** The tenants whose journal no longer contains what it contained when the heads were signed. */
export async function findLostHeads(database: Database, { heads }: SignedHeads): Promise<string[]> {
  const lost = []
  for (const { tenantId, position, link } of heads) {
    const [found] = position === 0 ? [{ link }] : await database.read(tenantId, findLink(tenantId, position))
    // An archive has kept the link of its last entry only.
    const isKept = found !== undefined && (found.link === null || found.link === link)
    if (!isKept) lost.push(`tenant ${tenantId} has lost or changed its journal up to position ${position}`)
  }
  return lost
}

function textOf({ at, heads }: Pick<SignedHeads, 'at' | 'heads'>): string {
  return JSON.stringify([at, heads.map(({ tenantId, position, link }) => [tenantId, position, link])])
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
