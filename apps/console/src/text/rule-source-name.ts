import { ruleSourcesText } from './rule-sources.text.ts'

const keys = Object.entries(ruleSourcesText.words.en) as [keyof typeof ruleSourcesText.words.en, string][]
const keyBySource = new Map(keys.map(([key, source]) => [source, key]))

/** The source of a rule in the language of the console. Citations, and the sources of a tenant's own rules, are as given. */
export function ruleSourceName(source: string): string {
  const key = keyBySource.get(source)
  return key === undefined ? source : ruleSourcesText.t(key)
}
