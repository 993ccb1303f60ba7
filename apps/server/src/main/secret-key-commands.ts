import type { Command } from 'commander'
import { resealFactors } from '../features/access/sign-in/index.ts'
import { resealMailboxPasswords } from '../features/messaging/incoming-mail/index.ts'
import { resealChannelSecrets } from '../features/messaging/dispatches/index.ts'
import { resealWebhookSecrets } from '../features/integration/webhooks/index.ts'
import { readConfig } from '../platform/config/config.ts'
import { SecretBox } from '../platform/secrets/secret-box.ts'
import { addSecretKey, dropPreviousSecretKeys } from '../platform/secrets/secret-key.ts'
import { printResult, withJson } from './command-output.ts'
import { registerKey } from './installation.ts'
import { requireOwner } from './open-database.ts'
import { asOperator, listTenants, type Operator } from './operator.ts'

/** `fordring secret-key …`: a key is replaced in two steps, with a restart of every process between them. */
export function secretKeyCommands(program: Command): void {
  const secretKey = program.command('secret-key').description('replace the key that encrypts secrets in the database')
  withJson(secretKey.command('rotate'))
    .description('add a new key to DATA_DIR; restart every process, then run "secret-key reseal"')
    .action(async (options: { json?: boolean }) => {
      const { secretKey: given, dataDir } = readConfig(process.env)
      if (given !== undefined) {
        throw new Error(
          'The key comes from SECRET_KEY. Set a new one there and the old one as SECRET_KEY_PREVIOUS, restart every process, and run "fordring secret-key reseal".',
        )
      }
      const [current] = await addSecretKey(dataDir)
      const keyId = new SecretBox(current).keyId
      printResult(options, { keyId }, [
        `The new key ${keyId} is in DATA_DIR/secret-key, before the old one.`,
        'Restart every process, then run "fordring secret-key reseal".',
      ])
    })
  withJson(secretKey.command('reseal'))
    .description('encrypt everything with the current key, so that the previous ones are no longer needed')
    .option('--drop-previous', 'then remove the previous keys from DATA_DIR')
    .action(async (options: { json?: boolean; dropPrevious?: boolean }) => {
      const result = await asOperator(reseal)
      if (options.dropPrevious === true) await dropPreviousSecretKeys(readConfig(process.env).dataDir)
      printResult(options, result, linesOf(result))
    })
}

interface Resealed {
  readonly keyId: string
  readonly webhooks: number
  /** Adapters of text messages and digital post. */
  readonly channels: number
  readonly mailboxes: number
  readonly codeGenerators: number
  readonly peopleWithOlderRecoveryCodes: number
}

async function reseal(operator: Operator): Promise<Resealed> {
  const { database, secrets, opened } = operator
  const total = { webhooks: 0, channels: 0, mailboxes: 0, codeGenerators: 0, peopleWithOlderRecoveryCodes: 0 }
  for (const { tenantId } of await listTenants(operator)) {
    const { webhooks, channels, mailboxes, factors } = await database.inTenant(tenantId, async (transaction) => ({
      webhooks: await resealWebhookSecrets(transaction, tenantId, secrets),
      channels: await resealChannelSecrets(transaction, tenantId, secrets),
      mailboxes: await resealMailboxPasswords(transaction, tenantId, secrets),
      factors: await resealFactors(transaction, tenantId, secrets),
    }))
    total.webhooks += webhooks
    total.channels += channels
    total.mailboxes += mailboxes
    total.codeGenerators += factors.totpCount
    total.peopleWithOlderRecoveryCodes += factors.peopleWithOlderRecoveryCodes
  }
  // Last: until everything is encrypted again, a process with only the old key is still valid.
  await registerKey(requireOwner(opened), secrets)
  return { keyId: secrets.keyId, ...total }
}

function linesOf(result: Resealed): string[] {
  return [
    `Encrypted with key ${result.keyId}: ${result.webhooks} webhooks, ${result.channels} adapters, ${result.mailboxes} mailboxes, ${result.codeGenerators} code generators.`,
    ...(result.peopleWithOlderRecoveryCodes === 0
      ? []
      : [
          `${result.peopleWithOlderRecoveryCodes} people have recovery codes that need a previous key until they create new ones.`,
        ]),
    'Replies kept for retries are sealed for 48 hours: keep the previous key that long.',
  ]
}
