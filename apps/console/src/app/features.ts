// Every feature of the console, one line each; see CONTRIBUTING.md, "Adding a screen".
export { cases } from '../features/cases/index.ts'
