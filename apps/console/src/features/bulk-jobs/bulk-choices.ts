import { client } from '../../api/client.ts'
import { useRead } from '../../api/query.ts'
import { byLabel } from '../../text/by-label.ts'

/** What a parameter of an action can be, with the name of each value. */
export interface Choice {
  readonly value: string
  readonly label: string
}

const many = { pageSize: 500 }

export function useGroupChoices(): Choice[] {
  const { data } = useRead(client.caseGroups.list, many)
  return byLabel((data?.items ?? []).map(({ id, label }) => ({ value: id, label })))
}

export function useEndReasonChoices(): Choice[] {
  const { data } = useRead(client.endReasons.list, many)
  return byLabel((data?.items ?? []).map(({ endReasonId, label }) => ({ value: endReasonId, label })))
}

/** The types of updates that pause a case. */
export function usePauseChoices(): Choice[] {
  const { data } = useRead(client.updates.listTypes, many)
  const pausing = (data?.items ?? []).filter(({ pausing: pauses, referenceType }) => pauses && referenceType === 'CASE')
  return byLabel(pausing.map(({ updateTypeId, label }) => ({ value: updateTypeId, label })))
}

/** Templates by their handles, which have one in each language. */
export function useTemplateChoices(kind: 'letter' | 'email'): Choice[] {
  const { data } = useRead(client.templates.list, many)
  const offers = (data?.items ?? []).filter((template) => template.kind === kind)
  const names = new Map(offers.map(({ handle, name }) => [handle, name]))
  return byLabel([...names].map(([value, label]) => ({ value, label })))
}

/** The workflows that cases can follow. */
export function useWorkflowChoices(): Choice[] {
  const { data } = useRead(client.workflows.list, many)
  const published = (data?.items ?? []).filter(({ publishedVersion }) => publishedVersion !== null)
  return byLabel(published.map(({ workflowId, name }) => ({ value: workflowId, label: name })))
}
