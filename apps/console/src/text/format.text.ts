import { defineText } from './define-text.ts'

export const formatText = defineText('format', { en: { justNow: 'just now' }, da: { justNow: 'lige nu' } })
