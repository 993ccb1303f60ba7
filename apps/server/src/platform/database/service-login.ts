import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import pg from 'pg'
import { applicationRole, connectionConfig } from './connection.ts'
import type { Passes } from './passes.ts'

/** Any fixed number other than that of the migrations. */
const loginLock = 4_021_963_772

/** Runs work on its own connection, such as one of the schema's owner. */
export async function onConnection<Result>(
  url: string,
  applicationName: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connectionConfig({ url, applicationName }))
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Lets the database accept passes signed with this key, in addition to the known ones. */
export async function allowPasses(owner: pg.Client, { accessKey }: Passes): Promise<void> {
  await changeKeys(
    owner,
    `insert into owner_only.access_keys (key_id, inner_pad, outer_pad) values ($1, $2, $3) on conflict do nothing`,
    [accessKey.keyId, accessKey.innerPad, accessKey.outerPad],
  )
}

/** The same, and removes all other keys, for when every process has this one. */
export async function allowPassesAlone(owner: pg.Client, passes: Passes): Promise<void> {
  await allowPasses(owner, passes)
  await changeKeys(owner, 'delete from owner_only.access_keys where key_id <> $1', [passes.accessKey.keyId])
}

/** Changes the keys, and lets sessions forget what they remember of them: a removed key must not be accepted anywhere. */
async function changeKeys(owner: pg.Client, text: string, values: readonly unknown[]): Promise<void> {
  await owner.query('begin')
  try {
    const { rowCount } = await owner.query(text, [...values])
    if (rowCount !== 0) await owner.query('select owner_only.read_keys_again()')
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}

/**
 * Creates the login of the service if only the schema's owner is configured, and returns its URL. Roles belong to the
 * whole server, so each database has its own, named after it. The password is random and known to the owner.
 */
export async function ensureServiceLogin(owner: pg.Client, ownerUrl: string): Promise<string> {
  const role = await serviceRoleOf(owner)
  const password = await keepPassword(owner, role)
  const url = withLogin(ownerUrl, role, password)
  await keepFromCreating(owner)
  // Processes that start together do this one after the other; the second finds the login.
  await owner.query('select pg_advisory_lock($1)', [loginLock])
  try {
    if (!(await canLogIn(url))) await createLogin(owner, role, password)
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [loginLock])
  }
  return url
}

/** The URL of the existing login, if any. */
export async function findServiceLogin(owner: pg.Client, ownerUrl: string): Promise<string | undefined> {
  const role = await serviceRoleOf(owner)
  const { rows } = await owner.query<{ password: string }>(
    'select password from owner_only.service_logins where role_name = $1',
    [role],
  )
  return rows[0] && withLogin(ownerUrl, role, rows[0].password)
}

async function serviceRoleOf(owner: pg.Client): Promise<string> {
  // A name has at most 63 bytes.
  const { rows } = await owner.query<{ role: string }>(`select left(current_database(), 48) || '_service' as role`)
  return rows[0]?.role ?? ''
}

async function keepPassword(owner: pg.Client, role: string): Promise<string> {
  await owner.query(
    'insert into owner_only.service_logins (role_name, password) values ($1, $2) on conflict do nothing',
    [role, randomBytes(24).toString('base64url')],
  )
  const { rows } = await owner.query<{ password: string }>(
    'select password from owner_only.service_logins where role_name = $1',
    [role],
  )
  return rows[0]?.password ?? ''
}

/** Revokes what everybody may do in a database by default: the service needs none of it. */
async function keepFromCreating(owner: pg.Client): Promise<void> {
  const database = pg.escapeIdentifier(owner.database ?? '')
  // If the schema or the database belongs to somebody else, `requireServiceRole` reports what is left.
  for (const text of [
    `revoke temporary, create on database ${database} from public`,
    'revoke create on schema public from public',
  ]) {
    await owner.query(text).catch(() => undefined)
  }
}

async function canLogIn(url: string): Promise<boolean> {
  try {
    return await onConnection(url, 'fordring migrate', async (client) => {
      const { rows } = await client.query<{ isMember: boolean }>(
        `select pg_has_role('${applicationRole}', 'usage') as "isMember"`,
      )
      return rows[0]?.isMember === true
    })
  } catch (error) {
    // 28: no such login, or a different password.
    if (error instanceof pg.DatabaseError && error.code?.startsWith('28') === true) return false
    throw error
  }
}

