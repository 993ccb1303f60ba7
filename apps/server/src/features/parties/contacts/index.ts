export { contactOperations, createContact } from './contacts.registry.ts'
export { Contact } from './contacts.schemas.ts'
