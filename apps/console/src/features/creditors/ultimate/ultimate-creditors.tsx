import { Button, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useRead } from '../../../api/query.ts'
import { wordsText } from '../../../text/words.text.ts'
import layout from '../../../ui/layout.module.css'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import classes from '../creditors.module.css'
import { creditorsText } from '../creditors.text.ts'
import { addressLine } from '../form/creditor.rules.ts'

/** The ultimate creditors of a creditor. */
export function UltimateCreditors(props: {
  creditorId: string
  onEdit: ((ultimateCreditorId: string) => void) | undefined
}): ReactNode {
  const t = creditorsText.useText()
  const tWords = wordsText.useText()
  const { onEdit } = props
  const { data, error, refetch } = useRead(client.ultimateCreditors.list, {
    creditorId: props.creditorId,
    pageSize: 500,
  })
  if (error !== null && data === undefined) return <ProblemNotice error={error} retry={() => void refetch()} />
  if (data === undefined) return <Skeleton height={56} />
  if (data.items.length === 0) return <p className={layout.quietText}>{t('noUltimate')}</p>
  return (
    <ul className={`${layout.plainList ?? ''} ${classes.rows ?? ''}`}>
      {data.items.map(({ ultimateCreditorId, name, address, registryIdentifier }) => (
        <li key={ultimateCreditorId}>
          <span>
            <b>{name}</b>
            <span className={layout.quietText}>
              {[
                registryIdentifier === null
                  ? ''
                  : `${registryIdentifier.scheme.replace(/^[A-Z]{2}:/, '')} ${registryIdentifier.value}`,
                addressLine(address),
              ]
                .filter((part) => part !== '')
                .join(' · ')}
            </span>
          </span>
          {onEdit !== undefined && (
            <Button
              size="compact-xs"
              variant="subtle"
              aria-label={tWords('editNamed', { name })}
              onClick={() => onEdit(ultimateCreditorId)}
            >
              {tWords('edit')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
