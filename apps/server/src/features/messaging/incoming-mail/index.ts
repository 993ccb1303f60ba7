export { resealMailboxPasswords } from './change-mailbox.ts'
