import { type ElementTable, parts } from '../../../platform/xml/xml-tree.rules.ts'

/**
 * The elements of pain.001 that we write, in the order of the schema, with how often they may occur and what they may
 * contain. Texts are limited to what both the schema and Nordic banks accept.
 */

const amountForm = /^\d{1,15}\.\d{2}$/
const currency = /^(?:DKK|SEK|NOK|EUR)$/
const text = (max: number): { form: RegExp } => ({ form: new RegExp(String.raw`^\P{C}{1,${max}}$`, 'u') })

const common: ElementTable = {
  Text35: text(35),
  Text70: text(70),
  Text140: text(140),
  Id34: { form: /^[0-9A-Za-z]{1,34}$/ },
  Iban: { form: /^[A-Z]{2}\d{2}[0-9A-Z]{1,30}$/ },
  Bic: { form: /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9](?:[A-Z0-9]{3})?$/ },
  Date: { form: /^\d{4}-\d{2}-\d{2}$/ },
  DateTime: { form: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/ },
  Count: { form: /^[1-9]\d{0,14}$/ },
  Sum: { form: amountForm },
  Amount: { form: amountForm, attributes: { Ccy: currency } },
  False: { form: /^false$/ },
  Transfer: { form: /^TRF$/ },
  Charges: { form: /^(?:SLEV|SHAR)$/ },
  ServiceLevelCode: { form: /^(?:SEPA|NURG)$/ },
  SchemeCode: { form: /^(?:BBAN|CUST)$/ },
  ClearingCode: { form: /^SESBA$/ },
  Initiation: { parts: parts('GrpHdr GroupHeader', 'PmtInf+ Payment') },
  GroupHeader: {
    parts: parts('MsgId Text35', 'CreDtTm DateTime', 'NbOfTxs Count', 'CtrlSum Sum', 'InitgPty Party'),
  },
  Party: { parts: parts('Nm Text70', 'Id? PartyId') },
  PartyId: { parts: parts('OrgId OrganisationId') },
  OrganisationId: { parts: parts('Othr GenericId') },
  GenericId: { parts: parts('Id Text35', 'SchmeNm? SchemeName') },
  SchemeName: { parts: parts('Cd SchemeCode', 'Prtry Text35'), isChoice: true },
  PaymentType: { parts: parts('SvcLvl ServiceLevel') },
  ServiceLevel: { parts: parts('Cd ServiceLevelCode') },
  Account: { parts: parts('Id AccountId', 'Ccy? AccountCurrency') },
  AccountCurrency: { form: currency },
  AccountId: { parts: parts('IBAN Iban', 'Othr GenericAccount'), isChoice: true },
  GenericAccount: { parts: parts('Id Id34', 'SchmeNm? SchemeName') },
  Agent: { parts: parts('FinInstnId Institution') },
  ClearingMember: { parts: parts('ClrSysId ClearingSystem', 'MmbId Text35') },
  ClearingSystem: { parts: parts('Cd ClearingCode') },
  OtherInstitution: { parts: parts('Id NotProvided') },
  NotProvided: { form: /^NOTPROVIDED$/ },
  Payment: {
    parts: parts(
      ...['PmtInfId Text35', 'PmtMtd Transfer', 'BtchBookg False', 'NbOfTxs Count', 'CtrlSum Sum'],
      ...['PmtTpInf PaymentType', 'ReqdExctnDt ExecutionDate', 'Dbtr Party', 'DbtrAcct Account', 'DbtrAgt Agent'],
      ...['ChrgBr Charges', 'CdtTrfTxInf+ Transaction'],
    ),
  },
  Transaction: {
    parts: parts(
      ...[
        'PmtId PaymentId',
        'Amt AmountChoice',
        'CdtrAgt? Agent',
        'Cdtr Party',
        'CdtrAcct Account',
        'RmtInf Remittance',
      ],
    ),
  },
  PaymentId: { parts: parts('InstrId Text35', 'EndToEndId Text35') },
  AmountChoice: { parts: parts('InstdAmt Amount') },
  Remittance: { parts: parts('Ustrd Text140') },
}

/** The versions differ in the name of the BIC and in the form of the date. */
export const pain001Elements = {
  'pain.001.001.03': {
    ...common,
    Document: { parts: parts('CstmrCdtTrfInitn Initiation') },
    ExecutionDate: { form: /^\d{4}-\d{2}-\d{2}$/ },
    Institution: { parts: parts('BIC? Bic', 'ClrSysMmbId? ClearingMember', 'Othr? OtherInstitution') },
  },
  'pain.001.001.09': {
    ...common,
    Document: { parts: parts('CstmrCdtTrfInitn Initiation') },
    ExecutionDate: { parts: parts('Dt Date') },
    Institution: { parts: parts('BICFI? Bic', 'ClrSysMmbId? ClearingMember', 'Othr? OtherInstitution') },
  },
} as const satisfies Record<string, ElementTable>

export type PaymentFormat = keyof typeof pain001Elements
