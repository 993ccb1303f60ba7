import { demoId, numbered } from '../../../platform/demo/demo-id.ts'
import { planDemoCases } from '../../casework/cases/index.ts'

/** A customer of the demo whose cases have all ended, so that the data of its debtor can be erased. */
const former = planDemoCases().find(({ customer, index }, _, all) => {
  const cases = all.filter((other) => other.customer.index === customer.index)
  return customer.index === index && cases.every(({ outcome }) => outcome !== 'PENDING' && outcome !== 'VERIFIED')
})

export const exampleIds = {
  formerCustomerId: former?.customer.customerId ?? '',
  formerUserId: demoId(`${numbered('customer', former?.index ?? 0)} · 2`),
}
