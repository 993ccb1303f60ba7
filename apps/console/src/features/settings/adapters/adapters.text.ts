import { messageTypes } from '../../../text/api-values.ts'
import { defineText } from '../../../text/define-text.ts'
import { wordsText } from '../../../text/words.text.ts'

const { en, da } = wordsText.words

export const adaptersText = defineText('adapters', {
  en: {
    title: 'Message adapters',
    about: 'The services that text messages and digital post are sent through. Without one, they wait.',
    newAdapter: 'Connect adapter',
    secret: 'Secret that signs the messages',
    isActive: en.active,
    SMS: messageTypes.en.SMS,
    'DIGITAL POST': messageTypes.en['DIGITAL POST'],
  },
  da: {
    title: 'Beskedadaptere',
    about: 'De tjenester, som sms’er og digital post sendes gennem. Uden en adapter venter de.',
    newAdapter: 'Tilknyt adapter',
    secret: 'Hemmelighed, som beskederne signeres med',
    isActive: da.active,
    SMS: messageTypes.da.SMS,
    'DIGITAL POST': messageTypes.da['DIGITAL POST'],
  },
})
