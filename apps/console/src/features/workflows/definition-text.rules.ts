import { parseDocument, stringify } from 'yaml'
import type { Definition } from './definition.rules.ts'

export type TextFormat = 'yaml' | 'json'

/** A definition as text to be edited. */
export function textOf(definition: Definition, format: TextFormat): string {
  return format === 'json' ? JSON.stringify(definition, undefined, 2) : stringify(definition, { lineWidth: 0 })
}

/**
 * The definition in a text; undefined if it is not one. JSON is YAML too, so both are read the same way. Aliases and tags
 * are refused, as by the service, which checks the rest.
 */
export function definitionIn(text: string): Definition | undefined {
  const document = parseDocument(text, { version: '1.2', schema: 'core', merge: false, stringKeys: true })
  if (document.errors.length > 0 || document.warnings.length > 0) return undefined
  try {
    const value = document.toJS({ maxAliasCount: 0 }) as unknown
    return isDefinition(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isDefinition(value: unknown): value is Definition {
  if (typeof value !== 'object' || value === null || !('steps' in value) || !Array.isArray(value.steps)) return false
  return value.steps.every(
    (step: unknown) =>
      typeof step === 'object' &&
      step !== null &&
      'id' in step &&
      typeof step.id === 'string' &&
      'type' in step &&
      typeof step.type === 'string',
  )
}
