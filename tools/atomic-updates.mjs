// The only rule of ESLint that oxlint does not have.
import { builtinRules } from 'eslint/use-at-your-own-risk'

const name = 'require-atomic-updates'
export default { meta: { name: 'atomic' }, rules: { [name]: builtinRules.get(name) } }
