import { Button, Checkbox, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { useWrite } from '../../../api/query.ts'
import { wordsText } from '../../../text/words.text.ts'
import { fieldErrors } from '../../../ui/field-errors.ts'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { PanelFooter } from '../../../ui/side-panel.tsx'
import classes from '../cases.module.css'
import type { SavedView } from './saved-view.ts'
import { type CasesSearch, queryOf } from './views.rules.ts'
import { viewsText } from './views.text.ts'

interface Props {
  readonly search: CasesSearch
  /** The list to rename; without it, a new one is saved. */
  readonly view?: SavedView
  readonly onDone: () => void
}

/** Saves the filters in the URL as a list, or renames a list. */
export function ViewForm({ search, view, onDone }: Props): ReactNode {
  const t = viewsText.useText()
  const tWords = wordsText.useText()
  const navigate = useNavigate()
  const [name, setName] = useState(view?.name ?? '')
  const [shared, setShared] = useState(view?.shared ?? false)
  const finish = (savedViewId: string): void => {
    notifications.show({ message: tWords('saved') })
    onDone()
    void navigate({ to: '/cases', search: { ...search, view: savedViewId } })
  }
  const creating = useWrite(client.savedViews.create, { onDone: ({ data }) => finish(data.savedViewId) })
  const changing = useWrite(client.savedViews.patch, { onDone: ({ data }) => finish(data.savedViewId) })
  const { error } = view === undefined ? creating : changing
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (view === undefined)
          creating.mutate({ input: { body: { name, area: 'cases', query: queryOf(search), shared } } })
        else changing.mutate({ input: { savedViewId: view.savedViewId, body: { name, shared } } })
      }}
    >
      <TextInput
        label={tWords('name')}
        data-autofocus
        maxLength={200}
        value={name}
        error={fieldErrors(error)['name']}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Checkbox label={t('shared')} checked={shared} onChange={(event) => setShared(event.currentTarget.checked)} />
      {error !== null && <ProblemNotice error={error} />}
      <PanelFooter>
        <Button variant="subtle" color="gray" onClick={onDone}>
          {tWords('cancel')}
        </Button>
        <Button type="submit" disabled={name.trim() === ''} loading={creating.isPending || changing.isPending}>
          {t(view === undefined ? 'save' : 'saveChanges')}
        </Button>
      </PanelFooter>
    </form>
  )
}

/** Deletes a list after a confirmation; its cases are not affected. */
export function DeleteView({ view, onDone }: { view: SavedView; onDone: () => void }): ReactNode {
  const t = viewsText.useText()
  const tWords = wordsText.useText()
  const navigate = useNavigate()
  const deleting = useWrite(client.savedViews.delete, {
    onDone: () => {
      onDone()
      void navigate({ to: '/cases', search: {} })
    },
  })
  return (
    <>
      <p>{t('deleteText', { name: view.name })}</p>
      {deleting.isError && <ProblemNotice error={deleting.error} />}
      <PanelFooter>
        <Button variant="subtle" color="gray" onClick={onDone}>
          {tWords('cancel')}
        </Button>
        <Button
          color="red"
          loading={deleting.isPending}
          onClick={() => {
            deleting.mutate({ input: { savedViewId: view.savedViewId } })
          }}
        >
          {t('delete')}
        </Button>
      </PanelFooter>
    </>
  )
}
