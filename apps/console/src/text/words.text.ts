import { actionWords } from './action-words.text.ts'
import { commonWords } from './common-words.text.ts'
import { messageWords } from './message-words.text.ts'
import { moneyWords } from './money-words.text.ts'
import { peopleWords } from './people-words.text.ts'
import { defineText } from './define-text.ts'

/** Words that several features show, by subject. A text whose keys are values of the API refers to them here. */
export const wordsText = defineText('words', {
  en: {
    ...moneyWords.words.en,
    ...peopleWords.words.en,
    ...messageWords.words.en,
    ...actionWords.words.en,
    ...commonWords.words.en,
  },
  da: {
    ...moneyWords.words.da,
    ...peopleWords.words.da,
    ...messageWords.words.da,
    ...actionWords.words.da,
    ...commonWords.words.da,
  },
})
