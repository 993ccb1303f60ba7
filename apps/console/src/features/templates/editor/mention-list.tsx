import { TextInput } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import layout from '../../../ui/layout.module.css'
import classes from '../templates.module.css'
import { templatesText } from '../templates.text.ts'
import { mentionsText } from './mentions.text.ts'
import { findMentions, type Mention } from './template.rules.ts'

export const mentionListId = 'mentions'

export function mentionOptionId({ name }: Pick<Mention, 'name'>): string {
  return `mention-${name.replaceAll('.', '-')}`
}

const typeNames = {
  ...({ text: 'typeText', list: 'typeList', date: 'typeDate' } as const),
  ...({ amount: 'typeAmount', boolean: 'typeBoolean', vouchers: 'typeVouchers' } as const),
} as const satisfies Record<Mention['type'], string>

/** All placeholders, with their type and example value. A click or Enter inserts one. */
export function MentionList(props: {
  /** The placeholders that match the typed text, or all. */
  mentions: readonly Mention[]
  /** The placeholder that Enter inserts. */
  active: Mention | undefined
  isTyping: boolean
  onPick: (mention: Mention) => void
}): ReactNode {
  const t = templatesText.useText()
  const [word, setWord] = useState('')
  const [reached, setReached] = useState<string>()
  const list = useRef<HTMLUListElement>(null)
  const shown = props.isTyping ? props.mentions : findMentions(props.mentions, word)
  const active = props.isTyping ? props.active : shown.find(({ name }) => name === reached)
  const activeId = active && mentionOptionId(active)
  useEffect(() => {
    if (activeId !== undefined) list.current?.querySelector(`#${activeId}`)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = shown.findIndex(({ name }) => name === reached)
    if (event.key === 'ArrowDown') setReached(shown[Math.min(at + 1, shown.length - 1)]?.name)
    else if (event.key === 'ArrowUp') setReached(shown[Math.max(at - 1, 0)]?.name)
    else if (event.key === 'Enter' && active !== undefined) props.onPick(active)
    else return
    event.preventDefault()
  }
  return (
    <div className={layout.stackTight}>
      <div className={classes.mentionsBar}>
        <h2>{t('mentions')}</h2>
        <TextInput
          size="xs"
          type="search"
          aria-label={t('findMention')}
          placeholder={t('findMention')}
          value={word}
          onChange={(event) => setWord(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      {shown.length === 0 && <p className={layout.quietText}>{t('noMention')}</p>}
      <ul
        ref={list}
        id={mentionListId}
        className={classes.mentionList}
        role="listbox"
        tabIndex={0}
        aria-label={t('mentions')}
        aria-activedescendant={props.isTyping ? undefined : activeId}
        onKeyDown={onKeyDown}
      >
        {shown.map((mention) => (
          <li
            key={mention.name}
            id={mentionOptionId(mention)}
            role="option"
            className={classes.mention}
            aria-selected={mention === active}
            // The field keeps the focus, and with it the position of the cursor.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => props.onPick(mention)}
          >
            <span className={classes.code}>{mention.name}</span>
            <span className={layout.small}>{t(typeNames[mention.type])}</span>
            <span className={classes.describes}>{descriptionOf(mention)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The translated description if there is one, otherwise that of the service. */
function descriptionOf({ name, description }: Mention): string {
  const key = name.replaceAll('.', '-')
  return key in mentionsText.words.en ? mentionsText.t(key as keyof typeof mentionsText.words.en) : description
}