async function createLogin(owner: pg.Client, role: string, password: string): Promise<void> {
  const name = pg.escapeIdentifier(role)
  const rights = `login nosuperuser nobypassrls nocreatedb nocreaterole noreplication inherit`
  try {
    const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [role])
    // Rights that only a superuser may change are set when the role is created, and not again.
    const command = rowCount === 0 ? `create role ${name} ${rights}` : `alter role ${name} login`
    await owner.query(`${command} password ${pg.escapeLiteral(scramVerifier(password))}`)
    await owner.query(`grant ${applicationRole} to ${name}`)
    // Lets the owner see what the service is doing, and end its sessions.
    await owner.query(`grant ${name} to current_user`)
  } catch (error) {
    throw new Error(
      `The login ${role} for the service could not be created: ${(error as Error).message}. ` +
        `As a database administrator run: create role fordring_service login password '…' in role ${applicationRole}; ` +
        'then set DATABASE_URL to that login, and DATABASE_OWNER_URL to what DATABASE_URL is now.',
      { cause: error },
    )
  }
}

/**
 * The verifier that the server stores for a password (RFC 5803). Statements are logged, so they must not contain the
 * password.
 */
function scramVerifier(password: string): string {
  const salt = randomBytes(16)
  const iterations = 4096
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256')
  const keyOf = (name: string): Buffer => createHmac('sha256', salted).update(name).digest()
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64')
  const server = keyOf('Server Key').toString('base64')
  return `SCRAM-SHA-256$${String(iterations)}:${salt.toString('base64')}$${stored}:${server}`
}

/** The URL of the same database for another login. */
export function withLogin(url: string, user: string, password: string): string {
  const login = `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`
  return url
    .replace(/^(\w+:\/\/)(?:[^@/?]*@)?/, `$1${login}`)
    .replace(/([?&])(?:(?:user|password)=[^&]*(?:&|$))+/g, '$1')
    .replace(/[?&]$/, '')
}

interface RoleFacts {
  readonly role: string
  readonly bypasses: boolean
  readonly owns: boolean
  readonly becomesOwner: boolean
  readonly isMember: boolean
  readonly creates: boolean
}

/** Whether a URL belongs to a login of the service, and not to the schema's owner. */
export async function isServiceUrl(url: string): Promise<boolean> {
  const facts = await readRole(url)
  return refusalOf(facts) === undefined
}

/**
 * Throws if the service would run as a role that bypasses row-level security, or could become one. Returns warnings
 * about lesser problems.
 */
export async function requireServiceRole(url: string): Promise<string[]> {
  const facts = await readRole(url)
  const refusal = refusalOf(facts)
  if (refusal !== undefined) {
    throw new Error(
      `Requests would be served as ${facts.role}, which ${refusal}. Set DATABASE_URL to a login that is a member of ` +
        `${applicationRole} and of nothing else, and DATABASE_OWNER_URL to the owner of the schema.`,
    )
  }
  if (!facts.creates) return []
  return [
    `${facts.role} may create objects. As a database administrator run: revoke create on schema public from public; ` +
      'revoke temporary, create on database … from public;',
  ]
}

function refusalOf(facts: RoleFacts): string | undefined {
  if (facts.bypasses) return 'row-level security does not bind'
  if (facts.owns) return 'owns tables or functions of the schema'
  if (facts.becomesOwner) return 'can become the owner of the schema'
  if (!facts.isMember) return `is not a member of ${applicationRole}`
  return undefined
}

async function readRole(url: string): Promise<RoleFacts> {
  return onConnection(url, 'fordring', async (client) => {
    const { rows } = await client.query<RoleFacts>(
      `select r.rolname as role,
              r.rolsuper or r.rolbypassrls or r.rolcreaterole as bypasses,
              exists (select from pg_class where relowner = r.oid) or exists (select from pg_proc where proowner = r.oid) as owns,
              exists (select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relowner <> r.oid
                      and pg_has_role(r.oid, c.relowner, 'member'))
                or exists (select from pg_database d where d.datname = current_database() and pg_has_role(r.oid, d.datdba, 'member'))
                as "becomesOwner",
              coalesce((select pg_has_role(r.oid, g.oid, 'usage') from pg_roles g where g.rolname = $1), false) as "isMember",
              has_database_privilege(r.oid, current_database(), 'create') or has_database_privilege(r.oid, current_database(), 'temporary')
                or has_schema_privilege(r.oid, 'public', 'create') as creates
       from pg_roles r where r.rolname = session_user`,
      [applicationRole],
    )
    const [facts] = rows
    if (facts === undefined) throw new Error('The database did not return the current role.')
    return facts
  })
}

/** Throws if the database does not accept the passes of this process. Sets their clock to the database's. */
export async function requirePasses(url: string, passes: Passes): Promise<void> {
  await onConnection(url, 'fordring', async (client) => {
    const { rows } = await client.query<{ now: Date }>('select now() as now')
    if (rows[0] !== undefined) passes.setDatabaseTime(rows[0].now)
    try {
      await client.query("select set_config('app.pass', $1, false)", [passes.issue('worker', 'start')])
      await client.query('select current_worker()')
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== 'FD001') throw error
      throw new Error(
        'The database does not know the SECRET_KEY of this process. Start with the key that the other processes have, ' +
          'or run fordring migrate with this one.',
        { cause: error },
      )
    }
  })
}
