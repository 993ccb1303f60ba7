import { isIP, isIPv4, isIPv6 } from 'node:net'
import { join, resolve } from 'node:path'
import { isPrivateNetwork } from '../outbound/public-address.ts'
import { type FilesConfig, filesUrl, type WatchedConfig, watchedUrl } from './files-url.ts'
import { Refusal } from './refusal.ts'

/** All settings, validated, with defaults filled in. */
export interface Config {
  readonly port: number
  readonly host: string
  /** The port on which a process with the role `worker` serves health checks and metrics. */
  readonly workerPort: number
  /** How long a stopping process keeps serving while /readyz already sends traffic elsewhere. */
  readonly shutdownDelayMs: number
  /** If undefined, the embedded database. */
  readonly databaseUrl: string | undefined
  /** The login of the schema's owner, if given in addition to the service's. */
  readonly databaseOwnerUrl: string | undefined
  readonly databaseReadUrl: string | undefined
  /** Whether migrations run at the start. */
  readonly migrate: boolean
  readonly allowSuperuser: boolean
  readonly databasePoolSize: number
  /** Whether statements are prepared once per connection. A pooler between may not support it. */
  readonly databasePrepare: boolean
  /** The address of PostgreSQL itself, if DATABASE_URL is that of a pooler. */
  readonly databaseListenUrl: string | undefined
  /** Absolute. */
  readonly dataDir: string
  readonly demo: boolean
  readonly role: Role
  /** 0: no limit. */
  readonly rateLimitPerMinute: number
  readonly logLevel: LogLevel
  /** Without a trailing slash. */
  readonly publicUrl: string
  /** Where the content of files is stored. */
  readonly files: FilesConfig
  /** For development: webhooks may be on this machine, over plain http. */
  readonly webhookLoopback: boolean
  /** Ports of webhooks in addition to 443 and 8443. */
  readonly webhookPorts: readonly number[]
  /** Private networks that webhooks may reach, such as `10.1.0.0/16`. */
  readonly webhookAllowedNetworks: readonly string[]
  /** Encrypts what must be readable later, such as the secrets of webhooks. If undefined, the key in dataDir. */
  readonly secretKey: string | undefined
  /** Replaced keys. They can still decrypt, until everything is encrypted with the new key. */
  readonly previousSecretKeys: readonly string[]
  /** If undefined, e-mails wait in the outbox. */
  readonly smtpUrl: string | undefined
  /** Whether e-mails with amounts need TLS to a mail server on this machine as well. */
  readonly smtpLocalTls: boolean
  /** The sender of e-mails; always set if there is an SMTP server. */
  readonly mailFrom: string | undefined
  readonly metricsToken: string | undefined
  /** From where bank statements are imported; undefined if from nowhere. */
  readonly bankFolder: WatchedConfig | undefined
  /** The folder into which print batches are handed over, absolute; undefined if there is none. */
  readonly printFolder: string | undefined
  /** Addresses and networks of the reverse proxies whose X-Forwarded headers are trusted. */
  readonly trustProxy: readonly string[]
}

const ROLES = ['all', 'api', 'worker'] as const
export type Role = (typeof ROLES)[number]

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** The service cannot start. The message names every invalid variable and how to fix it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'

  constructor(problems: readonly string[]) {
    const count = problems.length === 1 ? '1 setting is' : `${problems.length} settings are`
    super([`${count} wrong:`, ...problems.map((problem) => `  - ${problem}`)].join('\n'))
  }
}

