import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { NoteHtml } from '../cases/index.ts'
import { addressLine, type Creditor } from './form/creditor.rules.ts'
import { type Choice, useCreditorNames } from './creditor-names.ts'
import { CreditorState } from './creditor-state.tsx'
import { creditorsText } from './creditors.text.ts'
import classes from './creditors.module.css'

/** The record of a creditor, each id by its name; what is not known is left out. */
export function CreditorRecord({ creditor }: { creditor: Creditor }): ReactNode {
  const t = creditorsText.useText()
  const { users, models, collectors, workflows } = useCreditorNames()
  const { bankAccount: bank, ibanAccount: abroad } = creditor
  const facts: readonly (readonly [string, string | undefined])[] = [
    [t('reference'), creditor.id ?? undefined],
    [t('company'), t(creditor.isCompany ? 'yes' : 'no')],
    [t('register'), creditor.centralRegisterId ?? undefined],
    [t('address'), addressLine(creditor.address)],
    [t('bank'), bank === null ? undefined : `${bank.registrationNumber} ${bank.accountNumber}`],
    [t('iban'), abroad === null ? undefined : `${abroad.iban} · ${abroad.bic}`],
    [t('vat'), t(creditor.vatRegistered ? 'yes' : 'no')],
    [t('aks'), t(creditor.aksEnabled ? 'yes' : 'no')],
    [t('selfCollection'), t(creditor.selfCollection ? 'yes' : 'no')],
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
        <div className={classes.bar}>
          <h2>{t('record')}</h2>
          <CreditorState state={creditor.state} />
        </div>
        <dl className={classes.facts}>
          {facts
            .filter(([, value]) => value !== undefined && value !== '')
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        <p className={classes.links}>
          <Link to="/customers" search={{ creditorId: creditor.creditorId }}>
            {t('customers')}
          </Link>
        </p>
      </section>
      <section className={classes.block}>
        <div className={classes.bar}>
          <h2>{t('faq')}</h2>
        </div>
        {creditor.debtorFAQ === null ? (
          <p className={classes.quiet}>{t('noFaq')}</p>
        ) : (
          <div className={classes.words}>
            <NoteHtml html={creditor.debtorFAQ} />
          </div>
        )}
      </section>
    </div>
  )
}

function nameIn(choices: readonly Choice[], id: string | null): string | undefined {
  return choices.find(({ value }) => value === id)?.label
}
