import { defineText } from '../../../../text/define-text.ts'
import { wordsText } from '../../../../text/words.text.ts'

const { en, da } = wordsText.words

export const linkText = defineText('case-link', {
  en: {
    title: 'Debtor link',
    hint: 'Anyone with the link can view the case without signing in. The link is shown only once.',
    for: 'For',
    anybody: 'No specific person',
    validUntil: 'Valid until',
    create: 'Create link',
    once: 'Copy it now. It will not be shown again.',
    links: 'Existing links',
    noLinks: 'No links yet.',
    ACTIVE: en.active,
    EXPIRED: en.expired,
    REVOKED: en.revoked,
    opened_one: 'opened {{count}} time',
    opened_other: 'opened {{count}} times',
    until: 'until {{date}}',
    en: en.english,
    da: en.danish,
    itsOwn: 'The debtor’s language',
  },
  da: {
    title: 'Link til skyldner',
    hint: 'Alle med linket kan se sagen uden at logge ind. Linket vises kun én gang.',
    for: 'Til',
    anybody: 'Ingen bestemt person',
    validUntil: 'Gyldigt til',
    create: 'Opret link',
    once: 'Kopiér det nu. Det vises ikke igen.',
    links: 'Eksisterende links',
    noLinks: 'Ingen links endnu.',
    ACTIVE: da.active,
    EXPIRED: da.expired,
    REVOKED: da.revoked,
    opened_one: 'åbnet {{count}} gang',
    opened_other: 'åbnet {{count}} gange',
    until: 'til {{date}}',
    en: da.english,
    da: da.danish,
    itsOwn: 'Skyldners sprog',
  },
})
