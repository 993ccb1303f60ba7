import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { asCall, RemoveEntry } from '../../registry/index.ts'
import type { Template } from './template.rules.ts'

const templateEntry = {
  param: 'templateId',
  idOf: ({ templateId }: Readonly<Record<string, unknown>>) => String(templateId),
  nameOf: ({ name }: Readonly<Record<string, unknown>>) => String(name),
}
const remove = asCall(client.templates.delete)

/** Deletes a template that no letter was created from, after a confirmation. */
export function DeleteTemplate({ template, onDone }: { template: Template; onDone: () => void }): ReactNode {
  return <RemoveEntry registry={templateEntry} remove={remove} item={template} onDone={onDone} />
}
