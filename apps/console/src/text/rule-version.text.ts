import { defineText } from './define-text.ts'

export const ruleVersionText = defineText('rule-version', {
  en: {
    shipped: 'version {{version}}',
    changed: 'version {{version}} with your changes of {{when}}',
  },
  da: {
    shipped: 'version {{version}}',
    changed: 'version {{version}} med jeres ændringer fra {{when}}',
  },
})
