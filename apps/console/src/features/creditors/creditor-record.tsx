import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { wordsText } from '../../text/words.text.ts'
import layout from '../../ui/layout.module.css'
import { NoteHtml } from '../cases/index.ts'
import { type Choice, useCreditorNames } from './creditor-names.ts'
import { CreditorState } from './creditor-state.tsx'
import classes from './creditors.module.css'
import { creditorsText } from './creditors.text.ts'
import { addressLine, type Creditor } from './form/creditor.rules.ts'

/** The record of a creditor, with names instead of IDs; empty values are left out. */
export function CreditorRecord({ creditor }: { creditor: Creditor }): ReactNode {
  const t = creditorsText.useText()
  const tWords = wordsText.useText()
  const { users, models, collectors, workflows } = useCreditorNames()
  const { bankAccount: bank, ibanAccount: abroad } = creditor
  const facts: readonly (readonly [string, string | undefined])[] = [
    [t('reference'), creditor.id ?? undefined],
    [tWords('company'), tWords(creditor.isCompany ? 'yes' : 'no')],
    [t('register'), creditor.centralRegisterId ?? undefined],
    [t('address'), addressLine(creditor.address)],
    [t('bank'), bank === null ? undefined : `${bank.registrationNumber} ${bank.accountNumber}`],
    [t('iban'), abroad === null ? undefined : `${abroad.iban} · ${abroad.bic}`],
    [t('vat'), tWords(creditor.vatRegistered ? 'yes' : 'no')],
    [t('aks'), tWords(creditor.aksEnabled ? 'yes' : 'no')],
    [t('selfCollection'), tWords(creditor.selfCollection ? 'yes' : 'no')],
    [t('contact'), nameIn(users, creditor.contactId)],
    [t('caseworker'), nameIn(users, creditor.caseworkerContactId)],
    [t('acquisition'), nameIn(users, creditor.acquisitionResponsibleId)],
    [t('billingModel'), nameIn(models, creditor.defaultBillingModelId)],
    [t('collector'), nameIn(collectors, creditor.defaultCollectorId)],
    [t('workflow'), nameIn(workflows, creditor.defaultChainId)],
    [t('clientWorkflow'), nameIn(workflows, creditor.defaultClientChainId)],
    [t('erpLink'), creditor.erpLink ?? undefined],
    [t('notes'), creditor.notes ?? undefined],
  ]
  return (
    <div>
      <section className={classes.block}>
        <div className={layout.bar}>
          <h2>{t('record')}</h2>
          <CreditorState state={creditor.state} />
        </div>
        <dl className={layout.facts}>
          {facts
            .filter(([, value]) => value !== undefined && value !== '')
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        <p className={layout.spaced}>
          <Link to="/customers" search={{ creditorId: creditor.creditorId }}>
            {t('customers')}
          </Link>
        </p>
      </section>
      <Faq html={creditor.debtorFAQ} />
    </div>
  )
}

function Faq({ html }: { html: string | null }): ReactNode {
  const t = creditorsText.useText()
  return (
    <section className={classes.block}>
      <div className={layout.bar}>
        <h2>{t('faq')}</h2>
      </div>
      {html === null ? (
        <p className={layout.quietText}>{t('noFaq')}</p>
      ) : (
        <div className={`${layout.textBox ?? ''} ${layout.richText ?? ''}`}>
          <NoteHtml html={html} />
        </div>
      )}
    </section>
  )
}

function nameIn(choices: readonly Choice[], id: string | null): string | undefined {
  return choices.find(({ value }) => value === id)?.label
}
