import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useMay } from '../../api/session.ts'
import classes from './registry.module.css'
import { registryText } from './registry.text.ts'

/** A section of an area: its path, and the scope without which it is hidden. */
export interface Section {
  readonly to: string
  readonly label: () => string
  readonly scope?: string
  /** The heading of the sections that it belongs to. */
  readonly group?: () => string
  /** Leaves the console. */
  readonly isElsewhere?: boolean
}

/** An area with sections: the list on the left, or above on a phone, and the selected section. */
export function Sectioned(props: { title: string; sections: readonly Section[]; children: ReactNode }): ReactNode {
  const t = registryText.useText()
  const may = useMay()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone the list scrolls sideways, and the current section must be visible.
    nav.current?.querySelector('[data-status=active]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  return (
    <div className={classes.sectioned}>
      <nav ref={nav} className={classes.sections} aria-label={`${props.title}: ${t('sections')}`}>
        <h2>{props.title}</h2>
        {groupsOf(props.sections.filter(({ scope }) => may(scope))).map(({ name, members }) => (
          <div key={name ?? ''} className={classes.group}>
            {name !== undefined && <h3>{name}</h3>}
            <ul aria-label={name}>
              {members.map((section) => (
                <li key={section.to}>
                  <SectionLink {...section} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={classes.content}>{props.children}</div>
    </div>
  )
}

interface Group {
  readonly name: string | undefined
  readonly members: Section[]
}

/** Sections of the same group follow each other. */
function groupsOf(sections: readonly Section[]): readonly Group[] {
  const groups: Group[] = []
  for (const section of sections) {
    const name = section.group?.()
    const last = groups.at(-1)
    if (last !== undefined && last.name === name) last.members.push(section)
    else groups.push({ name, members: [section] })
  }
  return groups
}

function SectionLink({ to, label, isElsewhere = false }: Section): ReactNode {
  if (!isElsewhere) {
    return (
      <Link className={classes.section} to={to}>
        {label()}
      </Link>
    )
  }
  return (
    <a className={classes.section} href={to} target="_blank" rel="noreferrer">
      {label()}
    </a>
  )
}
