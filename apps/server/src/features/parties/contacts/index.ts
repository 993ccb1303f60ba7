export { createContact } from './contacts.registry.ts'
