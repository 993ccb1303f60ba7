import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Command } from 'commander'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleId } from '../../src/app.ts'
import { commandLine } from '../../src/main/cli.ts'
import { serverFolder } from '../../src/platform/server-folder.ts'
import { HttpClient, TenantClient } from '../http-client.ts'
import { entriesOfZip } from '../read-zip.ts'
import { eventually, Installation, type ServerProcess } from '../server-process.ts'
import { asOwner, migrationsFolder } from '../template-database.ts'

// Every command of the command line as an operator runs it: its output and its exit code. Each command runs at least
// once in a process of its own; repetitions and rejected options share a process that has loaded the service already.

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** A few processes one after the other, on a machine that may be busy. */
const commandTest = 900_000

let installation: Installation
let client: HttpClient
beforeAll(async () => {
  installation = await Installation.create()
  client = new HttpClient()
})
afterAll(async () => {
  client.close()
  await installation.remove()
})

/** What a rejected command leaves: nothing on standard output, a sentence and no stack on standard error. */
async function expectRefusal(
  args: readonly string[],
  sentence: string | RegExp,
  { ownProcess = false }: { ownProcess?: boolean } = {},
): Promise<void> {
  const result = ownProcess ? await installation.run(args) : await installation.runShared(args)
  expect(result.code, args.join(' ')).not.toBe(0)
  expect(result.stderr).toMatch(sentence)
  expect(result.stderr).not.toMatch(/^\s+at /m)
  expect(result.stderr).not.toMatch(/violates|undefined|\[object/)
  expect(result.stdout).toBe('')
}

describe('without a running server', () => {
  const migrations = readdirSync(migrationsFolder)
    .filter((name) => /^\d{4}_/.test(name))
    .sort()

  test('--version prints the version of the package', async () => {
    const { version } = JSON.parse(readFileSync(join(serverFolder, 'package.json'), 'utf8')) as { version: string }
    expect(await installation.run(['--version'])).toMatchObject({ code: 0, stdout: `${version}\n` })
  })

  test('a command on existing data creates no database, and names where it looked', async () => {
    const results = [
      await installation.run(['tenant', 'list']),
      await installation.runShared(['demo', '--shell']),
      await installation.runShared(['verify']),
      await installation.runShared(['database-url']),
    ]
    for (const { code, stdout, stderr } of results) {
      expect([code, stdout]).toEqual([1, ''])
      expect(stderr).toContain(`There is no database in ${installation.dataDir}. Set DATA_DIR to the folder`)
    }
    expect(existsSync(join(installation.dataDir, 'postgres'))).toBe(false)
  })

  test(
    'migrate starts a database for its duration, and lists what it ran',
    async () => {
      const first = await installation.run(['migrate', '--json'])
      expect(first).toMatchObject({ code: 0, json: { applied: migrations } })
      expect(await installation.databaseProcesses()).toEqual([])
      expect(await installation.run(['migrate'])).toMatchObject({ code: 0, stdout: 'Nothing to do.\n' })
    },
    commandTest,
  )

  test(
    'distribute refuses a database without Citus, and explains what to do',
    async () => {
      for (const args of [['distribute'], ['distribute', '--yes', '--json']]) {
        const { code, stdout, stderr } = await installation.run(args)
        expect([code, stdout]).toEqual([1, ''])
        expect(stderr).toContain('This database has no Citus extension')
        expect(stderr).toContain('docs/guides/scale-out.md')
      }
      expect(await installation.run(['distribute', '--shards', '0'])).toMatchObject({ code: 1, stdout: '' })
      expect(await installation.run(['migrate'])).toMatchObject({ code: 0, stdout: 'Nothing to do.\n' })
    },
    commandTest,
  )

  test(
    'a tenant is created and listed, and the database is stopped afterwards',
    async () => {
      expect(await installation.runShared(['tenant', 'list'])).toMatchObject({ stdout: 'There are no tenants yet.\n' })
      const created = await installation.run(['tenant', 'create', '--name', ' Nordisk Inkasso ', '--json'])
      const { tenantId } = created.json
      expect(tenantId).toMatch(uuid)
      const listed = await installation.run(['tenant', 'list', '--json'])
      expect(listed.json.tenants).toEqual([
        {
          tenantId,
          name: 'Nordisk Inkasso',
          timeZone: 'Europe/Copenhagen',
          language: 'da',
          isTest: false,
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        },
      ])
      expect(await installation.databaseProcesses()).toEqual([])
    },
    commandTest,
  )

  test(
    'two commands at once share one database, and both succeed',
    async () => {
      const create = ['tenant', 'create', '--json', '--name']
      const made = await Promise.all([
        installation.run([...create, 'Første', '--time-zone', 'Europe/Oslo', '--language', 'nb']),
        installation.run([...create, 'Anden']),
      ])
      const { tenants } = await installation.ask('tenant', 'list')
      for (const { json } of made) expect(tenants.map((one: any) => one.tenantId)).toContain(json.tenantId)
      expect(tenants).toContainEqual(
        expect.objectContaining({ name: 'Første', timeZone: 'Europe/Oslo', language: 'nb' }),
      )
      await eventually('the database is stopped', async () => (await installation.databaseProcesses()).length === 0)
    },
    commandTest,
  )
})

describe('with a running server', () => {
  let server: ServerProcess
  let tenantId: string
  beforeAll(async () => {
    server = await installation.start()
    ;({ tenantId } = await installation.ask('tenant', 'create', '--name', 'Kystens Inkasso'))
  }, commandTest)
  afterAll(async () => {
    expect(await server.stop()).toBe(0)
    expect(await installation.databaseProcesses()).toEqual([])
  })

  function statusOf(token: string, path: string): Promise<number> {
    return new TenantClient(client, { tenantId, token }).get(server.url, path).then(({ status }) => status)
  }

  /** Without an announcement, a server notices a change after 30 seconds: anything sooner was announced. */
  function expectTold(what: string, condition: () => Promise<boolean>): Promise<void> {
    return eventually(what, condition, { withinMs: 20_000, everyMs: 10 })
  }

  test(
    'tenant create and list, for people',
    async () => {
      const created = await installation.runShared(['tenant', 'create', '--name', 'Fjordens Inkasso'])
      expect(created.stdout).toMatch(/^Created tenant Fjordens Inkasso: [0-9a-f-]{36}\n$/)
      const { stdout } = await installation.runShared(['tenant', 'list'])
      expect(stdout.split('\n')).toContain(`${tenantId}  Kystens Inkasso`)
    },
    commandTest,
  )

  test(
    'tenant create rejects an invalid name, time zone or language',
    async () => {
      await Promise.all([
        expectRefusal(['tenant', 'create'], /required option '--name <name>'/, { ownProcess: true }),
        expectRefusal(['tenant', 'create', '--name', '  '], 'It must have 1 to 200 characters.'),
        expectRefusal(['tenant', 'create', '--name', 'A', '--time-zone', 'Mars/Olympus'], 'IANA time zone'),
        expectRefusal(['tenant', 'create', '--name', 'A', '--language', 'dansk'], 'two-letter language code'),
      ])
    },
    commandTest,
  )

  test(
    'token create issues a token that works at once, only for its scopes',
    async () => {
      const scopes = 'read:contacts, write:contacts'
      const { token, tokenId } = await installation.ask(
        ...['token', 'create', '--tenant', tenantId, '--name', 'ERP', '--scopes', scopes],
      )
      expect(tokenId).toMatch(uuid)
      expect(token).toMatch(/^fdr_/)
      expect(await statusOf(token, '/contacts')).toBe(200)
      expect(await statusOf(token, '/cases')).toBe(401)
      const created = await installation.run([
        'token',
        'create',
        '--tenant',
        tenantId.toUpperCase(),
        '--name',
        'Alt',
        '--all-scopes',
        '--expires',
        '2199-01-01',
      ])
      const [said, text = ''] = created.stdout.split('\n')
      expect(said).toMatch(/^Token [0-9a-f-]{36} with \d+ scopes\. It is shown only once:$/)
      expect(await statusOf(text, '/cases')).toBe(200)
    },
    commandTest,
  )

  test(
    'token create rejects unknown scopes by name, and invalid options',
    async () => {
      const create = ['token', 'create', '--tenant', tenantId, '--name', 'ERP']
      const unknown = exampleId('customerId')
      await Promise.all([
        expectRefusal([...create, '--scopes', 'read:contacts,read:moon,write:sun'], /read:moon, write:sun/, {
          ownProcess: true,
        }),
        expectRefusal(create, 'Pass either --scopes or --all-scopes.'),
        expectRefusal(
          [...create, '--scopes', 'read:contacts', '--all-scopes'],
          'Pass either --scopes or --all-scopes.',
        ),
        expectRefusal([...create, '--all-scopes', '--expires', 'tomorrow'], '--expires must be a date'),
        expectRefusal(['token', 'create', '--tenant', tenantId, '--name', '', '--all-scopes'], '1 to 200 characters'),
        expectRefusal(
          ['token', 'create', '--tenant', unknown, '--name', 'ERP', '--all-scopes'],
          `There is no tenant ${unknown}. Run fordring tenant list to see all tenants.`,
        ),
        expectRefusal(
          ['token', 'create', '--tenant', 'mine', '--name', 'x', '--all-scopes'],
          'There is no tenant mine.',
        ),
      ])
    },
    2 * commandTest,
  )

  test(
    'token list shows every token without its text',
    async () => {
      const { token, tokenId } = await installation.ask(
        ...['token', 'create', '--tenant', tenantId, '--name', 'Listet', '--scopes', 'read:contacts'],
      )
      const result = await installation.run(['token', 'list', '--tenant', tenantId, '--json'])
      expect(result.json.tokens).toContainEqual({
        tokenId,
        name: 'Listet',
        hint: expect.any(String),
        scopes: ['read:contacts'],
        expiresAt: null,
        revokedAt: null,
        lastUsedAt: null,
        createdAt: expect.any(String),
        createdBy: expect.objectContaining({ type: 'SYSTEM' }),
      })
      const lines = await installation.runShared(['token', 'list', '--tenant', tenantId])
      expect(lines.stdout).toMatch(new RegExp(`^${tokenId}  \\S+  live     Listet  read:contacts$`, 'm'))
      for (const output of [result.stdout, lines.stdout]) expect(output).not.toContain(token)
    },
    commandTest,
  )

  test(
    'token scopes applies to the running server within a second',
    async () => {
      const { token, tokenId } = await installation.ask(
        ...['token', 'create', '--tenant', tenantId, '--name', 'Skiftende', '--scopes', 'read:contacts'],
      )
      const change = ['token', 'scopes', tokenId, '--tenant', tenantId]
      expect(await statusOf(token, '/contacts')).toBe(200)
      expect(await installation.ask(...change, '--scopes', 'read:cases')).toEqual({ tokenId, scopes: ['read:cases'] })
      await expectTold('the old scope is gone', async () => (await statusOf(token, '/contacts')) === 401)
      expect(await statusOf(token, '/cases')).toBe(200)
      const widened = await installation.run([...change, '--all-scopes'])
      expect(widened.stdout).toMatch(new RegExp(`^Token ${tokenId} now has: .*read:contacts.*write:cases`))
      await expectTold('the new scope is there', async () => (await statusOf(token, '/contacts')) === 200)
      await expectRefusal([...change, '--scopes', 'read:contact'], 'read:contact')
    },
    commandTest,
  )

  test(
    'token revoke applies to the running server within a second',
    async () => {
      const { token, tokenId } = await installation.ask(
        ...['token', 'create', '--tenant', tenantId, '--name', 'Mistet', '--all-scopes'],
      )
      expect(await statusOf(token, '/contacts')).toBe(200)
      const revoke = ['token', 'revoke', tokenId, '--tenant', tenantId]
      const { revokedAt } = (await installation.run([...revoke, '--json'])).json
      await expectTold('the token is refused', async () => (await statusOf(token, '/contacts')) === 401)
      const again = await installation.runShared(revoke)
      expect(again).toMatchObject({ code: 0, stdout: `Token ${tokenId} is revoked.\n` })
      expect((await installation.ask(...revoke)).revokedAt).toBe(revokedAt)
      const { stdout } = await installation.runShared(['token', 'list', '--tenant', tenantId])
      expect(stdout).toMatch(new RegExp(`^${tokenId}  \\S+  revoked  Mistet`, 'm'))
      await Promise.all([
        expectRefusal(
          ['token', 'revoke', exampleId('caseId'), '--tenant', tenantId],
          `The tenant has no token ${exampleId('caseId')}`,
        ),
        expectRefusal(['token', 'revoke', 'ERP', '--tenant', tenantId], 'It must be a UUID.'),
      ])
    },
    2 * commandTest,
  )

  test(
    'user create creates a user with a role, once per address',
    async () => {
      const create = ['user', 'create', '--tenant', tenantId, '--email', 'anna@kysten.example', '--role', 'admin']
      const { userId } = await installation.ask(...create, '--name', 'Anna Holm')
      const { token } = await installation.ask(
        ...['token', 'create', '--tenant', tenantId, '--name', 'Brugere', '--scopes', 'read:users'],
      )
      const { body } = await new TenantClient(client, { tenantId, token }).get(server.url, `/users/${userId}`)
      expect(body).toMatchObject({ userId, name: 'Anna Holm', email: 'anna@kysten.example', role: 'admin' })
      const plain = ['user', 'create', '--tenant', tenantId, '--email', 'bo@kysten.example', '--role', 'caseworker']
      const { stdout } = await installation.run(plain)
      expect(stdout).toMatch(
        /^Created user bo@kysten\.example: [0-9a-f-]{36}\nWithin seven days .*:\nhttp:\S+\/set-password#[\w-]{43}\n$/,
      )
      const listed = await installation.run(['user', 'list', '--tenant', tenantId, '--json'])
      expect(listed.json.users).toMatchObject([{ email: 'anna@kysten.example' }, { email: 'bo@kysten.example' }])
      await expectRefusal(create, 'Another user of the tenant has this e-mail address.')
    },
    commandTest,
  )

  test(
    'user reset-factors removes the second factors of a user, and fails for an unknown one',
    async () => {
      const { userId } = await installation.ask(
        ...['user', 'create', '--tenant', tenantId, '--email', 'kim@kysten.example', '--role', 'caseworker'],
      )
      const reset = ['user', 'reset-factors', '--tenant', tenantId, '--email', 'kim@kysten.example']
      await expectRefusal([...reset.slice(0, -1), 'nobody@kysten.example'], /no (such )?user/)
      const { pathname } = new URL((await installation.ask('database-url')).url)
      const passkeyCount = (change = ''): Promise<number> =>
        installation.superuserUrl(pathname.slice(1)).then((url) =>
          asOwner(url, async (superuser) => {
            if (change !== '') await superuser.query(change, [tenantId, userId])
            const { rows } = await superuser.query('select from passkeys where user_id = $1', [userId])
            return rows.length
          }),
        )
      const passkey = `insert into passkeys (
          tenant_id, user_id, passkey_id, name, credential_id, public_key, counter, transports, created_at)
        values ($1, $2, gen_random_uuid(), 'Telefon', 'credential', 'key', 0, '{}', now())`
      expect(await passkeyCount(passkey)).toBe(1)
      const { stdout } = await installation.run(reset)
      expect(stdout).toBe('kim@kysten.example can sign in with only the password, and is signed out everywhere.\n')
      expect(await passkeyCount()).toBe(0)
    },
    commandTest,
  )

  test(
    'user create rejects an invalid address, role or name',
    async () => {
      const create = ['user', 'create', '--tenant', tenantId]
      await Promise.all([
        expectRefusal([...create, '--email', 'anna', '--role', 'admin'], 'It must be an e-mail address.'),
        expectRefusal([...create, '--email', `${'a'.repeat(250)}@b.example`, '--role', 'admin'], /e-mail address/),
        expectRefusal([...create, '--email', 'a@b.example', '--role', 'boss'], /It must be one of .*caseworker, admin/),
        expectRefusal([...create, '--email', 'a@b.example', '--role', 'admin', '--name', ''], '1 to 200 characters'),
      ])
    },
    commandTest,
  )

  test(
    'database-url prints the URL of the running database',
    async () => {
      const { url } = await installation.ask('database-url')
      const { rows } = await asOwner(url, (owner) => owner.query('select current_database() as name'))
      expect(rows).toEqual([{ name: 'fordring' }])
      expect((await installation.run(['database-url'])).stdout).toBe(`${url}\n`)
    },
    commandTest,
  )

  test(
    'demo fills the demo tenant once, and shows the same token again',
    async () => {
      const demo = await installation.ask('demo')
      expect(demo).toMatchObject({ tenantId: exampleId('tenantId'), token: expect.stringMatching(/^fdr_/) })
      const api = new TenantClient(client, demo)
      expect((await api.get(server.url, `/cases/${exampleId('caseId')}`)).status).toBe(200)
      expect(readFileSync(join(installation.dataDir, 'demo-token'), 'utf8').trim()).toBe(demo.token)
      const { stdout } = await installation.run(['demo'])
      expect(stdout).toMatch(
        new RegExp(
          `^Demo tenant +${demo.tenantId}\\nDemo token +${demo.token}\\nDemo login +${demo.logins.admin} .*\\nDemo debtor +http\\S+${demo.debtorPath}\\n$`,
        ),
      )
      const shell = await installation.runShared(['demo', '--shell'])
      const evaluated = execFileSync('sh', [
        '-c',
        `${shell.stdout}\nprintf '%s %s %s' "$FORDRING_URL" "$FORDRING_TENANT" "$FORDRING_TOKEN"`,
      ])
      // The address of the server that runs, whatever port it was given.
      expect(String(evaluated)).toBe(`${server.url} ${demo.tenantId} ${demo.token}`)
    },
    2 * commandTest,
  )

  test(
    'export saves everything that a tenant has, and leaves nothing if it may not',
    async () => {
      const create = ['token', 'create', '--tenant', tenantId, '--name', 'export']
      const { token } = await installation.ask(...create, '--all-scopes')
      const file = join(installation.folder, 'alt.zip')
      const access = ['--url', server.url, '--token', token]
      const { code, json, stderr } = await installation.run(['export', file, ...access, '--json'])
      expect(code, stderr).toBe(0)
      const bytes = readFileSync(file)
      expect(json).toMatchObject({ state: 'COMPLETED', size: bytes.length })
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(json.sha256)
      const entries = await entriesOfZip(bytes)
      expect(JSON.parse(String(entries.get('manifest.json')))).toMatchObject({ tenantId })
      const narrow = await installation.ask(...create, '--scopes', 'write:exports,read:exports')
      const other = join(installation.folder, 'intet.zip')
      await expectRefusal(['export', other, '--url', server.url, '--token', narrow.token], /needs these scopes/)
      await expectRefusal(['export', other, '--url', server.url], /Pass --token/)
      expect(readdirSync(installation.folder).filter((name) => name.startsWith('intet'))).toEqual([])
    },
    commandTest,
  )

  test(
    'verify lists its checks, and fails if the ledger was tampered with',
    async () => {
      const sound = await installation.run(['verify', '--json'])
      expect(sound).toMatchObject({ code: 0, json: { ok: true, checks: expect.any(Array) } })
      expect(sound.json.checks.length).toBeGreaterThanOrEqual(12)
      const lines = await installation.runShared(['verify'])
      const [counts, checks] = [/^rows {4}/, /^(?!rows)/].map((kind) =>
        lines.stdout
          .trimEnd()
          .split('\n')
          .filter((line) => kind.test(line)),
      )
      expect(checks).toEqual(sound.json.checks.map(({ name }: any) => `ok      ${name}`))
      expect(counts).toContain(`rows    tenants: ${sound.json.rows.tenants}`)

      const heads = join(installation.dataDir, 'heads.json')
      writeFileSync(heads, (await installation.runShared(['journal', 'heads'])).stdout)
      const kept = await installation.run(['verify', '--heads', heads, '--json'])
      expect(kept.json.checks.map(({ name }: any) => name)).toContainEqual(
        expect.stringMatching(/^Every journal contains what it contained at 20/),
      )

      await changeBooks('outstanding = outstanding - 1')
      const broken = await installation.run(['verify', '--json'])
      // The books only have what was posted by then.
      const failed = broken.json.checks.filter(
        ({ ok, name }: any) => ok === false && name !== 'The books have the outstanding debits of every case',
      )
      expect(broken).toMatchObject({ code: 1, json: { ok: false } })
      expect(failed).toEqual([
        {
          name: 'Outstanding amounts match the allocations',
          ok: false,
          detail: `1 in tenant ${exampleId('tenantId')}, for example ${exampleId('caseVoucherId')}`,
        },
      ])
      const printed = await installation.runShared(['verify'])
      expect(printed.code).toBe(1)
      expect(printed.stdout).toMatch(/^FAILED {2}Outstanding amounts match the allocations: 1 in tenant/m)
      await changeBooks('outstanding = outstanding + 1')

      const content = join(installation.dataDir, 'files', exampleId('tenantId'), exampleId('fileId'))
      const original = readFileSync(content)
      writeFileSync(content, original.toString().toUpperCase())
      expect((await installation.runShared(['verify'])).code).toBe(0)
      const hashed = await installation.runShared(['verify', '--hash'])
      expect(hashed.code).toBe(1)
      expect(hashed.stdout).toMatch(/^FAILED {2}The content of every file is unchanged: 1 in tenant/m)
      writeFileSync(content, original)
    },
    2 * commandTest,
  )

  /** As the owner of the schema, who can lift row-level security: no command and no request can do this. */
  async function changeBooks(change: string): Promise<void> {
    const { url } = await installation.ask('database-url')
    await asOwner(url, (owner) =>
      owner.query(`
        begin;
        alter table case_vouchers no force row level security;
        update case_vouchers set ${change} where case_voucher_id = '${exampleId('caseVoucherId')}';
        alter table case_vouchers force row level security;
        commit`),
    )
  }
})

describe('command line texts', () => {
  const leavesOf = (command: Command): readonly Command[] =>
    command.commands.length === 0 ? [command] : command.commands.flatMap(leavesOf)

  test(
    '--help lists every command, and every command has --help and --json',
    async () => {
      const program = await commandLine()
      const [top, leaf] = await Promise.all([
        installation.run(['--help']),
        installation.runShared(['token', 'create', '--help']),
      ])
      expect([top.code, leaf.code]).toEqual([0, 0])
      for (const command of program.commands) expect(top.stdout).toMatch(new RegExp(`^  ${command.name()} `, 'm'))
      const leaves = program.commands.flatMap(leavesOf)
      expect(leaves.length).toBeGreaterThan(10)
      for (const command of leaves) expect(command.helpInformation(), command.name()).toMatch(/^Usage: [^]*--json/)
      expect(leaf.stdout).toContain('Usage: fordring token create')
    },
    commandTest,
  )

  test(
    'an unknown command or option is rejected, with a hint to the help',
    async () => {
      await Promise.all([
        expectRefusal(['verfy'], /unknown command 'verfy'/, { ownProcess: true }),
        expectRefusal(['verify', '--jsn'], /unknown option '--jsn'[\s\S]*add --help for the options/),
        expectRefusal(['token', 'revoke', '--tenant', exampleId('tenantId')], /missing required argument 'tokenId'/),
        expectRefusal(['migrate', 'now'], /too many arguments/),
      ])
      expect((await installation.runShared([])).code).not.toBe(0)
    },
    commandTest,
  )

  test(
    'an invalid setting stops every command with a message that names it',
    async () => {
      const invalid = { DATABASE_POOL_SIZE: 'many', LOG_LEVEL: 'loud' }
      const results = await Promise.all([
        installation.run(['verify'], invalid),
        installation.runShared(['tenant', 'list'], invalid),
        installation.runShared(['migrate', '--json'], invalid),
      ])
      for (const { code, stderr, stdout } of results) {
        expect(code).toBe(1)
        expect(stderr).toMatch(/DATABASE_POOL_SIZE is "many", but must be a whole number/)
        expect(stderr).toMatch(/LOG_LEVEL is "loud", but must be one of/)
        expect(stdout).toBe('')
      }
    },
    commandTest,
  )

  test(
    'an unreachable database is reported',
    async () => {
      const result = await installation.run(['verify'], {
        DATABASE_URL: 'postgres://fordring:geheim@localhost:1/fordring',
      })
      expect(result.code).toBe(1)
      expect(result.stderr).toMatch(/^The database cannot be reached: .*ECONNREFUSED/)
      expect(result.stderr).not.toContain('geheim')
    },
    commandTest,
  )
})
