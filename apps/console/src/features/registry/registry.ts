import type { Answer, CallOptions } from '@fordring/client'
import type { ComponentType } from 'react'
import type { Column } from '../../ui/data-list.tsx'

/** Any operation of the client. */
interface Operation {
  (...given: never[]): Promise<unknown>
  full(...given: never[]): Promise<Answer<unknown>>
  readonly operationId: string
  readonly itemId: string | undefined
}

export type Values = Readonly<Record<string, unknown>>

/** An operation whose fields are known from a description only. */
export interface Call {
  (input: Values, options?: CallOptions): Promise<Values>
  full(input: Values, options?: CallOptions): Promise<Answer<Values>>
  readonly operationId: string
  readonly itemId: string | undefined
}

export interface Choice {
  readonly value: string
  readonly label: string
}

/** The properties of a field, apart from its kind. */
interface FieldBase {
  /** The name in the body; errors at this path and below are shown at the field. */
  readonly name: string
  readonly label: () => string
  readonly hint?: () => string
  readonly isRequired?: boolean
  /** The heading above this field. */
  readonly heading?: () => string
  /** Set when the entry is created, and never changed. */
  readonly isFixed?: boolean
  /** Only shown if this is true. */
  readonly isShown?: (draft: Values) => boolean
  /** The default of a new entry. */
  readonly initial?: unknown
  /** This field is the name of the entry, which the list shows with `nameOf`. */
  readonly isName?: boolean
  /** What the list shows instead of the value as it is. */
  readonly shown?: (value: unknown) => string
  /** How the list shows the field; without it, the list omits the field. */
  readonly column?: Pick<Column<unknown>, 'width' | 'phoneWidth' | 'align' | 'isWideOnly'>
}

export interface Part {
  readonly name: string
  readonly label: () => string
  readonly choices?: () => readonly Choice[]
  readonly initial?: string
}

export interface CustomInput {
  readonly label: string
  readonly hint: string | undefined
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  /** The messages of the field, by the rest of their path; the field's own is under ''. */
  readonly errors: Readonly<Record<string, string>>
  readonly isReadOnly: boolean
  /** Focused when the panel opens. */
  readonly isFirst?: boolean
  /** What the form contains so far. */
  readonly draft: Values
}

/** One field of a registry as data: its kind determines how it is edited, sent and shown. */
export type Field = FieldBase &
  (
    | { readonly kind: 'text' | 'email' | 'textarea'; readonly emptyAs?: ''; readonly maxLength?: number }
    | { readonly kind: 'choice'; readonly choices: () => readonly Choice[] }
    | { readonly kind: 'many'; readonly choices: () => readonly Choice[] }
    | { readonly kind: 'checkbox' | 'amount' | 'percent' | 'number' | 'lines' | 'day' }
    /** Several texts that must all be set, or none. */
    | { readonly kind: 'parts'; readonly parts: readonly Part[]; readonly constant?: Values }
    | {
        readonly kind: 'custom'
        readonly Input: ComponentType<CustomInput>
        readonly show: (value: unknown) => string
      }
  )

export interface Secret {
  readonly label: string
  readonly value: string
}

/** A registry as data; one screen shows them all. */
export interface RegistryOf<Item> {
  /** The last segment of its path. */
  readonly key: string
  readonly title: () => string
  /** The purpose of the registry, in one sentence. */
  readonly about: () => string
  readonly newLabel: () => string
  readonly createLabel?: () => string
  readonly readScope: string
  readonly writeScope: string
  /** The name of its path parameter. */
  readonly param: string
  readonly idOf: (item: Item) => string
  readonly nameOf: (item: Item) => string
  readonly fields: readonly Field[]
  /** Columns that are not fields. */
  readonly columns?: () => readonly Column<Item>[]
  /** Why this entry cannot be changed, if so. */
  readonly lockOf?: (item: Item) => string | undefined
  readonly isSearchable?: boolean
  readonly filter?: { readonly name: string; readonly label: () => string; readonly choices: () => readonly Choice[] }
  /** The secret that is shown once, after the entry was created. */
  readonly secretOf?: (created: Item) => Secret
  /** Further actions on an entry. */
  readonly More?: ComponentType<{ item: Item; mayWrite: boolean }>
  readonly removal?: { readonly button: () => string; readonly question: () => string; readonly done: () => string }
}

export type Registry = RegistryOf<Values> & {
  readonly list: Call
  readonly get: Call
  readonly create: Call
  readonly patch: Call
  readonly remove?: Call
}

type Given<Item> = RegistryOf<Item> & {
  readonly list: Operation
  readonly get: Operation & ((...given: never[]) => Promise<Item>)
  readonly create: Operation
  readonly patch: Operation
  readonly remove?: Operation
}

/** An operation whose fields match a description. */
export function asCall(operation: Operation): Call {
  return operation as unknown as Call
}

/** Describes a registry, type-checked against its entries. */
export function defineRegistry<Item>(registry: Given<Item>): Registry {
  return registry as unknown as Registry
}
