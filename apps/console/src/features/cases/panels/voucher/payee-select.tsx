import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { client } from '../../../../api/client.ts'
import { useRead } from '../../../../api/query.ts'
import { wordsText } from '../../../../text/words.text.ts'
import { voucherText } from './voucher.text.ts'

/** Selects the contact to pay, which must have a bank account. */
export function PayeeSelect(props: {
  value: string | null
  onChange: (contactId: string | null) => void
  error: string | undefined
}): ReactNode {
  const t = voucherText.useText()
  const tWords = wordsText.useText()
  const [written, setWritten] = useState('')
  const [q] = useDebouncedValue(written.trim(), 250)
  const { data } = useRead(client.contacts.list, { pageSize: 50, ...(q === '' ? {} : { q }) }, { keepPrevious: true })
  return (
    <Select
      label={t('payee')}
      placeholder={t('findContact')}
      searchable
      value={props.value}
      error={props.error}
      onChange={props.onChange}
      onSearchChange={setWritten}
      nothingFoundMessage={tWords('noMatchingContacts')}
      // The service has already searched, so show all its results.
      filter={({ options }) => options}
      data={(data?.items ?? []).map(({ id, name, bankAccount }) => ({
        value: id,
        label: bankAccount === null ? `${name} · ${t('noAccount')}` : name,
        disabled: bankAccount === null,
      }))}
    />
  )
}
