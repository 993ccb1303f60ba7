import type { TemplateInput } from './templates.schemas.ts'

/**
 * The templates for Norway. The notice gives the 14 days of inkassoloven § 9 under a plain heading, and the demand those
 * of § 10 to pay or object. The e-mails contain no amounts, like those in other languages.
 */
export const norwegianTemplates: readonly TemplateInput[] = [
  {
    ...{ handle: 'reminder', name: 'Purring', kind: 'letter', language: 'nb' },
    subject: 'Purring: sak {{ case.journalNumber }}',
    body: letter(`Vi kan ikke se at {{ creditor.name }} har mottatt full betaling. Har du betalt i mellomtiden, kan du se bort fra dette brevet.

{{ vouchers | table }}

Vi ber deg betale **{{ balance.outstanding | money }}** innen **{{ deadline | date }}**.

${howToPay()}Er du uenig i kravet, eller kan du ikke betale alt på én gang, ber vi deg skrive til oss innen fristen.`),
  },
  {
    ...{ handle: 'collection-notice', name: 'Inkassovarsel', kind: 'letter', language: 'nb' },
    subject: 'Inkassovarsel: sak {{ case.journalNumber }}',
    body: letter(`Dette er et inkassovarsel etter inkassoloven § 9. Kravet nedenfor fra {{ creditor.name }}{% if creditor.identifier != "" %} (org.nr. {{ creditor.identifier }}){% endif %} er forfalt og ikke betalt.

{{ vouchers | table }}

Du må betale **{{ balance.outstanding | money }}** innen **{{ deadline | date }}**. Betaler du ikke innen fristen, kan kravet gå til inkasso, og det kan bli dyrere for deg.

${howToPay()}Har du innsigelser mot kravet, må du melde fra til oss innen fristen. Kan du ikke betale alt på én gang, kan du kontakte oss om nedbetaling.`),
  },
  {
    ...{ handle: 'demand', name: 'Betalingsoppfordring', kind: 'letter', language: 'nb', isDemand: true },
    subject: 'Betalingsoppfordring: sak {{ case.journalNumber }}',
    body: letter(`{{ collector.name }} har fått i oppdrag av {{ creditor.name }}{% if creditor.identifier != "" %} (org.nr. {{ creditor.identifier }}){% endif %}{% if creditor.address != "" %}, {{ creditor.address }},{% endif %} å kreve inn kravet nedenfor. Dette er en betalingsoppfordring etter inkassoloven § 10. Kundenummeret ditt hos kreditor er {{ case.reference }}.

# Kravet

{{ vouchers | table }}

- Hovedstol: {{ balance.principal | money }}
- Forsinkelsesrenter: {{ balance.interest | money }}
- Gebyrer: {{ balance.fees | money }}
- Inkassokostnader: {{ balance.costs | money }}
- Totalt å betale: **{{ balance.outstanding | money }}**

# Frist

Betal eller kom med innsigelser innen **{{ deadline | date }}**.

${howToPay()}Skjer ingen av delene, kan vi kreve inn beløpet rettslig, og det kan gjøre kravet dyrere.

# Er du uenig?

Skriv til oss innen fristen hvis du har innsigelser mot kravet, så behandler vi dem før vi går videre. Kan du ikke betale alt på én gang, kan du kontakte oss om en nedbetalingsplan.

# Opplysningene dine

Vi har fått navnet ditt, adressen din og opplysningene om kravet fra kreditor og behandler dem for å kreve inn kravet. Du kan be om innsyn i dem.`),
  },
  {
    ...{ handle: 'payment-confirmation', name: 'Kvittering', kind: 'letter', language: 'nb' },
    subject: 'Kvittering for betaling: sak {{ case.journalNumber }}',
    body: letter(`{% if balance.paid > 0 %}Takk for betalingen til {{ creditor.name }}. Vi har til sammen registrert {{ balance.paid | money }}.{% else %}Vi har ennå ikke registrert noen betaling til {{ creditor.name }}.{% endif %}

{{ vouchers | table }}

{% if balance.outstanding == 0 %}Det er ikke mer å betale i saken.{% else %}Det gjenstår {{ balance.outstanding | money }}.{% endif %}`),
  },
  {
    ...{ handle: 'reminder', name: 'Purring på e-post', kind: 'email', language: 'nb' },
    subject: 'Purring: sak {{ case.journalNumber }}',
    body: email(`{% if balance.outstanding > 0 %}<p>Vi skriver til deg på vegne av {{ creditor.name }} i sak {{ case.journalNumber }}. Vi har ikke registrert full betaling og ber deg betale innen {{ deadline | date }}.</p>
<p>Er du uenig, eller har du spørsmål, ber vi deg svare oss innen fristen.</p>{% else %}<p>Vi skriver til deg på vegne av {{ creditor.name }} i sak {{ case.journalNumber }}. Det er ikke noe å betale i saken akkurat nå.</p>{% endif %}`),
  },
  {
    ...{ handle: 'demand', name: 'Betalingsoppfordring på e-post', kind: 'email', language: 'nb' },
    subject: 'Melding fra {{ collector.name }}: sak {{ case.journalNumber }}',
    body: email(
      `{% if case.demandSentAt != "" %}<p>Vi sendte deg {{ case.demandSentAt | date }} en betalingsoppfordring på vegne av {{ creditor.name }} i sak {{ case.journalNumber }}. Les den, og betal eller svar oss innen {{ deadline | date }}.</p>{% else %}<p>{{ creditor.name }} har bedt oss om å kreve inn et krav i sak {{ case.journalNumber }}. Svar på denne e-posten hvis du har spørsmål om kravet.</p>{% endif %}`,
    ),
  },
  {
    ...{ handle: 'payment-confirmation', name: 'Kvittering på e-post', kind: 'email', language: 'nb' },
    subject: 'Om betalingen din: sak {{ case.journalNumber }}',
    body: email(
      `{% if balance.paid > 0 %}<p>Takk, vi har registrert betaling til {{ creditor.name }} i sak {{ case.journalNumber }}.{% if balance.outstanding == 0 %} Det er ikke mer å betale.{% endif %}</p>{% else %}<p>Vi har ennå ikke registrert noen betaling til {{ creditor.name }} i sak {{ case.journalNumber }}.</p>{% endif %}`,
    ),
  },
]

