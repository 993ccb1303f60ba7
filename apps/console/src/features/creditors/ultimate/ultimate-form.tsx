import { Button, Select, Skeleton, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { useRead, useWrite } from '../../../api/query.ts'
import { wordsText } from '../../../text/words.text.ts'
import { fieldErrors } from '../../../ui/field-errors.ts'
import layout from '../../../ui/layout.module.css'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { PanelFooter } from '../../../ui/side-panel.tsx'
import { creditorsText } from '../creditors.text.ts'
import { type AddressField, addressFields } from '../form/creditor.rules.ts'

type Ultimate = Awaited<ReturnType<typeof client.ultimateCreditors.get>>
type Scheme = NonNullable<Ultimate['registryIdentifier']>['scheme']
const schemes: readonly Scheme[] = ['DK:CVR', 'DK:CPR', 'NO:ORG', 'NO:ORGNR', 'SE:ORGNR', 'GLN']

interface Draft {
  readonly name: string
  readonly scheme: Scheme
  readonly number: string
  readonly address: Readonly<Partial<Record<AddressField, string>>>
}

function draftOf(before: Ultimate | undefined): Draft {
  if (before === undefined) return { name: '', scheme: 'DK:CVR', number: '', address: {} }
  const { name, registryIdentifier, address } = before
  const register = { scheme: registryIdentifier?.scheme ?? 'DK:CVR', number: registryIdentifier?.value ?? '' }
  return { name, ...register, address: address ?? {} }
}

function bodyOf({ name, scheme, number, address }: Draft): Pick<Ultimate, 'name' | 'registryIdentifier' | 'address'> {
  const parts = Object.entries(address).filter(([, value]) => value.trim() !== '')
  return {
    name: name.trim(),
    registryIdentifier: number.trim() === '' ? null : { scheme, value: number.trim() },
    address: parts.length === 0 ? null : Object.fromEntries(parts),
  }
}

interface FormProps {
  readonly creditorId: string
  readonly onDone: () => void
}

/** Adds, changes or removes an ultimate creditor. */
export function UltimateForm(props: FormProps & { ultimateCreditorId: string | undefined }): ReactNode {
  const { ultimateCreditorId } = props
  const { data, etag, error } = useRead(
    client.ultimateCreditors.get,
    { ultimateCreditorId: ultimateCreditorId ?? '' },
    { enabled: ultimateCreditorId !== undefined },
  )
  if (error !== null) return <ProblemNotice error={error} />
  if (ultimateCreditorId !== undefined && data === undefined) return <Skeleton height={240} />
  return <Fields {...props} before={data} etag={etag} />
}

function Fields(props: FormProps & { before: Ultimate | undefined; etag: string | undefined }): ReactNode {
  const t = creditorsText.useText()
  const tWords = wordsText.useText()
  const { onDone } = props
  // The version that the user started from.
  const [{ before, etag }] = useState(props)
  const [draft, setDraft] = useState(() => draftOf(before))
  const change = (next: Partial<Draft>): void => setDraft({ ...draft, ...next })
  const saved = (): void => {
    notifications.show({ message: tWords('saved') })
    onDone()
  }
  const adding = useWrite(client.ultimateCreditors.create, { onDone: saved })
  const changing = useWrite(client.ultimateCreditors.patch, { onDone: saved })
  const error = adding.error ?? changing.error
  const errors = fieldErrors(error)
  const save = (): void => {
    const body = bodyOf(draft)
    if (before === undefined) adding.mutate({ input: { body: { creditorId: props.creditorId, ...body } } })
    else {
      const input = { ultimateCreditorId: before.ultimateCreditorId, body }
      changing.mutate({ input, options: { ifMatch: etag } })
    }
  }
  return (
    <form
      className={layout.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <p className={layout.quietText}>{t('ultimateHint')}</p>
      <TextInput
        label={t('name')}
        required
        data-autofocus
        value={draft.name}
        error={errors['name']}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <div className={layout.pair}>
        <Select
          label={tWords('register')}
          allowDeselect={false}
          value={draft.scheme}
          onChange={(value) => change({ scheme: value ?? draft.scheme })}
          data={[...schemes]}
        />
        <TextInput
          label={tWords('number')}
          value={draft.number}
          error={errors['registryIdentifier.value']}
          onChange={(event) => change({ number: event.currentTarget.value })}
        />
      </div>
      {addressFields.map((field) => (
        <TextInput
          key={field}
          label={t(field === 'address' ? 'street' : field)}
          value={draft.address[field] ?? ''}
          error={errors[`address.${field}`]}
          onChange={(event) => change({ address: { ...draft.address, [field]: event.currentTarget.value } })}
        />
      ))}
      {error !== null && <ProblemNotice error={error} />}
      {before !== undefined && <Remove ultimateCreditorId={before.ultimateCreditorId} onDone={onDone} />}
      <PanelFooter>
        <Button variant="subtle" color="gray" onClick={onDone}>
          {tWords('cancel')}
        </Button>
        <Button type="submit" disabled={draft.name.trim() === ''} loading={adding.isPending || changing.isPending}>
          {tWords(before === undefined ? 'add' : 'save')}
        </Button>
      </PanelFooter>
    </form>
  )
}

/** Asks for confirmation; the service refuses if a case refers to the creditor. */
function Remove({ ultimateCreditorId, onDone }: { ultimateCreditorId: string; onDone: () => void }): ReactNode {
  const tWords = wordsText.useText()
  const removing = useWrite(client.ultimateCreditors.delete, {
    onDone: () => {
      notifications.show({ message: tWords('removed') })
      onDone()
    },
  })
  return (
    <div>
      <ConfirmButton
        label={tWords('remove')}
        confirmLabel={tWords('removePermanently')}
        isDangerous
        size="compact-sm"
        icon={<IconTrash size={16} />}
        isPending={removing.isPending}
        onConfirm={() => removing.mutate({ input: { ultimateCreditorId } })}
      />
      {removing.isError && <ProblemNotice error={removing.error} />}
    </div>
  )
}
