// Every feature of the console, one line each; see CONTRIBUTING.md, "Adding a screen".
export { cases } from '../features/cases/index.ts'
export { creditors } from '../features/creditors/index.ts'
export { customers } from '../features/customers/index.ts'
export { interactions } from '../features/interactions/index.ts'
export { reports } from '../features/reports/index.ts'
export { templates } from '../features/templates/index.ts'
export { settings } from '../features/settings/index.ts'
export { developers } from '../features/developers/index.ts'
