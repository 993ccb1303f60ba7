import { useSearch } from '@tanstack/react-router'

/** Reads one parameter of an address; an invalid value is ignored, so that an old link still works. */
type Reader<Value> = (given: unknown) => Value | undefined

export const text =
  (maxLength = 200): Reader<string> =>
  (given) => {
    const value = typeof given === 'number' ? String(given) : given
    return typeof value === 'string' && value.trim() !== '' ? value.slice(0, maxLength) : undefined
  }

export const oneOf =
  <const Choice extends string>(choices: readonly Choice[]): Reader<Choice> =>
  (given) =>
    choices.find((choice) => choice === given)

export const uuid: Reader<string> = (given) =>
  typeof given === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(given) ? given : undefined

/** A user by ID, or `me` for the signed-in user. */
export const meOrUuid: Reader<string> = (given) => (given === 'me' ? given : uuid(given))

export const date: Reader<string> = (given) =>
  typeof given === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(given) ? given : undefined

/** A path of the console only, so that signing in cannot redirect elsewhere. */
export const ownAddress: Reader<string> = (given) =>
  typeof given === 'string' && /^\/(?![/\\])/.test(given) ? given : undefined

/** A short list of texts, from the address or, written as JSON, from a saved view. */
export const texts =
  (lengthMax: number, textMax: number): Reader<readonly string[]> =>
  (given) => {
    const list = typeof given === 'string' ? parsedList(given) : given
    if (!Array.isArray(list)) return undefined
    const kept = list.filter((one): one is string => typeof one === 'string' && one !== '' && one.length <= textMax)
    return kept.length === 0 ? undefined : kept.slice(0, lengthMax)
  }

function parsedList(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const flag: Reader<true> = (given) => (given === true || given === 'true' ? true : undefined)

type Values<Readers> = { [Name in keyof Readers]?: Readers[Name] extends Reader<infer Value> ? Value : never }

export interface SearchParams<Search> {
  /** The `validateSearch` of the route. */
  readonly validate: (given: Record<string, unknown>) => Search
  /** The parameters of the address, for a screen of the route. */
  readonly use: () => Search
}

/** The parameters of a screen's address, each with its reader. */
export function defineSearch<Readers extends Record<string, Reader<unknown>>>(
  readers: Readers,
): SearchParams<Values<Readers>> {
  const validate = (given: Record<string, unknown>): Values<Readers> => {
    const read = Object.entries(readers).map(([name, reader]) => [name, reader(given[name])] as const)
    return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Values<Readers>
  }
  return { validate, use: () => validate(useSearch({ strict: false })) }
}
