import { accessTexts } from './access.data.ts'
import { caseworkTexts } from './casework.data.ts'
import { moneyTexts } from './money.data.ts'
import { nouns, roleNames, users } from './nouns.data.ts'
import { registryTexts } from './registries.data.ts'
import { requestTexts } from './requests.data.ts'

/** The rooms of the dictionary, by subject; a text stands in one of them. */
export const textRooms = [
  requestTexts,
  accessTexts,
  registryTexts,
  moneyTexts,
  caseworkTexts,
  nouns,
  users,
  roleNames,
] as const

/** Every text of a refusal in Danish, by what it is in English. */
export const danishTexts = {
  ...requestTexts,
  ...accessTexts,
  ...registryTexts,
  ...moneyTexts,
  ...caseworkTexts,
  ...nouns,
  ...users,
  ...roleNames,
} as const
