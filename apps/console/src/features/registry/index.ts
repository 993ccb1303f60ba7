export { CopyText } from './secret-shown-once.tsx'
export {
  asCall,
  defineRegistry,
  type Choice,
  type CustomInput,
  type Field,
  type Registry,
  type Values,
} from './registry.ts'
export { ChangeForm } from './change-form.tsx'
export { NewEntryPanel } from './entry-panel.tsx'
export { RemoveEntry } from './remove-entry.tsx'
export { RegistryScreen } from './registry-screen.tsx'
export { registryText } from './registry.text.ts'
export { Sectioned, type Section } from './sectioned.tsx'
export { findSections } from './find-section.ts'
export { registrySearch } from './registry-search.ts'
