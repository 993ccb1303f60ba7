import { defineText } from '../../../../text/define-text.ts'

export const tagsText = defineText('case-tags', {
  en: {
    tags: 'Tags',
    title: 'Edit tags',
    noTags: 'None',
    hint: 'Press Enter or comma to add a tag.',
    save: 'Save',
  },
  da: {
    tags: 'Tags',
    title: 'Ret tags',
    noTags: 'Ingen',
    hint: 'Tryk Enter eller komma for at tilføje et tag.',
    save: 'Gem',
  },
})