/** The environment variables of the platform, with their parsers and defaults. This is the only list. */
const variables = {
  PORT: withDefault('3000', wholeNumber(0, 65_535)),
  HOST: withDefault('127.0.0.1', hostName),
  WORKER_PORT: withDefault('3001', wholeNumber(0, 65_535)),
  SHUTDOWN_DELAY_SECONDS: withDefault('0', wholeNumber(0, 300)),
  DATABASE_URL: optional(postgresUrl),
  DATABASE_OWNER_URL: optional(postgresUrl),
  DATABASE_READ_URL: optional(postgresUrl),
  MIGRATE: withDefault('on', onOrOff),
  ALLOW_SUPERUSER: withDefault('false', onOrOff),
  DATABASE_POOL_SIZE: withDefault('10', wholeNumber(1, 200)),
  DATABASE_PREPARE: withDefault('on', onOrOff),
  DATABASE_LISTEN_URL: optional(postgresUrl),
  DATA_DIR: withDefault('./data', folder),
  DEMO: optional(onOrOff),
  ROLE: withDefault('all', oneOf(ROLES)),
  RATE_LIMIT_PER_MINUTE: withDefault('6000', wholeNumber(0, 10_000_000)),
  LOG_LEVEL: withDefault('info', oneOf(LOG_LEVELS)),
  PUBLIC_URL: optional(webUrl),
  FILES_URL: optional(filesUrl),
  FILES_ACCESS_KEY_ID: optional(secretText(3)),
  FILES_SECRET_ACCESS_KEY: optional(secretText(8)),
  WEBHOOK_LOOPBACK: withDefault('false', onOrOff),
  WEBHOOK_PORTS: optional(portList),
  WEBHOOK_ALLOWED_NETWORKS: optional(networkList),
  SECRET_KEY: optional(secretText(32)),
  SECRET_KEY_PREVIOUS: optional(secretTextList(32)),
  SMTP_URL: optional(smtpUrl),
  SMTP_LOCAL_TLS: withDefault('false', onOrOff),
  MAIL_FROM: optional(mailAddress),
  METRICS_TOKEN: optional(secretText(16)),
  BANK_FOLDER: optional(watchedUrl),
  BANK_ACCESS_KEY_ID: optional(secretText(3)),
  BANK_SECRET_ACCESS_KEY: optional(secretText(8)),
  PRINT_FOLDER: optional(folder),
  TRUST_PROXY: optional(addressList),
}

export type ConfigVariable = keyof typeof variables

/** The names of all variables that readConfig reads. */
export const configVariables = Object.keys(variables) as readonly ConfigVariable[]

/** Their values never appear in a message, which may be logged. */
const secretVariables: readonly ConfigVariable[] = [
  ...([
    'DATABASE_URL',
    'DATABASE_OWNER_URL',
    'DATABASE_READ_URL',
    'DATABASE_LISTEN_URL',
    'SECRET_KEY',
    'SECRET_KEY_PREVIOUS',
    'SMTP_URL',
    'METRICS_TOKEN',
  ] as const),
  ...(['FILES_ACCESS_KEY_ID', 'FILES_SECRET_ACCESS_KEY', 'BANK_ACCESS_KEY_ID', 'BANK_SECRET_ACCESS_KEY'] as const),
]

type Environment = Readonly<Record<string, string | undefined>>
type Given = { readonly [V in ConfigVariable]: ReturnType<(typeof variables)[V]> }

/** Reads the configuration from the environment. Throws one ConfigError that names everything that is wrong. */
export function readConfig(env: Environment): Config {
  const problems: string[] = []
  const given = Object.fromEntries(configVariables.map((name) => [name, readVariable(name, env, problems)])) as Given
  if (!textOf(env, 'DATABASE_URL')) problems.push(...meaninglessWhenEmbedded(env))
  if (textOf(env, 'SMTP_URL') && !textOf(env, 'MAIL_FROM')) {
    problems.push('MAIL_FROM must be set where SMTP_URL is: it is the address that e-mails come from.')
  }
  problems.push(...missingForBucket(env, 'FILES_URL', ['FILES_ACCESS_KEY_ID', 'FILES_SECRET_ACCESS_KEY']))
  problems.push(...missingForBucket(env, 'BANK_FOLDER', ['BANK_ACCESS_KEY_ID', 'BANK_SECRET_ACCESS_KEY']))
  if (given.ROLE === 'api' || given.ROLE === 'worker') problems.push(...missingForSeveralProcesses(env, given.ROLE))
  if (problems.length > 0) throw new ConfigError(problems)
  return configOf(given)
}

/** The credentials of a bucket that a variable names. */
function missingForBucket(env: Environment, name: ConfigVariable, credentials: readonly ConfigVariable[]): string[] {
  if (!/^s3:/i.test(textOf(env, name) ?? '')) return []
  return credentials
    .filter((each) => !textOf(env, each))
    .map((each) => `${each} must be set where ${name} names a bucket: it opens the bucket.`)
}

