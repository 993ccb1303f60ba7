export { contactOperations } from './contacts.routes.ts'
export { createContact } from './create-contact.ts'
export { Contact } from './contacts.schemas.ts'
