import type { Message } from '../../../problems/index.ts'
import { message } from './print-batches.problems.ts'
import type { leftOutReasons } from './print-batches.schemas.ts'

/** Why a letter that was named is not printed. */
export function leftOutText(reason: (typeof leftOutReasons)[number]): Message {
  switch (reason) {
    case 'IN_BATCH':
      return message('is in another print batch')
    case 'NOT_PENDING':
      return message('is not waiting to be sent')
    case 'CONTACT_GATE':
      return message('is refused by the contact gate')
    case 'NO_ADDRESS':
      return message('has a recipient without an address')
    case 'ENCLOSURES':
      return message('has enclosures, which are printed one by one')
  }
}
