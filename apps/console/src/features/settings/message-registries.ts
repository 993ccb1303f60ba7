import type { Registry } from '../registry/index.ts'
import { adapters } from './adapters/adapters.ts'
import { mailboxes } from './mailboxes/mailboxes.tsx'

/** How messages come in and go out. */
export const messageRegistries: readonly Registry[] = [mailboxes, adapters]
