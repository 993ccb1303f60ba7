import { defineText } from '../../text/define-text.ts'

/** Separate from the text of the screens, so that the commands do not load it. */
export const customersNavText = defineText('customers-nav', {
  en: { newCustomer: 'New customer' },
  da: { newCustomer: 'Ny kunde' },
})
