import type { SessionContext } from '../../../platform/http/callers/session-context.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { createSecretText, hashSecretText, isSecretText } from '../../../platform/identity/secret-text.ts'
import { rememberDevice } from './known-devices.queries.ts'

/** The hash of the browser's device cookie, if it is well-formed. It may still be unknown to the account. */
export function deviceHashOf({ deviceMark }: SessionContext): Buffer | null {
  return deviceMark !== undefined && isSecretText(deviceMark) ? hashSecretText(deviceMark) : null
}

/**
 * Marks the browser as one that the user has signed in with, so that attackers who guess passwords cannot slow it down.
 * The mark alone does not sign anyone in. A browser that several people use has one mark.
 */
export async function markDevice(context: SessionContext, command: Command, userId: string): Promise<void> {
  const known = context.deviceMark
  const mark = known !== undefined && isSecretText(known) ? known : createSecretText()
  await command.transaction.run(rememberDevice(command.tenantId, userId, hashSecretText(mark), command.now))
  context.setDeviceMark(mark)
}
