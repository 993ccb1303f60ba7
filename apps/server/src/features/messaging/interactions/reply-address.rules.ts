import { isUuid } from '../../../platform/ids.ts'

/** The address at which an e-mail asks for its answer: the mailbox, with the message after a plus sign. */
export function taggedAddress(address: string, interactionId: string): string {
  return address.replace('@', `+${interactionId.replaceAll('-', '')}@`)
}

/** The messages that the recipients of an answer name, as `taggedAddress` has written them. */
export function taggedInteractions(recipients: readonly string[]): string[] {
  return recipients.flatMap((address) => {
    const tag = /\+([\da-f]{32})@/i.exec(address)?.[1]?.toLowerCase() ?? ''
    const id = tag.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    return isUuid(id) ? [id] : []
  })
}