/** Settings of one's own PostgreSQL, which the embedded one does not have. */
function meaninglessWhenEmbedded(env: Environment): string[] {
  const reasons = {
    DATABASE_OWNER_URL: 'set both, or neither for the embedded database.',
    DATABASE_READ_URL: 'the embedded database has no replica.',
  }
  return (['DATABASE_OWNER_URL', 'DATABASE_READ_URL'] as const)
    .filter((name) => textOf(env, name))
    .map((name) => `${name} has no meaning without DATABASE_URL: ${reasons[name]}`)
}

/** Processes that share the work must share the secret key and the files, which cannot be derived from one machine. */
function missingForSeveralProcesses(env: Environment, role: Role): string[] {
  const reasons = {
    SECRET_KEY: 'what one process seals, another has to open. Give every process the same key.',
    FILES_URL: 'a file that one process keeps, another has to find. Name a folder or bucket that all of them reach.',
  }
  return (['SECRET_KEY', 'FILES_URL'] as const)
    .filter((name) => !textOf(env, name))
    .map((name) => `${name} must be set with ROLE=${role}: ${reasons[name]}`)
}

/** The configuration of a server that may use any free port, once the port is known. */
export function withPort(config: Config, port: number): Config {
  const wasDefault = config.publicUrl === addressOf(config.host, config.port)
  return { ...config, port, publicUrl: wasDefault ? addressOf(config.host, port) : config.publicUrl }
}

/** Fills in the defaults that depend on another variable. */
function configOf(given: Given): Config {
  return {
    port: given.PORT,
    host: given.HOST,
    workerPort: given.WORKER_PORT,
    shutdownDelayMs: given.SHUTDOWN_DELAY_SECONDS * 1_000,
    databaseUrl: given.DATABASE_URL,
    databaseOwnerUrl: given.DATABASE_OWNER_URL,
    databaseReadUrl: given.DATABASE_READ_URL,
    migrate: given.MIGRATE,
    allowSuperuser: given.ALLOW_SUPERUSER,
    databasePoolSize: given.DATABASE_POOL_SIZE,
    databasePrepare: given.DATABASE_PREPARE,
    databaseListenUrl: given.DATABASE_LISTEN_URL,
    dataDir: given.DATA_DIR,
    demo: given.DEMO ?? given.DATABASE_URL === undefined,
    role: given.ROLE,
    rateLimitPerMinute: given.RATE_LIMIT_PER_MINUTE,
    logLevel: given.LOG_LEVEL,
    publicUrl: given.PUBLIC_URL ?? addressOf(given.HOST, given.PORT),
    files: filesOf(given),
    webhookLoopback: given.WEBHOOK_LOOPBACK,
    webhookPorts: given.WEBHOOK_PORTS ?? [],
    webhookAllowedNetworks: given.WEBHOOK_ALLOWED_NETWORKS ?? [],
    secretKey: given.SECRET_KEY,
    previousSecretKeys: given.SECRET_KEY_PREVIOUS ?? [],
    smtpUrl: given.SMTP_URL,
    smtpLocalTls: given.SMTP_LOCAL_TLS,
    mailFrom: given.MAIL_FROM,
    metricsToken: given.METRICS_TOKEN,
    bankFolder: bankFolderOf(given),
    printFolder: given.PRINT_FOLDER,
    trustProxy: given.TRUST_PROXY ?? [],
  }
}

function filesOf(given: Given): FilesConfig {
  const url = given.FILES_URL ?? { folder: join(given.DATA_DIR, 'files') }
  if ('folder' in url) return url
  const { FILES_ACCESS_KEY_ID: accessKeyId = '', FILES_SECRET_ACCESS_KEY: secretAccessKey = '' } = given
  return { bucket: { ...url, accessKeyId, secretAccessKey } }
}

function bankFolderOf(given: Given): WatchedConfig | undefined {
  const { BANK_FOLDER: url, BANK_ACCESS_KEY_ID: accessKeyId = '', BANK_SECRET_ACCESS_KEY: secretAccessKey = '' } = given
  if (url === undefined || 'folder' in url) return url
  const { prefix, ...bucket } = url
  return { bucket: { ...bucket, accessKeyId, secretAccessKey }, prefix }
}

/** The URL of a server that listens there. */
export function addressOf(host: string, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}

