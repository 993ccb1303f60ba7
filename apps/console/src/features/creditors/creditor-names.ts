import { client } from '../../api/client.ts'
import { useRead } from '../../api/query.ts'
import { useMay } from '../../api/session.ts'
import { optionsOf, useUsers } from '../../api/users.ts'

export interface Choice {
  readonly value: string
  readonly label: string
}

/** The names of everything a creditor refers to; a list that the user may not read is empty. */
export interface CreditorNames {
  readonly users: readonly Choice[]
  readonly models: readonly Choice[]
  readonly collectors: readonly Choice[]
  readonly workflows: readonly Choice[]
}

const many = { pageSize: 500 }
const staleTime = 300_000

/** Reads the names for the IDs on a creditor. */
export function useCreditorNames(): CreditorNames {
  const may = useMay()
  const users = useUsers()
  const models = useRead(client.billingModels.list, many, { staleTime, enabled: may('read:billing') })
  const collectors = useRead(client.collectors.list, many, { staleTime, enabled: may('read:collectors') })
  const workflows = useRead(client.workflows.list, many, { staleTime, enabled: may('read:workflows') })
  return {
    users: optionsOf(users),
    models: (models.data?.items ?? []).map(({ billingModelId, name }) => ({ value: billingModelId, label: name })),
    collectors: (collectors.data?.items ?? []).map(({ collectorId, name }) => ({ value: collectorId, label: name })),
    workflows: (workflows.data?.items ?? []).map(({ workflowId, name }) => ({ value: workflowId, label: name })),
  }
}
