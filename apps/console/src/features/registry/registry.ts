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

/** An operation whose fields are known by description only. */
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

/** What a field of a registry needs beside its kind. */
interface FieldBase {
  /** The name in the body; errors of it and of what is below it stand at the field. */
  readonly name: string
  readonly label: () => string
  readonly hint?: () => string
  readonly isRequired?: boolean
  /** The heading of this field and those after it. */
  readonly heading?: () => string
  /** Chosen when the entry is made, and never changed. */
  readonly isFixed?: boolean
  /** Only asked for where this holds. */
  readonly isShown?: (draft: Values) => boolean
  /** What a new entry begins with. */
  readonly initial?: unknown
  /** It is what the entry is called, which the list shows as `nameOf` says. */
  readonly isName?: boolean
  /** How the list shows the field; without it, the list does not. */
  readonly column?: Pick<Column<unknown>, 'width' | 'align' | 'isWideOnly'>
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
  /** The messages below the field, by the rest of their path; the field's own is under ''. */
  readonly errors: Readonly<Record<string, string>>
  readonly isReadOnly: boolean
}

/** One field of a registry, as data: how it is asked for, sent and shown follows from its kind. */
export type Field = FieldBase &
  (
    | { readonly kind: 'text' | 'email' | 'textarea'; readonly emptyAs?: ''; readonly maxLength?: number }
    | { readonly kind: 'choice'; readonly choices: () => readonly Choice[] }
    | { readonly kind: 'many'; readonly choices: () => readonly Choice[] }
    | { readonly kind: 'checkbox' | 'amount' | 'percent' | 'number' | 'lines' | 'day' }
    /** Several texts that are there together or not at all. */
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

/** A kind of thing that administrators keep, as data: one screen shows them all. */
export interface RegistryOf<Item> {
  /** The last step of its address. */
  readonly key: string
  readonly title: () => string
  /** What these are for, in a sentence. */
  readonly about: () => string
  readonly newLabel: () => string
  readonly createLabel?: () => string
  readonly readScope: string
  readonly writeScope: string
  /** How the path names the entry. */
  readonly param: string
  readonly idOf: (item: Item) => string
  readonly nameOf: (item: Item) => string
  readonly fields: readonly Field[]
  /** Columns that are no field. */
  readonly columns?: () => readonly Column<Item>[]
  /** Why this entry cannot be changed, where it cannot. */
  readonly lockOf?: (item: Item) => string | undefined
  readonly isSearchable?: boolean
  readonly filter?: { readonly name: string; readonly label: () => string; readonly choices: () => readonly Choice[] }
  /** What is shown once, when the entry has been made. */
  readonly secretOf?: (created: Item) => Secret
  /** What more can be done with an entry. */
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

/** An operation whose fields a description knows. */
export function asCall(operation: Operation): Call {
  return operation as unknown as Call
}

/** Describes a registry; inside, the types of its entries hold. */
export function defineRegistry<Item>(registry: Given<Item>): Registry {
  return registry as unknown as Registry
}
