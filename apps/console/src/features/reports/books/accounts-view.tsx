import { Button, Skeleton, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { type Result, useRead, useWrite } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { wordsText } from '../../../text/words.text.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { fieldErrors } from '../../../ui/field-errors.ts'
import { FilterSelect } from '../../../ui/filter-select.tsx'
import layout from '../../../ui/layout.module.css'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { PanelFooter, SidePanel } from '../../../ui/side-panel.tsx'
import classes from '../reports.module.css'
import type { ChangeBooks } from './books-filters.ts'
import { booksText } from './books.text.ts'

type Account = Result<typeof client.books.getAccount>
/** More than a chart of accounts has. */
const pageSize = 500

/** Selects an account of the books. */
export function AccountSelect(props: { value: string | undefined; onChange: ChangeBooks }): ReactNode {
  const t = booksText.useText()
  const tWords = wordsText.useText()
  const { data } = useRead(client.books.listAccounts, { pageSize })
  return (
    <FilterSelect
      className={classes.creditor}
      label={tWords('account')}
      placeholder={t('allAccounts')}
      searchable
      value={props.value}
      onChange={(bookAccountId) => props.onChange({ bookAccountId })}
      data={(data?.items ?? []).map(({ bookAccountId, number, name }) => ({
        value: bookAccountId,
        label: `${number} ${name}`,
      }))}
    />
  )
}

/** The chart of accounts, whose numbers and names can be changed. */
export function AccountsView({ open, onChange }: { open: string | undefined; onChange: ChangeBooks }): ReactNode {
  const t = booksText.useText()
  const tWords = wordsText.useText()
  const mayWrite = useMay()('write:books')
  const { data, error, refetch } = useRead(client.books.listAccounts, { pageSize })
  if (error !== null && data === undefined) return <ProblemNotice error={error} retry={() => void refetch()} />
  if (data === undefined) return <Skeleton height={320} />
  if (data.items.length === 0) return <EmptyState title={t('nothingTitle')} hint={t('nothingHint')} />
  const close = (): void => onChange({ open: undefined })
  return (
    <>
      <p className={layout.quietText}>{t('accountsAbout')}</p>
      <table className={classes.plain}>
        <caption className="visually-hidden">{t('accounts')}</caption>
        <thead>
          <tr>
            <th scope="col">{tWords('name')}</th>
            <th scope="col">{tWords('number')}</th>
          </tr>
        </thead>
        <tbody>
          {data.items.map(({ bookAccountId, number, name }) => (
            <tr key={bookAccountId}>
              <th scope="row" className={classes.wrap}>
                {name}
              </th>
              <td>
                {mayWrite ? (
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    aria-label={tWords('editNamed', { name })}
                    onClick={() => onChange({ open: bookAccountId })}
                  >
                    {number}
                  </Button>
                ) : (
                  number
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <SidePanel isOpen={open !== undefined} onClose={close} title={tWords('account')}>
        {open !== undefined && <AccountPanel bookAccountId={open} onDone={close} />}
      </SidePanel>
    </>
  )
}

function AccountPanel({ bookAccountId, onDone }: { bookAccountId: string; onDone: () => void }): ReactNode {
  const { data, etag, error, refetch } = useRead(client.books.getAccount, { bookAccountId })
  if (error !== null && data === undefined) return <ProblemNotice error={error} retry={() => void refetch()} />
  if (data === undefined) return <Skeleton height={160} />
  return <AccountForm account={data} etag={etag} onDone={onDone} />
}

function AccountForm(props: { account: Account; etag: string | undefined; onDone: () => void }): ReactNode {
  const tWords = wordsText.useText()
  // The version that the user started from.
  const [{ account, etag }] = useState(props)
  const [number, setNumber] = useState(account.number)
  const [name, setName] = useState(account.name)
  const saving = useWrite(client.books.patchAccount, {
    onDone: () => {
      notifications.show({ message: tWords('saved') })
      props.onDone()
    },
  })
  const errors = fieldErrors(saving.error)
  const save = (): void => {
    const input = { bookAccountId: account.bookAccountId, body: { number: number.trim(), name: name.trim() } }
    saving.mutate({ input, options: etag === undefined ? {} : { ifMatch: etag } })
  }
  return (
    <form
      className={layout.stack}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextInput
        label={tWords('number')}
        inputMode="numeric"
        maxLength={10}
        value={number}
        error={errors['number']}
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
      <TextInput
        label={tWords('name')}
        maxLength={200}
        value={name}
        error={errors['name']}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {saving.error !== null && <ProblemNotice error={saving.error} />}
      <PanelFooter>
        <Button type="submit" loading={saving.isPending}>
          {tWords('save')}
        </Button>
      </PanelFooter>
    </form>
  )
}