function howToPay(): string {
  return `{% if payment.account != "" %}Betal til konto {{ payment.account }} og merk betalingen med {{ payment.reference }}.{% if payment.machineReference != "" %} Du kan også betale med KID {{ payment.machineReference }}.{% endif %}

{% endif %}`
}

/** Greets the recipient; see the letters in Danish for who learns what. */
function letter(toDebtor: string): string {
  return `Hei {{ recipient.name }}

{% if recipient.isDebtor %}${toDebtor}{% elsif recipient.isRepresentative %}Vi skriver til deg fordi du representerer {{ debtor.name }} i sak {{ case.journalNumber }}, som vi behandler for {{ creditor.name }}. Kravet er rettet mot {{ debtor.name }}.

{{ vouchers | table }}

{% if balance.outstanding > 0 %}{{ debtor.name }} må betale **{{ balance.outstanding | money }}** innen **{{ deadline | date }}**. Innsigelser mot kravet må sendes til oss innen fristen.{% else %}Det er ikke noe å betale i saken.{% endif %}{% else %}Vi skriver om sak {{ case.journalNumber }}, som vi behandler for {{ creditor.name }}. Svar på dette brevet hvis du har spørsmål.{% endif %}

Vennlig hilsen
{{ collector.name }}`
}

function email(toDebtor: string): string {
  return `<p>Hei{% if recipient.name != "" %} {{ recipient.name }}{% endif %}</p>
{% if recipient.isDebtor %}${toDebtor}{% else %}<p>Vi skriver om sak {{ case.journalNumber }}, som vi behandler for {{ creditor.name }}. Svar på denne e-posten hvis du har spørsmål.</p>{% endif %}
<p>Vennlig hilsen<br>{{ collector.name }}</p>`
}
