const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const FOLDER_NAME = new RegExp(`^${UUID}$`)
const KEY = new RegExp(`^${UUID}/${UUID}$`)

/** The key of the store's own id: no tenant has this id, and lists leave it out. */
export const storeIdKey = '00000000-0000-0000-0000-000000000000/00000000-0000-0000-0000-000000000000'

/** Whether a name is the key of a tenant's file. */
export function isListedKey(name: string): boolean {
  return isFileKey(name) && name !== storeIdKey
}

/** Whether a name can be the first half of a key, which is a tenant. */
export function isKeyFolder(name: string): boolean {
  return FOLDER_NAME.test(name)
}

/** Whether a name is a key, `<tenant>/<file>`. No key can lead out of the store. */
export function isFileKey(name: string): boolean {
  return KEY.test(name)
}

/** Returns the key, or throws if it is not one. */
export function requireFileKey(key: string): string {
  if (!isFileKey(key)) throw new RangeError('A file key must be two lower-case UUIDs separated by a slash.')
  return key
}