function readVariable(name: ConfigVariable, env: Environment, problems: string[]): unknown {
  const value = textOf(env, name)
  try {
    return variables[name](value)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const shown = secretVariables.includes(name) ? '' : ` is ${JSON.stringify(value)}, but`
    problems.push(`${name}${shown} ${error.message}`)
    return undefined
  }
}

/** An empty variable counts as unset: compose files and CI systems write one for "not set". */
function textOf(env: Environment, name: ConfigVariable): string | undefined {
  return env[name]?.trim() || undefined
}

type Reader<T> = (text: string) => T

function withDefault<T>(fallback: string, read: Reader<T>): (text: string | undefined) => T {
  return (text) => read(text ?? fallback)
}

function optional<T>(read: Reader<T>): (text: string | undefined) => T | undefined {
  return (text) => (text === undefined ? undefined : read(text))
}

function wholeNumber(min: number, max: number): Reader<number> {
  return (text) => {
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= min && value <= max) return value
    throw new Refusal(`must be a whole number from ${min} to ${max}.`)
  }
}

function oneOf<T extends string>(choices: readonly T[]): Reader<T> {
  return (text) => {
    const choice = choices.find((each) => each === text.toLowerCase())
    if (choice !== undefined) return choice
    throw new Refusal(`must be one of ${choices.join(', ')}.`)
  }
}

function onOrOff(text: string): boolean {
  if (/^(true|1|on)$/i.test(text)) return true
  if (/^(false|0|off)$/i.test(text)) return false
  throw new Refusal('must be true or false (1 or 0, on or off).')
}

function hostName(text: string): string {
  if (isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)) return text
  throw new Refusal('must be the name or address of an interface, such as 127.0.0.1 or 0.0.0.0.')
}

function postgresUrl(text: string): string {
  if (!/^postgres(ql)?:\/\//i.test(text)) {
    throw new Refusal('must start with postgres:// or postgresql://; leave it out for the embedded database.')
  }
  // PostgreSQL accepts a URL without a host (a socket, given by ?host=), but the URL parser does not.
  if (!URL.canParse(text.replace('@/', '@socket/'))) {
    throw new Refusal('must be postgres://user:password@host:port/database; write / ? # @ : in a password as %2F %3F …')
  }
  return text
}

function smtpUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname !== '') return text
  throw new Refusal('must be smtp://user:password@host:port or smtps://…; write / ? # @ : in a password as %2F %3F …')
}

function mailAddress(text: string): string {
  if (/^[^\s<>@"]+@[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)) return text
  throw new Refusal('must be an e-mail address alone, such as inkasso@example.com.')
}

function webUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash
  if (isPlain) return url.href.replace(/\/+$/, '')
  throw new Refusal('must be an address that starts with http:// or https://, such as https://collect.example.com.')
}

function folder(text: string): string {
  return resolve(text)
}

function secretText(lengthMin: number): Reader<string> {
  return (text) => {
    if (text.length >= lengthMin && /^[!-~]+$/.test(text)) return text
    throw new Refusal(`must have at least ${lengthMin} characters, all of them printable ASCII without spaces.`)
  }
}

/** Separated by white space, which no key contains. */
function secretTextList(lengthMin: number): Reader<string[]> {
  return (text) => text.split(/\s+/).map(secretText(lengthMin))
}

function portList(text: string): number[] {
  const ports = text.split(',').map((each) => wholeNumber(1_024, 65_535)(each.trim()))
  return [...new Set(ports)]
}

function networkList(text: string): string[] {
  const networks = text.split(',').map((each) => each.trim())
  if (networks.every(isPrivateNetwork)) return networks
  throw new Refusal(
    'must be a comma-separated list of private networks, such as 10.1.0.0/16, fd12:3456::/32; loopback and link-local networks are not private.',
  )
}

function addressList(text: string): string[] {
  const addresses = text.split(',').map((each) => each.trim())
  if (addresses.every(isAddressOrNetwork)) return addresses
  throw new Refusal('must be a comma-separated list of addresses or networks, such as 10.0.0.2, 192.168.0.0/16.')
}

/** A network with prefix 0 is rejected: trusting everybody would let anybody choose the logged address. */
function isAddressOrNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  if (isIP(address) === 0 || rest.length > 0) return false
  return prefix === undefined || (/^[1-9]\d*$/.test(prefix) && Number(prefix) <= (isIPv4(address) ? 32 : 128))
}
