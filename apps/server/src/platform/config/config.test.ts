import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Config, ConfigError, type ConfigVariable, configVariables, readConfig, withPort } from './config.ts'

const DATABASE_URL = 'postgres://app:secret@db.example:5432/fordring'
const bucketKeys = { FILES_ACCESS_KEY_ID: 'AKIDEXAMPLE', FILES_SECRET_ACCESS_KEY: 'a-secret-of-S3' }
const bankKeys = { BANK_ACCESS_KEY_ID: 'AKIDBANK', BANK_SECRET_ACCESS_KEY: 'a-secret-of-the-bank' }

describe('readConfig', () => {
  test('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      databaseOwnerUrl: undefined,
      databaseReadUrl: undefined,
      migrate: true,
      allowSuperuser: false,
      databasePoolSize: 10,
      databasePrepare: true,
      databaseListenUrl: undefined,
      dataDir: resolve('data'),
      demo: true,
      role: 'all',
      rateLimitPerMinute: 6000,
      logLevel: 'info',
      publicUrl: 'http://127.0.0.1:3000',
      files: { folder: resolve('data/files') },
      webhookLoopback: false,
      webhookPorts: [],
      webhookAllowedNetworks: [],
      secretKey: undefined,
      previousSecretKeys: [],
      workerPort: 3001,
      shutdownDelayMs: 0,
      smtpUrl: undefined,
      smtpLocalTls: false,
      mailFrom: undefined,
      metricsToken: undefined,
      bankFolder: undefined,
      printFolder: undefined,
      trustProxy: [],
    } satisfies Config)
  })

  test('treats an empty variable as unset', () => {
    const empty = Object.fromEntries(configVariables.map((name, index) => [name, index % 2 === 0 ? '' : '  ']))
    expect(readConfig(empty)).toEqual(readConfig({}))
  })

  test.each<[Record<string, string>, Partial<Config>]>([
    [{ BANK_FOLDER: './bank' }, { bankFolder: { folder: resolve('bank') } }],
    [
      {
        BANK_FOLDER: 's3://bank/statements/in/?endpoint=https://s3.example.com&region=eu-north-1',
        ...bankKeys,
      },
      {
        bankFolder: {
          bucket: {
            ...{ name: 'bank', endpoint: 'https://s3.example.com', region: 'eu-north-1' },
            ...{ accessKeyId: 'AKIDBANK', secretAccessKey: 'a-secret-of-the-bank' },
          },
          prefix: 'statements/in/',
        },
      },
    ],
    [{ PRINT_FOLDER: './print' }, { printFolder: resolve('print') }],
    [{ PORT: '0' }, { port: 0, publicUrl: 'http://127.0.0.1:0' }],
    [{ PORT: ' 8080 ' }, { port: 8080 }],
    [{ HOST: '::1' }, { host: '::1', publicUrl: 'http://[::1]:3000' }],
    [{ HOST: 'localhost', PORT: '80' }, { publicUrl: 'http://localhost:80' }],
    [{ DATABASE_URL }, { databaseUrl: DATABASE_URL, databaseOwnerUrl: undefined, demo: false }],
    [{ DATABASE_URL, DEMO: 'on' }, { demo: true }],
    [{ DATABASE_URL, DATABASE_OWNER_URL: 'postgresql://owner@db/f' }, { databaseOwnerUrl: 'postgresql://owner@db/f' }],
    [{ DATABASE_URL: 'postgresql://app@/f?host=/tmp' }, { databaseUrl: 'postgresql://app@/f?host=/tmp' }],
    [{ DEMO: 'FALSE' }, { demo: false }],
    [{ ALLOW_SUPERUSER: '1' }, { allowSuperuser: true }],
    [{ ALLOW_SUPERUSER: 'off' }, { allowSuperuser: false }],
    [{ DATABASE_POOL_SIZE: '200' }, { databasePoolSize: 200 }],
    [{ DATABASE_PREPARE: 'off' }, { databasePrepare: false }],
    [{ DATABASE_LISTEN_URL: 'postgres://db:5432/f' }, { databaseListenUrl: 'postgres://db:5432/f' }],
    [{ DATA_DIR: '/srv/f' }, { dataDir: '/srv/f', files: { folder: '/srv/f/files' } }],
    [{ DATA_DIR: 'x/../y' }, { dataDir: resolve('y') }],
    [{ ROLE: 'worker', SECRET_KEY: 'k'.repeat(32), FILES_URL: 'file:/srv/files' }, { role: 'worker' }],
    [
      { WORKER_PORT: '0', SHUTDOWN_DELAY_SECONDS: '15' },
      { workerPort: 0, shutdownDelayMs: 15_000 },
    ],
    [
      { SECRET_KEY: 'k'.repeat(32), SECRET_KEY_PREVIOUS: `${'j'.repeat(32)} ${'i'.repeat(32)}` },
      { secretKey: 'k'.repeat(32), previousSecretKeys: ['j'.repeat(32), 'i'.repeat(32)] },
    ],
    [{ RATE_LIMIT_PER_MINUTE: '0' }, { rateLimitPerMinute: 0 }],
    [{ LOG_LEVEL: 'SILENT' }, { logLevel: 'silent' }],
    [{ PUBLIC_URL: 'https://collect.example/' }, { publicUrl: 'https://collect.example' }],
    [{ PUBLIC_URL: 'https://example.com/collect//' }, { publicUrl: 'https://example.com/collect' }],
    [{ FILES_URL: 'file:///srv/my%20files' }, { files: { folder: '/srv/my files' } }],
    [{ FILES_URL: 'file:/srv/files' }, { files: { folder: '/srv/files' } }],
    [{ FILES_URL: 'file:./files' }, { files: { folder: resolve('files') } }],
    [
      { FILES_URL: 's3://my-files?endpoint=https://s3.example.com/&region=eu-north-1', ...bucketKeys },
      {
        files: {
          bucket: {
            ...{ name: 'my-files', endpoint: 'https://s3.example.com', region: 'eu-north-1' },
            ...{ accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a-secret-of-S3' },
          },
        },
      },
    ],
    [
      { FILES_URL: 's3://my-files?endpoint=http://127.0.0.1:9000', ...bucketKeys },
      { files: { bucket: expect.objectContaining({ region: 'us-east-1' }) as never } },
    ],
    [{ WEBHOOK_LOOPBACK: 'on' }, { webhookLoopback: true }],
    [{ WEBHOOK_PORTS: '9443, 10443,9443' }, { webhookPorts: [9443, 10443] }],
    [{ SECRET_KEY: 'k'.repeat(32) }, { secretKey: 'k'.repeat(32) }],
    [
      { SMTP_URL: 'smtps://u:p%40ss@mail.example:465', MAIL_FROM: 'inkasso@example.com' },
      { smtpUrl: 'smtps://u:p%40ss@mail.example:465', mailFrom: 'inkasso@example.com' },
    ],
    [{ MAIL_FROM: 'inkasso@example.com' }, { mailFrom: 'inkasso@example.com', smtpUrl: undefined }],
    [{ METRICS_TOKEN: '0123456789abcdef' }, { metricsToken: '0123456789abcdef' }],
    [{ TRUST_PROXY: '10.0.0.2, 192.168.0.0/16,fd00::/8' }, { trustProxy: ['10.0.0.2', '192.168.0.0/16', 'fd00::/8'] }],
  ])('reads %j', (env, expected) => {
    expect(readConfig(env)).toMatchObject(expected)
  })

  test.each<[ConfigVariable, string]>([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3e3'],
    ['PORT', '0x50'],
    ['HOST', 'http://localhost'],
    ['HOST', 'my host'],
    ['DATABASE_URL', 'mysql://db/f'],
    ['DATABASE_URL', 'db:5432'],
    ['DATABASE_URL', 'postgres://app:p#ss@db/f'],
    ['ALLOW_SUPERUSER', 'maybe'],
    ['DATABASE_POOL_SIZE', '0'],
    ['DATABASE_POOL_SIZE', '201'],
    ['DATABASE_POOL_SIZE', '1.5'],
    ['DEMO', 'yes'],
    ['ROLE', 'web'],
    ['RATE_LIMIT_PER_MINUTE', '-5'],
    ['LOG_LEVEL', 'verbose'],
    ['PUBLIC_URL', 'collect.example'],
    ['PUBLIC_URL', 'ftp://collect.example'],
    ['PUBLIC_URL', 'https://user:pw@collect.example'],
    ['PUBLIC_URL', 'https://collect.example/?a=1'],
    ['BANK_FOLDER', 's3://bucket/../other?endpoint=https://s3.example.com&x=1'],
    ['BANK_FOLDER', 's3://bucket/a//b?endpoint=https://s3.example.com'],
    ['BANK_FOLDER', 's3://bucket/in'],
    ['BANK_FOLDER', 's3://key:secret@bucket/in?endpoint=https://s3.example.com'],
    ['FILES_URL', 's3://bucket/files'],
    ['FILES_URL', 's3://Bucket?endpoint=https://s3.example.com'],
    ['FILES_URL', 's3://bucket'],
    ['FILES_URL', 's3://bucket?endpoint=s3.example.com'],
    ['FILES_URL', 's3://bucket?endpoint=https://s3.example.com/bucket'],
    ['FILES_URL', 's3://bucket?endpoint=https://s3.example.com&region=!'],
    ['FILES_URL', 's3://bucket?endpoint=https://s3.example.com&key=x'],
    ['FILES_URL', 's3://key:secret@bucket?endpoint=https://s3.example.com'],
    ['FILES_URL', '/srv/files'],
    ['FILES_URL', 'file://server/files'],
    ['WEBHOOK_LOOPBACK', 'maybe'],
    ['WEBHOOK_PORTS', '80'],
    ['WEBHOOK_PORTS', '9443;10443'],
    ['SECRET_KEY', 'k'.repeat(31)],
    ['SECRET_KEY_PREVIOUS', `${'k'.repeat(32)} short`],
    ['SHUTDOWN_DELAY_SECONDS', '301'],
    ['WORKER_PORT', 'any'],
    ['MAIL_FROM', 'Inkasso <inkasso@example.com>'],
    ['MAIL_FROM', 'inkasso'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_TOKEN', 'sixteen letters with spaces'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.2,'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', 'fd00::/129'],
  ])('refuses %s=%s', (name, value) => {
    expect(problemsOf({ ...bucketKeys, ...bankKeys, [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name}\\b.* must .+\\.?$`)),
    ])
  })

  test.each(['api', 'worker'])('with ROLE=%s requires the key and the files, since processes share them', (role) => {
    expect(problemsOf({ ROLE: role })).toEqual([
      expect.stringMatching(`^SECRET_KEY must be set with ROLE=${role}: .+ same key`),
      expect.stringMatching(`^FILES_URL must be set with ROLE=${role}: .+ folder or bucket`),
    ])
  })

  test('names every invalid variable in one message', () => {
    const wrong = { PORT: 'x', ROLE: 'y', FILES_URL: '/srv/files', DEMO: 'perhaps', HOST: 'localhost' }
    expect(messageOf(wrong)).toBe(
      [
        '4 settings are wrong:',
        '  - PORT is "x", but must be a whole number from 0 to 65535.',
        '  - DEMO is "perhaps", but must be true or false (1 or 0, on or off).',
        '  - ROLE is "y", but must be one of all, api, worker.',
        '  - FILES_URL is "/srv/files", but must be file: and a folder, such as file:/var/lib/fordring/files, or a ' +
          'bucket, such as s3://files?endpoint=https://s3.example.com&region=eu-north-1.',
      ].join('\n'),
    )
  })

  test('never repeats a secret', () => {
    const wrong = {
      DATABASE_URL: 'pg://u:hunter2@db',
      DATABASE_OWNER_URL: 'postgres://u:hunter2#@db',
      METRICS_TOKEN: 'hunter2',
      SECRET_KEY: 'hunter2',
      SECRET_KEY_PREVIOUS: 'hunter2',
    }
    expect(problemsOf(wrong)).toHaveLength(5)
    expect(messageOf(wrong)).not.toContain('hunter2')
  })

  test('rejects an owner URL or a replica without a database URL', () => {
    expect(problemsOf({ DATABASE_READ_URL: DATABASE_URL })).toEqual([
      expect.stringMatching(/^DATABASE_READ_URL .*DATABASE_URL/),
    ])
    expect(problemsOf({ DATABASE_OWNER_URL: DATABASE_URL })).toEqual([
      expect.stringMatching(/^DATABASE_OWNER_URL .*DATABASE_URL/),
    ])
  })
})

describe('withPort', () => {
  test('updates the default address with the port', () => {
    expect(withPort(readConfig({ PORT: '0' }), 4321)).toMatchObject({ port: 4321, publicUrl: 'http://127.0.0.1:4321' })
  })

  test('keeps a configured address', () => {
    const config = readConfig({ PORT: '0', PUBLIC_URL: 'https://collect.example' })
    expect(withPort(config, 4321)).toMatchObject({ port: 4321, publicUrl: 'https://collect.example' })
  })
})

describe('.env.example', () => {
  const text = readFileSync(new URL('../../../../../.env.example', import.meta.url), 'utf8')
  const lines = [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const)

  test('lists exactly the variables that are read', () => {
    expect(lines.map(([name]) => name).sort()).toEqual([...configVariables].sort())
  })

  test('shows the defaults', () => {
    expect(readConfig(Object.fromEntries(lines))).toEqual(readConfig({}))
  })

  test('describes each', () => {
    for (const paragraph of text.trim().split('\n\n')) expect(paragraph).toMatch(/^# /)
  })
})

function messageOf(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  throw new Error('The configuration was accepted.')
}

function problemsOf(env: Record<string, string>): string[] {
  return messageOf(env).split('\n  - ').slice(1)
}
