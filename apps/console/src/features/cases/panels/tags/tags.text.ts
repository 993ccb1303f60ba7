import { defineText } from '../../../../text/define-text.ts'

export const tagsText = defineText('case-tags', {
  en: {
    tags: 'Tags',
    title: 'Edit tags',
    noTags: 'None',
    hint: 'Enter or comma ends a tag.',
    save: 'Save',
  },
  da: {
    tags: 'Mærker',
    title: 'Ret mærker',
    noTags: 'Ingen',
    hint: 'Enter eller komma afslutter et mærke.',
    save: 'Gem',
  },
})
