import { norwegianTemplates } from './standard-templates.nb.data.ts'
import { swedishTemplates } from './standard-templates.sv.data.ts'
import type { TemplateInput } from './templates.schemas.ts'

/**
 * The templates that every tenant starts with and can change. The demand contains what inkassoloven § 10 requires: every
 * fact needed to assess the claim, a deadline, and the consequences of missing it. E-mails contain no amounts: debts are
 * confidential, and are only in the letter.
 */
export const standardTemplates: readonly TemplateInput[] = [
  {
    ...{ handle: 'reminder', name: 'Rykkerbrev', kind: 'letter', language: 'da' },
    subject: 'Rykker: sag {{ case.journalNumber }}',
    body: letterDa(`Vi har ikke registreret fuld betaling til {{ creditor.name }}. Har du betalt i mellemtiden, kan du se bort fra dette brev.

{{ vouchers | table }}

Vi beder dig betale **{{ balance.outstanding | money }}** senest **{{ deadline | date }}**.

{% if payment.account != "" %}Betal til konto {{ payment.account }} og skriv {{ payment.reference }} på betalingen.{% if payment.machineReference != "" %} Du kan også betale med betalingslinjen {{ payment.machineReference }}.{% endif %}

{% endif %}Er du uenig i kravet, eller kan du ikke betale det hele på én gang, så skriv til os inden fristen.`),
  },
  {
    ...{ handle: 'reminder', name: 'Reminder letter', kind: 'letter', language: 'en' },
    subject: 'Reminder: case {{ case.journalNumber }}',
    body: letterEn(`We have not registered full payment to {{ creditor.name }}. If you have paid in the meantime, please disregard this letter.

{{ vouchers | table }}

Please pay **{{ balance.outstanding | money }}** no later than **{{ deadline | date }}**.

{% if payment.account != "" %}Pay to account {{ payment.account }} and write {{ payment.reference }} on the payment.{% if payment.machineReference != "" %} You can also pay with the payment reference {{ payment.machineReference }}.{% endif %}

{% endif %}If you dispute the claim, or cannot pay all of it at once, please write to us before the deadline.`),
  },
  {
    ...{ handle: 'collection-notice', name: 'Norwegian collection notice', kind: 'letter', language: 'en' },
    subject: 'Notice of debt collection (inkassovarsel): case {{ case.journalNumber }}',
    body: letterEn(`This is a notice under section 9 of the Norwegian Debt Collection Act. The claim below of {{ creditor.name }} is overdue.

{{ vouchers | table }}

You have to pay **{{ balance.outstanding | money }}** no later than **{{ deadline | date }}**. If you do not, the claim may be sent to debt collection, which can increase the costs.

{% if payment.account != "" %}Pay to account {{ payment.account }} and write {{ payment.reference }} on the payment.{% if payment.machineReference != "" %} You can also pay with the payment reference {{ payment.machineReference }}.{% endif %}

{% endif %}If you dispute the claim, or cannot pay all of it at once, please write to us before the deadline.`),
  },
  {
    ...{ handle: 'demand', name: 'Inkassopåkrav', kind: 'letter', language: 'da', isDemand: true },
    subject: 'Påkrav efter inkassolovens § 10: sag {{ case.journalNumber }}',
    body: letterDa(`{{ collector.name }} er af {{ creditor.name }}{% if creditor.identifier != "" %} (CVR {{ creditor.identifier }}){% endif %}{% if creditor.address != "" %}, {{ creditor.address }},{% endif %} bedt om at inddrive kravet nedenfor. Kundenummeret hos kreditor er {{ case.reference }}.

# Kravet

{{ vouchers | table }}

- Hovedstol: {{ balance.principal | money }}
- Renter: {{ balance.interest | money }}
- Gebyrer: {{ balance.fees | money }}
- Omkostninger: {{ balance.costs | money }}
- I alt at betale: **{{ balance.outstanding | money }}**

# Frist

Betal senest **{{ deadline | date }}**. Betaler du inden fristen, kommer der ikke flere omkostninger på kravet.

{% if payment.account != "" %}Betal til konto {{ payment.account }} og skriv {{ payment.reference }} på betalingen.{% if payment.machineReference != "" %} Du kan også betale med betalingslinjen {{ payment.machineReference }}.{% endif %}

{% endif %}Er fristen overskredet, kan vi gå videre med inddrivelsen, også ved retten, og det kan gøre kravet dyrere.

# Er du uenig?

Skriv til os inden fristen, hvis du har indsigelser mod kravet, så behandler vi dem, før vi går videre. Kan du ikke betale det hele på én gang, så kontakt os om en afdragsordning.

# Dine oplysninger

Vi har fået dit navn, din adresse og oplysningerne om kravet af kreditor og behandler dem for at inddrive kravet. Du kan bede om indsigt i dem.`),
  },
  {
    ...{ handle: 'demand', name: 'Demand letter', kind: 'letter', language: 'en', isDemand: true },
    subject: 'Formal demand for payment: case {{ case.journalNumber }}',
    body: letterEn(`{{ creditor.name }}{% if creditor.identifier != "" %} (company number {{ creditor.identifier }}){% endif %}{% if creditor.address != "" %}, {{ creditor.address }},{% endif %} has asked {{ collector.name }} to collect the claim below. Your customer number with the creditor is {{ case.reference }}.

# The claim

{{ vouchers | table }}

- Principal: {{ balance.principal | money }}
- Interest: {{ balance.interest | money }}
- Fees: {{ balance.fees | money }}
- Costs: {{ balance.costs | money }}
- Total to pay: **{{ balance.outstanding | money }}**

# Deadline

Please pay no later than **{{ deadline | date }}**. If you pay before the deadline, no further costs are added to the claim.

{% if payment.account != "" %}Pay to account {{ payment.account }} and write {{ payment.reference }} on the payment.{% if payment.machineReference != "" %} You can also pay with the payment reference {{ payment.machineReference }}.{% endif %}

{% endif %}After the deadline we may take further steps to collect the claim, including through the courts, which can increase the costs.

# Do you disagree?

If you dispute the claim, write to us before the deadline and we will look into it before taking any further steps. If you cannot pay all of it at once, contact us about a payment arrangement.

# Your data

We received your name, your address and the details of the claim from the creditor, and process them to collect the claim. You have the right to access them.`),
  },
  {
    ...{ handle: 'payment-order', name: 'Betalingspåkrav, oplysninger', kind: 'letter', language: 'da' },
    subject: 'Betalingspåkrav i sag {{ case.journalNumber }}: {{ creditor.name }} mod {{ debtor.name }}',
    body: `Oplysninger til betalingspåkravet i sag {{ case.journalNumber }}, opgjort den {{ today | date }}.

# Kreditor

{{ creditor.name }}{% if creditor.identifier != "" %}, CVR {{ creditor.identifier }}{% endif %}{% if creditor.address != "" %}, {{ creditor.address }}{% endif %}

Repræsenteret af {{ collector.name }}{% if collector.identifier != "" %}, CVR {{ collector.identifier }}{% endif %}.

# Skyldner

{{ debtor.name }}{% if debtor.identifier != "" %}, CVR {{ debtor.identifier }}{% endif %}, {{ debtor.address }}

# Kravet

{{ vouchers | table }}

- Hovedstol: {{ balance.principal | money }}
- Renter til og med {{ today | date }}: {{ balance.interest | money }}
- Gebyrer: {{ balance.fees | money }}
- I alt: **{{ balance.outstanding | minus: balance.costs | money }}**
- Udenretlige omkostninger, som kræves særskilt: {{ balance.costs | money }}

# Påkrav

{% if case.demandSentAt != "" %}Påkrav efter inkassolovens § 10 er sendt den {{ case.demandSentAt | date }}.{% else %}Der er ikke registreret noget påkrav.{% endif %}`,
  },
  {
    ...{ handle: 'payment-order', name: 'Payment order data', kind: 'letter', language: 'en' },
    subject: 'Payment order in case {{ case.journalNumber }}: {{ creditor.name }} v {{ debtor.name }}',
    body: `Details for the payment order in case {{ case.journalNumber }}, as at {{ today | date }}.

# Creditor

{{ creditor.name }}{% if creditor.identifier != "" %}, company number {{ creditor.identifier }}{% endif %}{% if creditor.address != "" %}, {{ creditor.address }}{% endif %}

Represented by {{ collector.name }}{% if collector.identifier != "" %}, company number {{ collector.identifier }}{% endif %}.

# Debtor

{{ debtor.name }}{% if debtor.identifier != "" %}, company number {{ debtor.identifier }}{% endif %}, {{ debtor.address }}

# The claim

{{ vouchers | table }}

- Principal: {{ balance.principal | money }}
- Interest up to and including {{ today | date }}: {{ balance.interest | money }}
- Fees: {{ balance.fees | money }}
- Total: **{{ balance.outstanding | minus: balance.costs | money }}**
- Out-of-court costs, claimed separately: {{ balance.costs | money }}

# Demand

{% if case.demandSentAt != "" %}A demand under section 10 of the Danish Debt Collection Act was sent on {{ case.demandSentAt | date }}.{% else %}No demand is recorded.{% endif %}`,
  },
  {
    ...{ handle: 'payment-confirmation', name: 'Kvittering', kind: 'letter', language: 'da' },
    subject: 'Kvittering for betaling: sag {{ case.journalNumber }}',
    body: letterDa(`{% if balance.paid > 0 %}Tak for din betaling til {{ creditor.name }}. Vi har i alt registreret {{ balance.paid | money }}.{% else %}Vi har endnu ikke registreret nogen betaling til {{ creditor.name }}.{% endif %}

{{ vouchers | table }}

{% if balance.outstanding == 0 %}Der er ikke mere at betale på sagen.{% else %}Der mangler fortsat {{ balance.outstanding | money }}.{% endif %}`),
  },
  {
    ...{ handle: 'payment-confirmation', name: 'Payment confirmation', kind: 'letter', language: 'en' },
    subject: 'Confirmation of payment: case {{ case.journalNumber }}',
    body: letterEn(`{% if balance.paid > 0 %}Thank you for your payment to {{ creditor.name }}. We have registered {{ balance.paid | money }} in total.{% else %}We have not yet registered any payment to {{ creditor.name }}.{% endif %}

{{ vouchers | table }}

{% if balance.outstanding == 0 %}There is nothing more to pay on the case.{% else %}{{ balance.outstanding | money }} is still outstanding.{% endif %}`),
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
    body: emailEn(`{% if balance.outstanding > 0 %}<p>We are writing to you on behalf of {{ creditor.name }} in case {{ case.journalNumber }}. We have not registered full payment and ask you to pay no later than {{ deadline | date }}.</p>
<p>If you disagree or have questions, please reply before the deadline.</p>{% else %}<p>We are writing to you on behalf of {{ creditor.name }} in case {{ case.journalNumber }}. There is nothing to pay on the case at the moment.</p>{% endif %}`),
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
      `{% if case.demandSentAt != "" %}<p>On {{ case.demandSentAt | date }} we sent you a demand on behalf of {{ creditor.name }} in case {{ case.journalNumber }}. Please read it, and pay or reply no later than {{ deadline | date }}.</p>{% else %}<p>{{ creditor.name }} has asked us to collect a claim in case {{ case.journalNumber }}. Please reply to this e-mail if you have questions about it.</p>{% endif %}`,
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
  ...norwegianTemplates,
  ...swedishTemplates,
]

/**
 * Greets the recipient. A representative learns what the debtor is asked for; anybody else only learns which case it is
 * about.
 */
function letterDa(toDebtor: string): string {
  return `Kære {{ recipient.name }}

{% if recipient.isDebtor %}${toDebtor}{% elsif recipient.isRepresentative %}Vi skriver til dig, fordi du repræsenterer {{ debtor.name }} i sag {{ case.journalNumber }}, som vi behandler for {{ creditor.name }}. Kravet er rettet mod {{ debtor.name }}.

{{ vouchers | table }}

{% if balance.outstanding > 0 %}{{ debtor.name }} skal betale **{{ balance.outstanding | money }}** senest **{{ deadline | date }}**. Indsigelser mod kravet skal sendes til os inden fristen.{% else %}Der er ikke noget at betale på sagen.{% endif %}{% else %}Vi skriver om sag {{ case.journalNumber }}, som vi behandler for {{ creditor.name }}. Svar på dette brev, hvis du har spørgsmål.{% endif %}

Med venlig hilsen
{{ collector.name }}`
}

function letterEn(toDebtor: string): string {
  return `Dear {{ recipient.name }}

{% if recipient.isDebtor %}${toDebtor}{% elsif recipient.isRepresentative %}We are writing to you because you represent {{ debtor.name }} in case {{ case.journalNumber }}, which we handle for {{ creditor.name }}. The claim is against {{ debtor.name }}.

{{ vouchers | table }}

{% if balance.outstanding > 0 %}{{ debtor.name }} has to pay **{{ balance.outstanding | money }}** no later than **{{ deadline | date }}**. Any objections must be sent to us before the deadline.{% else %}There is nothing to pay on the case.{% endif %}{% else %}We are writing about case {{ case.journalNumber }}, which we handle for {{ creditor.name }}. Please reply to this letter if you have questions.{% endif %}

Kind regards
{{ collector.name }}`
}

/** Greets the recipient. A recipient who does not owe the debt only learns which case it is about. */
function emailDa(toDebtor: string): string {
  return `<p>{% if recipient.name != "" %}Kære {{ recipient.name }}{% else %}Hej{% endif %}</p>
{% if recipient.isDebtor %}${toDebtor}{% else %}<p>Vi skriver om sag {{ case.journalNumber }}, som vi behandler for {{ creditor.name }}. Svar på denne e-mail, hvis du har spørgsmål.</p>{% endif %}
<p>Med venlig hilsen<br>{{ collector.name }}</p>`
}

function emailEn(toDebtor: string): string {
  return `<p>{% if recipient.name != "" %}Dear {{ recipient.name }}{% else %}Hello{% endif %}</p>
{% if recipient.isDebtor %}${toDebtor}{% else %}<p>We are writing about case {{ case.journalNumber }}, which we handle for {{ creditor.name }}. Please reply to this e-mail if you have questions.</p>{% endif %}
<p>Kind regards<br>{{ collector.name }}</p>`
}
