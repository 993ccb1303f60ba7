/** A phone number as gateways and phones accept it. */
export function dialable(phone: { readonly locale: string; readonly number: string }): string {
  return `+${phone.locale}${phone.number.replaceAll(/\D/g, '')}`
}
