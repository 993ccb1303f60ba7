import { defineText } from '../text/define-text.ts'
import { wordsText } from '../text/words.text.ts'

const { en, da } = wordsText.words

export const shellText = defineText('shell', {
  en: {
    searchAnything: 'Search or run a command…',
    searching: en.searching,
    nothingFound: 'No results for “{{query}}”',
    navigation: 'Main navigation',
    menu: 'Menu',
    skip: 'Skip to content',
    appearance: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    asSystem: en.system,
    signOut: 'Sign out',
    shortcuts: 'Keyboard shortcuts',
    goTo: 'Go to {{place}}',
    groupFound: 'Results',
    groupHere: 'On this page',
    groupRecent: 'Recently opened',
    commandPalette: 'Search and commands',
  },
  da: {
    searchAnything: 'Søg, eller kør en kommando…',
    searching: da.searching,
    nothingFound: 'Ingen resultater for “{{query}}”',
    navigation: 'Hovedmenu',
    menu: 'Menu',
    skip: 'Spring til indhold',
    appearance: 'Udseende',
    light: 'Lyst',
    dark: 'Mørkt',
    asSystem: da.system,
    signOut: 'Log ud',
    shortcuts: 'Tastaturgenveje',
    goTo: 'Gå til {{place}}',
    groupFound: 'Resultater',
    groupHere: 'På denne side',
    groupRecent: 'Senest åbnet',
    commandPalette: 'Søgning og kommandoer',
  },
})
