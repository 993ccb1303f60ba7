import { defineSearch, oneOf, uuid } from '../../app/search-params.ts'

export const planStatuses = ['PROPOSED', 'ACTIVE', 'COMPLETED', 'BROKEN', 'CANCELLED', 'DECLINED', 'WITHDRAWN'] as const

export const paymentPlansSearch = defineSearch({ status: oneOf(planStatuses), creditorId: uuid, selected: uuid })
