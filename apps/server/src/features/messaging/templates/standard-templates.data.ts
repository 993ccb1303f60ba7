import type { TemplateInput } from './templates.schemas.ts'

/**
 * The templates that a tenant is born with, for it to make its own. The demand holds what inkassoloven §10 asks for:
 * every fact needed to judge the claim, a deadline, and what happens when it has passed. E-mails say no amounts: what
 * somebody owes is confidential, and stands in the letter that goes along.
 */
export const standardTemplates: readonly TemplateInput[] = [
  {
    ...{ handle: 'reminder', name: 'Rykkerbrev', kind: 'letter', language: 'da' },
    subject: 'Rykker: sag {{ case.journalNumber }}',
    body: `Kære {{ debtor.name }}

Vi har ikke registreret fuld betaling til {{ creditor.name }}. Har du betalt i mellemtiden, kan du se bort fra dette brev.

{{ vouchers | table }}

Vi beder dig betale **{{ balance.outstanding | money }}** senest **{{ deadline | date }}**.

{% if payment.account != "" %}Betal til konto {{ payment.account }} og skriv {{ payment.reference }} på betalingen.

{% endif %}Er du uenig i kravet, eller kan du ikke betale det hele på én gang, så skriv til os inden fristen.

Med venlig hilsen
{{ collector.name }}`,
  },
  {
    ...{ handle: 'reminder', name: 'Reminder letter', kind: 'letter', language: 'en' },
    subject: 'Reminder: case {{ case.journalNumber }}',
    body: `Dear {{ debtor.name }}

We have not registered full payment to {{ creditor.name }}. If you have paid in the meantime, please disregard this letter.

{{ vouchers | table }}

Please pay **{{ balance.outstanding | money }}** no later than **{{ deadline | date }}**.

{% if payment.account != "" %}Pay to account {{ payment.account }} and write {{ payment.reference }} on the payment.

{% endif %}If you dispute the claim, or cannot pay all of it at once, please write to us before the deadline.

Kind regards
{{ collector.name }}`,
  },
  {
    ...{ handle: 'demand', name: 'Inkassopåkrav', kind: 'letter', language: 'da' },
    subject: 'Påkrav efter inkassolovens § 10: sag {{ case.journalNumber }}',
    body: `Kære {{ debtor.name }}

{{ collector.name }} er af {{ creditor.name }}{% if creditor.identifier != "" %} (CVR {{ creditor.identifier }}){% endif %}{% if creditor.address != "" %}, {{ creditor.address }},{% endif %} bedt om at inddrive kravet nedenfor. Kundenummeret hos kreditor er {{ case.reference }}.

# Kravet

{{ vouchers | table }}

- Hovedstol: {{ balance.principal | money }}
- Renter: {{ balance.interest | money }}
- Gebyrer: {{ balance.fees | money }}
- Omkostninger: {{ balance.costs | money }}
- I alt at betale: **{{ balance.outstanding | money }}**

# Frist

Betal senest **{{ deadline | date }}**. Betaler du inden fristen, kommer der ikke flere omkostninger på kravet.

{% if payment.account != "" %}Betal til konto {{ payment.account }} og skriv {{ payment.reference }} på betalingen.

{% endif %}Er fristen overskredet, kan vi gå videre med inddrivelsen, også ved retten, og det kan gøre kravet dyrere.

# Er du uenig?

Skriv til os inden fristen, hvis du har indsigelser mod kravet, så behandler vi dem, før vi gør mere. Kan du ikke betale det hele på én gang, så kontakt os om en ordning.

# Dine oplysninger

Vi har fået dit navn, din adresse og oplysningerne om kravet af kreditor og behandler dem for at inddrive kravet. Du kan bede om indsigt i dem.

Med venlig hilsen
{{ collector.name }}`,
  },
  {
    ...{ handle: 'demand', name: 'Demand letter', kind: 'letter', language: 'en' },
    subject: 'Demand under section 10 of the Danish Debt Collection Act: case {{ case.journalNumber }}',
    body: `Dear {{ debtor.name }}

{{ creditor.name }}{% if creditor.identifier != "" %} (company number {{ creditor.identifier }}){% endif %}{% if creditor.address != "" %}, {{ creditor.address }},{% endif %} has asked {{ collector.name }} to collect the claim below. Your customer number with the creditor is {{ case.reference }}.

# The claim

{{ vouchers | table }}

- Principal: {{ balance.principal | money }}
- Interest: {{ balance.interest | money }}
- Fees: {{ balance.fees | money }}
- Costs: {{ balance.costs | money }}
- To pay in all: **{{ balance.outstanding | money }}**

# Deadline

Please pay no later than **{{ deadline | date }}**. If you pay before the deadline, no further costs are added to the claim.

{% if payment.account != "" %}Pay to account {{ payment.account }} and write {{ payment.reference }} on the payment.

{% endif %}After the deadline we may go on to collect the claim, also through the court, and that can make it more expensive.

# Do you disagree?

If you dispute the claim, write to us before the deadline; we then look into it before we do anything more. If you cannot pay all of it at once, contact us about an arrangement.

# Your data

We received your name, your address and what is said about the claim from the creditor, and use them to collect the claim. You may ask to see them.

Kind regards
{{ collector.name }}`,
  },
  {
    ...{ handle: 'payment-confirmation', name: 'Kvittering', kind: 'letter', language: 'da' },
    subject: 'Kvittering for betaling: sag {{ case.journalNumber }}',
    body: `Kære {{ debtor.name }}

{% if balance.paid > 0 %}Tak for din betaling til {{ creditor.name }}. Vi har i alt registreret {{ balance.paid | money }}.{% else %}Vi har endnu ikke registreret nogen betaling til {{ creditor.name }}.{% endif %}

{{ vouchers | table }}

{% if balance.outstanding == 0 %}Der er ikke mere at betale på sagen.{% else %}Der mangler fortsat {{ balance.outstanding | money }}.{% endif %}

Med venlig hilsen
{{ collector.name }}`,
  },
  {
    ...{ handle: 'payment-confirmation', name: 'Payment confirmation', kind: 'letter', language: 'en' },
    subject: 'Confirmation of payment: case {{ case.journalNumber }}',
    body: `Dear {{ debtor.name }}

{% if balance.paid > 0 %}Thank you for your payment to {{ creditor.name }}. We have registered {{ balance.paid | money }} in all.{% else %}We have not yet registered any payment to {{ creditor.name }}.{% endif %}

{{ vouchers | table }}

{% if balance.outstanding == 0 %}There is nothing more to pay on the case.{% else %}{{ balance.outstanding | money }} is still outstanding.{% endif %}

Kind regards
{{ collector.name }}`,
  },
  {
    ...{ handle: 'reminder', name: 'Rykker pr. e-mail', kind: 'email', language: 'da' },
    subject: 'Rykker: sag {{ case.journalNumber }}',
    body: emailDa(`{% if balance.outstanding > 0 %}<p>Vi skriver til dig på vegne af {{ creditor.name }} i sag {{ case.journalNumber }}. Vi har ikke registreret fuld betaling og beder dig betale senest {{ deadline | date }}.</p>
<p>Er du uenig, eller har du spørgsmål, så svar os inden fristen.</p>{% else %}<p>Vi skriver til dig på vegne af {{ creditor.name }} i sag {{ case.journalNumber }}. Der er ikke noget at betale på sagen lige nu.</p>{% endif %}`),
  },
  {
    ...{ handle: 'reminder', name: 'Reminder by e-mail', kind: 'email', language: 'en' },
    subject: 'Reminder: case {{ case.journalNumber }}',
    body: emailEn(`{% if balance.outstanding > 0 %}<p>We write to you on behalf of {{ creditor.name }} in case {{ case.journalNumber }}. We have not registered full payment and ask you to pay no later than {{ deadline | date }}.</p>
<p>If you disagree or have questions, please answer us before the deadline.</p>{% else %}<p>We write to you on behalf of {{ creditor.name }} in case {{ case.journalNumber }}. There is nothing to pay on the case at the moment.</p>{% endif %}`),
  },
  {
    ...{ handle: 'demand', name: 'Inkassopåkrav pr. e-mail', kind: 'email', language: 'da' },
    subject: 'Besked fra {{ collector.name }}: sag {{ case.journalNumber }}',
    body: emailDa(
      `{% if case.demandSentAt != "" %}<p>Vi sendte dig den {{ case.demandSentAt | date }} et påkrav på vegne af {{ creditor.name }} i sag {{ case.journalNumber }}. Læs det, og betal eller svar os senest {{ deadline | date }}.</p>{% else %}<p>{{ creditor.name }} har bedt os om at inddrive et krav i sag {{ case.journalNumber }}. Svar på denne e-mail, hvis du har spørgsmål til kravet.</p>{% endif %}`,
    ),
  },
  {
    ...{ handle: 'demand', name: 'Demand by e-mail', kind: 'email', language: 'en' },
    subject: 'Message from {{ collector.name }}: case {{ case.journalNumber }}',
    body: emailEn(
      `{% if case.demandSentAt != "" %}<p>On {{ case.demandSentAt | date }} we sent you a demand on behalf of {{ creditor.name }} in case {{ case.journalNumber }}. Please read it, and pay or answer us no later than {{ deadline | date }}.</p>{% else %}<p>{{ creditor.name }} has asked us to collect a claim in case {{ case.journalNumber }}. Please answer this e-mail if you have questions about it.</p>{% endif %}`,
    ),
  },
  {
    ...{ handle: 'payment-confirmation', name: 'Kvittering pr. e-mail', kind: 'email', language: 'da' },
    subject: 'Om betaling: sag {{ case.journalNumber }}',
    body: emailDa(
      `{% if balance.paid > 0 %}<p>Tak, vi har registreret betaling til {{ creditor.name }} i sag {{ case.journalNumber }}.{% if balance.outstanding == 0 %} Der er ikke mere at betale.{% endif %}</p>{% else %}<p>Vi har endnu ikke registreret betaling til {{ creditor.name }} i sag {{ case.journalNumber }}.</p>{% endif %}`,
    ),
  },
  {
    ...{ handle: 'payment-confirmation', name: 'Payment confirmation by e-mail', kind: 'email', language: 'en' },
    subject: 'About your payment: case {{ case.journalNumber }}',
    body: emailEn(
      `{% if balance.paid > 0 %}<p>Thank you, we have registered payment to {{ creditor.name }} in case {{ case.journalNumber }}.{% if balance.outstanding == 0 %} There is nothing more to pay.{% endif %}</p>{% else %}<p>We have not yet registered any payment to {{ creditor.name }} in case {{ case.journalNumber }}.</p>{% endif %}`,
    ),
  },
]

/** Greets who reads it, and tells somebody who is not behind the customer no more than what it is about. */
function emailDa(toDebtor: string): string {
  return `<p>{% if recipient.name != "" %}Kære {{ recipient.name }}{% else %}Hej{% endif %}</p>
{% if recipient.isDebtor %}${toDebtor}{% else %}<p>Vi skriver om sag {{ case.journalNumber }}, som vi behandler for {{ creditor.name }}. Svar på denne e-mail, hvis du har spørgsmål.</p>{% endif %}
<p>Med venlig hilsen<br>{{ collector.name }}</p>`
}

function emailEn(toDebtor: string): string {
  return `<p>{% if recipient.name != "" %}Dear {{ recipient.name }}{% else %}Hello{% endif %}</p>
{% if recipient.isDebtor %}${toDebtor}{% else %}<p>We write about case {{ case.journalNumber }}, which we handle for {{ creditor.name }}. Please answer this e-mail if you have questions.</p>{% endif %}
<p>Kind regards<br>{{ collector.name }}</p>`
}
