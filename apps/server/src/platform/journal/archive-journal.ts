import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'

/** A month of the journal, and what an archive has or would have of it. */
export interface ArchivedMonth {
  /** Such as 2026-03. */
  readonly month: string
  readonly entryCount: number
  /** Entries that stay, because the journal continues before them: they were numbered after one of the next month. */
  readonly keptCount: number
  /** Undefined as long as nothing was written. */
  readonly file?: { readonly name: string; readonly sha256: string }
}

export interface ArchiveOptions {
  /** The first month that stays, such as 2026-04. */
  readonly before: string
  /** Where the archives are written; undefined only counts. */
  readonly folder?: string
}

/** Entries fetched at a time. */
const fetchCount = 2_000

/**
 * Moves whole months of the journal from the database into files, the oldest first, each in one transaction. A file has
 * the entries of all tenants as JSON, one per line and in order. The chain of a tenant goes on from the link of its last
 * archived entry, which stays in `journal_archives`.
 */
export async function archiveJournal(
  owner: pg.Client,
  { before, folder }: ArchiveOptions,
): Promise<readonly ArchivedMonth[]> {
  if (folder !== undefined) await mkdir(folder, { recursive: true })
  const archived: ArchivedMonth[] = []
  for (const partition of await listMonths(owner, before)) {
    await owner.query('begin')
    try {
      archived.push(await archiveMonth(owner, partition, folder))
      await owner.query(folder === undefined ? 'rollback' : 'commit')
    } catch (error) {
      await owner.query('rollback')
      throw error
    }
  }
  return archived
}

interface Month {
  readonly month: string
  /** The quoted name of its partition. */
  readonly table: string
  readonly endsAt: Date
}

async function listMonths(owner: pg.Client, before: string): Promise<Month[]> {
  const { rows } = await owner.query<Month>(
    `select replace(right(c.relname, 7), '_', '-') as month, format('partitions.%I', c.relname) as table,
            ((to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month') at time zone 'UTC') as "endsAt"
     from pg_inherits i
     join pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'journal'::regclass and c.relname ~ '^journal_[0-9]{4}_[0-9]{2}$'
       and replace(right(c.relname, 7), '_', '-') < $1
     order by 1`,
    [before],
  )
  return rows
}

async function archiveMonth(
  owner: pg.Client,
  { month, table, endsAt }: Month,
  folder?: string,
): Promise<ArchivedMonth> {
  await owner.query(`set local lock_timeout = '5s'`)
  // Nobody erases a person from entries that are being copied.
  await owner.query(`lock table ${table}, partitions.journal_rest in share row exclusive mode`)
  await findEnds(owner, table, endsAt)
  const { rows } = await owner.query<{ entryCount: number; keptCount: number }>(
    `select (count(*) filter (where ${isArchived('j')}))::integer as "entryCount",
            (count(*) filter (where not ${isArchived('j')} and j.tableoid = '${table}'::regclass))::integer as "keptCount"
     from journal j
     where j.tableoid in ('${table}'::regclass, 'partitions.journal_rest'::regclass)`,
  )
  const counts = rows[0] ?? { entryCount: 0, keptCount: 0 }
  if (folder === undefined || counts.entryCount === 0) return { month, ...counts }
  const name = `journal-${month}.ndjson.gz`
  const sha256 = await writeEntries(owner, table, join(folder, name))
  await owner.query(
    `insert into journal_archives (tenant_id, position, link, ends_at, file_name)
     select tenant_id, position, link, $1, $2 from archive_ends
     returning position`,
    [endsAt, name],
  )
  await removeEntries(owner, table)
  return { month, ...counts, file: { name, sha256 } }
}

function isArchived(alias: 'j' | 'r'): string {
  return `exists (select from archive_ends e where e.tenant_id = ${alias}.tenant_id and ${alias}.position <= e.position)`
}

/**
 * How far the journal of each tenant can be archived: up to the end of a transaction before which nothing stays. Entries
 * are numbered when they are committed, so the first ones of a month may have lower numbers than the last ones before.
 */
async function findEnds(owner: pg.Client, table: string, endsAt: Date): Promise<void> {
  await owner.query('create temporary table archive_ends (tenant_id uuid, position bigint, link bytea) on commit drop')
  await owner.query(
    `with old as (
       select tenant_id, position, link from ${table}
       union all
       select tenant_id, position, link from partitions.journal_rest where at < $1
     ),
     kept as (
       select o.tenant_id, (
         select j.position from journal j
         where j.tenant_id = o.tenant_id and j.tableoid <> '${table}'::regclass
           and (j.tableoid <> 'partitions.journal_rest'::regclass or j.at >= $1)
         order by j.position limit 1) as position
       from (select distinct tenant_id from old) o
     )
     insert into archive_ends
     select distinct on (o.tenant_id) o.tenant_id, o.position, o.link
     from old o
     join kept k on k.tenant_id = o.tenant_id
     where o.link is not null and (k.position is null or o.position < k.position)
     order by o.tenant_id, o.position desc`,
    [endsAt],
  )
}

/** Writes the entries to a file that exists only when it is complete and on the disk. Returns its SHA-256. */
async function writeEntries(owner: pg.Client, table: string, path: string): Promise<string> {
  await owner.query(
    `declare archived no scroll cursor for
     select row_to_json(j)::text as line
     from (select * from ${table} union all select * from partitions.journal_rest) j
     where ${isArchived('j')}
     order by j.tenant_id, j.position`,
  )
  const partial = `${path}.partial`
  await pipeline(linesOf(owner), createGzip(), createWriteStream(partial))
  const file = await open(partial, 'r')
  await file.sync()
  await file.close()
  await rename(partial, path)
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

async function* linesOf(owner: pg.Client): AsyncGenerator<string> {
  for (;;) {
    const { rows } = await owner.query<{ line: string }>(`fetch ${fetchCount} from archived`)
    if (rows.length === 0) return
    yield rows.map(({ line }) => `${line}\n`).join('')
  }
}

async function removeEntries(owner: pg.Client, table: string): Promise<void> {
  const { rows } = await owner.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns
     from pg_attribute where attrelid = 'journal'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  )
  const columns = rows[0]?.columns ?? ''
  await owner.query('close archived')
  await owner.query(`alter table journal detach partition ${table}`)
  await owner.query(`delete from partitions.journal_rest r where ${isArchived('r')}`)
  await owner.query(
    `insert into partitions.journal_rest (${columns}) select ${columns} from ${table} j where not ${isArchived('j')}`,
  )
  await owner.query(`drop table ${table}`)
}
