import { defineText } from '../../text/define-text.ts'

export const casesText = defineText('cases', { en: { cases: 'Cases' }, da: { cases: 'Sager' } })
