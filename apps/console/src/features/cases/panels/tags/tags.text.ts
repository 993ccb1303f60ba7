import { defineText } from '../../../../text/define-text.ts'

export const tagsText = defineText('case-tags', {
  en: {
    tags: 'Tags',
    title: 'Edit tags',
    hint: 'Press Enter or comma to add a tag.',
  },
  da: {
    tags: 'Tags',
    title: 'Ret tags',
    hint: 'Tryk Enter eller komma for at tilføje et tag.',
  },
})
