import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'

/** A part of a backup: a file in its folder, or an entry of its archive. */
const Part = Type.Object({
  name: Type.String({ pattern: '^(tables/[a-z0-9_]+\\.copy\\.gz|files\\.list\\.gz)\\.[0-9]{4,}$' }),
  bytes: Type.Integer({ minimum: 0 }),
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
})
export type Part = Static<typeof Part>

const Identifier = Type.String({ pattern: '^[a-z_][a-z0-9_]{0,62}$' })

const TableContent = Type.Object({
  name: Identifier,
  columns: Type.Array(Identifier, { minItems: 1 }),
  rows: Type.Integer({ minimum: 0 }),
  parts: Type.Array(Part),
})
export type TableContent = Static<typeof TableContent>

const Manifest = Type.Object({
  format: Type.Literal(1),
  release: Type.String(),
  createdAt: Type.String(),
  postgresVersion: Type.String(),
  /** Only the id: a backup never contains the key itself. */
  secretKeyId: Type.String(),
  migrations: Type.Array(Type.Object({ name: Type.String(), checksum: Type.String() }), { minItems: 1 }),
  tables: Type.Array(TableContent),
  files: Type.Object({
    count: Type.Integer({ minimum: 0 }),
    bytes: Type.Integer({ minimum: 0 }),
    /** Keys of files whose content was missing or damaged in the store. */
    lost: Type.Array(Type.String()),
    parts: Type.Array(Part),
  }),
})
export type Manifest = Static<typeof Manifest>

/** The manifest of a backup. Without one, it is not a backup. */
export const manifestName = 'manifest.json'

/** The manifest as stored, with a checksum of its own at the end. */
export function writeManifest(manifest: Manifest): Buffer {
  return Buffer.from(`${JSON.stringify({ ...manifest, sha256: checksumOf(manifest) }, null, 2)}\n`)
}

/** Reads a manifest. Throws if it is truncated or was changed. */
export async function readManifest(path: string): Promise<Manifest> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new Error(`There is no ${path}: this is not a backup, or it was not finished.`)
  })
  const { sha256, ...manifest } = parsed(text, path)
  if (manifest['format'] !== 1) {
    throw new Error(
      `${path} has format ${String(manifest['format'])}, which this release cannot read. Use a newer one.`,
    )
  }
  if (!Value.Check(Manifest, manifest) || sha256 !== checksumOf(manifest)) {
    throw new Error(`${path} was changed or is damaged. Use another copy of the backup.`)
  }
  return manifest
}

function parsed(text: string, path: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {
    // Reported below, like any other text that is not a manifest.
  }
  throw new Error(`${path} is not the manifest of a backup.`)
}

function checksumOf(manifest: object): string {
  return createHash('sha256').update(JSON.stringify(manifest)).digest('hex')
}
