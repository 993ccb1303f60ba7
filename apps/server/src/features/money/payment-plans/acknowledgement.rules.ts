import { localDate } from '../../../platform/clock/timestamps.ts'
import { formatDate, formatMoney, type TemplateLanguage } from '../../messaging/templates/index.ts'
import type { PaymentPlan } from './payment-plans.schemas.ts'

/** What the debtor acknowledges: the subject, and the text in paragraphs. The last but one lists the instalments. */
export interface Acknowledgement {
  readonly subject: string
  readonly paragraphs: readonly string[]
}

interface Named {
  readonly language: TemplateLanguage
  readonly journalNumber: string
  readonly creditorName: string
  readonly timeZone: string
}

type AcknowledgedPlan = Pick<
  PaymentPlan,
  'amount' | 'amountDue' | 'currency' | 'instalments' | 'createdAt' | 'covers' | 'unpricedDays'
>

/** The text that a debtor signs. It names the debt and its amount, so that it is an acknowledgement of both. */
export function acknowledgementOf(plan: AcknowledgedPlan, named: Named): Acknowledgement {
  const { language, journalNumber, creditorName, timeZone } = named
  const money = (amount: number): string => formatMoney(amount, plan.currency, language)
  const lines = plan.instalments.map(({ dueDate, amount }) => `- ${formatDate(dueDate, language)}: ${money(amount)}`)
  const date = formatDate(localDate(new Date(plan.createdAt), timeZone), language)
  const facts = { date, creditorName, journalNumber, due: money(plan.amountDue), total: money(plan.amount) }
  const words = texts[language](facts)
  return {
    subject: words.subject,
    paragraphs: [
      words.debt,
      ...(plan.unpricedDays > 0 ? [words.unpriced] : []),
      // It ends with a colon: the instalments follow.
      plan.covers === 'ALL' ? words.all : words.part,
      lines.join('\n'),
      words.end,
    ],
  }
}

interface Facts {
  readonly date: string
  readonly creditorName: string
  readonly journalNumber: string
  readonly due: string
  readonly total: string
}

const texts = {
  en: ({ date, creditorName, journalNumber, due, total }: Facts) => ({
    subject: `Acknowledgement of debt and payment plan, case ${journalNumber}`,
    debt: `I acknowledge that on ${date} I owe ${creditorName} ${due} in total on case ${journalNumber}.`,
    all: `I will pay ${total} in these instalments, which includes the interest until the last one:`,
    part: `I will pay ${total} of it in these instalments:`,
    unpriced: 'The interest rate is not known yet for all of the period. Interest may be added when it is.',
    end: 'If I do not pay the instalments on time, the plan can end and the whole debt can be collected. This acknowledgement of the debt and its amount starts a new limitation period.',
  }),
  da: ({ date, creditorName, journalNumber, due, total }: Facts) => ({
    subject: `Anerkendelse af gæld og afdragsordning, sag ${journalNumber}`,
    debt: `Jeg anerkender, at jeg den ${date} skylder ${creditorName} i alt ${due} på sag ${journalNumber}.`,
    all: `Jeg betaler ${total} i disse afdrag, som omfatter renter til og med det sidste:`,
    part: `Jeg betaler ${total} af beløbet i disse afdrag:`,
    unpriced: 'Rentesatsen er endnu ikke kendt for hele perioden. Der kan komme renter til, når den er.',
    end: 'Hvis jeg ikke betaler afdragene til tiden, kan ordningen ophøre, og hele gælden kan inddrives. Denne anerkendelse af gælden og dens beløb starter en ny forældelsesfrist.',
  }),
  nb: ({ date, creditorName, journalNumber, due, total }: Facts) => ({
    subject: `Erkjennelse av gjeld og nedbetalingsplan, sak ${journalNumber}`,
    debt: `Jeg erkjenner at jeg per ${date} skylder ${creditorName} til sammen ${due} i sak ${journalNumber}.`,
    all: `Jeg betaler ${total} i disse avdragene, som omfatter renter til og med det siste:`,
    part: `Jeg betaler ${total} av beløpet i disse avdragene:`,
    unpriced: 'Rentesatsen er ennå ikke kjent for hele perioden. Det kan komme renter i tillegg når den er det.',
    end: 'Hvis jeg ikke betaler avdragene i tide, kan planen opphøre, og hele gjelden kan kreves inn. Denne erkjennelsen av gjelden og beløpet starter en ny foreldelsesfrist.',
  }),
  sv: ({ date, creditorName, journalNumber, due, total }: Facts) => ({
    subject: `Skulderkännande och avbetalningsplan, ärende ${journalNumber}`,
    debt: `Jag erkänner att jag den ${date} är skyldig ${creditorName} sammanlagt ${due} i ärende ${journalNumber}.`,
    all: `Jag betalar ${total} i följande delbetalningar, som omfattar ränta till och med den sista:`,
    part: `Jag betalar ${total} av beloppet i följande delbetalningar:`,
    unpriced: 'Räntesatsen är ännu inte känd för hela perioden. Ränta kan tillkomma när den blir det.',
    end: 'Om jag inte betalar i tid kan planen upphöra och hela skulden krävas in. Detta erkännande av skulden och dess belopp innebär att en ny preskriptionstid börjar löpa.',
  }),
} as const
