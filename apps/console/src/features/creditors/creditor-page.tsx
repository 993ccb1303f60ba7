import { Anchor, Button, Skeleton } from '@mantine/core'
import { IconEdit, IconFolders, IconPlus } from '@tabler/icons-react'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { useRead } from '../../api/query.ts'
import { useMay } from '../../api/session.ts'
import { wordsText } from '../../text/words.text.ts'
import layout from '../../ui/layout.module.css'
import { Page } from '../../ui/page.tsx'
import { ScreenError } from '../../ui/screen-error.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { SettlementPanel, Settlements } from '../billings/index.ts'
import { OwnUpdates } from '../updates/index.ts'
import { CreditorAccount, CreditorPaymentForm } from './account/creditor-account.tsx'
import { SettlementForm } from './account/settlement-form.tsx'
import { CreditorRecord } from './creditor-record.tsx'
import classes from './creditors.module.css'
import { type CreditorPanel, creditorSearch } from './creditors.search.ts'
import { creditorsText } from './creditors.text.ts'
import { CreditorForm } from './form/creditor-form.tsx'
import type { Creditor } from './form/creditor.rules.ts'
import { UltimateCreditors } from './ultimate/ultimate-creditors.tsx'
import { UltimateForm } from './ultimate/ultimate-form.tsx'

/** A creditor: its details, ultimate creditors, settlements and account. */
export function CreditorPage(): ReactNode {
  const t = creditorsText.useText()
  const { creditorId = '' }: { creditorId?: string } = useParams({ strict: false })
  const { data, etag, error, refetch } = useRead(client.creditors.get, { creditorId })
  const above = (
    <Anchor component={Link} to="/creditors" size="xs">
      {t('creditors')}
    </Anchor>
  )
  if (data !== undefined) return <LoadedCreditor key={creditorId} creditor={data} etag={etag} above={above} />
  return (
    <Page title={t('creditors')} above={above}>
      {error === null ? (
        <div aria-busy>
          <Skeleton height={20} width="40%" mb={24} />
          <Skeleton height={240} mb={24} />
          <Skeleton height={120} />
        </div>
      ) : (
        <ScreenError error={error} reset={() => void refetch()} />
      )}
    </Page>
  )
}

interface LoadedProps {
  readonly creditor: Creditor
  readonly etag: string | undefined
  readonly above: ReactNode
}

function LoadedCreditor({ creditor, etag, above }: LoadedProps): ReactNode {
  const t = creditorsText.useText()
  const tWords = wordsText.useText()
  const may = useMay()
  const navigate = useNavigate()
  const { creditorId } = creditor
  const go = (search: object): void => void navigate({ to: `/creditors/${creditorId}`, search })
  return (
    <Page title={creditor.name} above={above} objectId={creditorId}>
      <div className={layout.actionRow}>
        <Button
          variant="default"
          leftSection={<IconFolders size={16} />}
          onClick={() => void navigate({ to: '/cases', search: { creditorId } })}
        >
          {t('cases')}
        </Button>
        {may('write:creditors') && (
          <Button leftSection={<IconEdit size={16} />} onClick={() => go({ panel: 'edit' })}>
            {tWords('edit')}
          </Button>
        )}
      </div>
      <div className={classes.columns}>
        <CreditorRecord creditor={creditor} />
        <div>
          {may('read:ultimate-creditors') && (
            <section className={classes.block}>
              <Bar
                title={t('ultimate')}
                action={may('write:ultimate-creditors') ? t('addUltimate') : undefined}
                onAction={() => go({ panel: 'ultimate' })}
              />
              <UltimateCreditors
                creditorId={creditorId}
                onEdit={may('write:ultimate-creditors') ? (item) => go({ panel: 'ultimate', item }) : undefined}
              />
            </section>
          )}
          {may('read:billing') && (
            <section className={classes.block}>
              <Bar
                title={t('settlements')}
                action={may('write:billing') ? t('newSettlement') : undefined}
                onAction={() => go({ panel: 'settle' })}
              />
              <Settlements creditorId={creditorId} onOpen={(item) => go({ panel: 'settlement', item })} />
            </section>
          )}
          {may('read:billing') && (
            <section className={classes.block}>
              <Bar
                title={t('account')}
                action={may('write:billing') ? t('registerPayment') : undefined}
                onAction={() => go({ panel: 'payment' })}
              />
              <CreditorAccount creditorId={creditorId} />
            </section>
          )}
        </div>
      </div>
      <OwnUpdates place={{ creditorId }} />
      <Panels creditor={creditor} etag={etag} onGo={go} />
    </Page>
  )
}

function Bar(props: { title: string; action: string | undefined; onAction: () => void }): ReactNode {
  return (
    <div className={layout.bar}>
      <h2>{props.title}</h2>
      {props.action !== undefined && (
        <Button size="compact-sm" variant="subtle" leftSection={<IconPlus size={16} />} onClick={props.onAction}>
          {props.action}
        </Button>
      )}
    </div>
  )
}

const titles = {
  edit: 'edit',
  ultimate: 'ultimate',
  settle: 'newSettlement',
  settlement: 'settlements',
  payment: 'registerPayment',
} as const satisfies Record<CreditorPanel, string>

/** The panel named by the URL. */
function Panels(props: { creditor: Creditor; etag: string | undefined; onGo: (search: object) => void }): ReactNode {
  const t = creditorsText.useText()
  const tWords = wordsText.useText()
  const { panel, item } = creditorSearch.use()
  const { creditor, onGo } = props
  const close = (): void => onGo({})
  const title =
    panel === undefined ? '' : panel === 'edit' ? tWords('editNamed', { name: creditor.name }) : t(titles[panel])
  return (
    <SidePanel isOpen={panel !== undefined} onClose={close} title={title} size={560}>
      {panel === 'edit' && <CreditorForm creditor={creditor} etag={props.etag} onDone={close} />}
      {panel === 'ultimate' && (
        <UltimateForm key={item ?? ''} creditorId={creditor.creditorId} ultimateCreditorId={item} onDone={close} />
      )}
      {panel === 'settle' && (
        <SettlementForm
          creditor={creditor}
          onDone={(billingId) => onGo(billingId === undefined ? {} : { panel: 'settlement', item: billingId })}
        />
      )}
      {panel === 'payment' && <CreditorPaymentForm creditorId={creditor.creditorId} onDone={close} />}
      {panel === 'settlement' && item !== undefined && <SettlementPanel billingId={item} onDone={close} />}
    </SidePanel>
  )
}
