import type { TemplateInput } from './templates.schemas.ts'

/**
 * The templates for Sweden. The demand contains what inkassolagen § 5 asks for: the creditor, the claim with principal,
 * interest and costs apart, the deadline, and what happens after it. The e-mails contain no amounts.
 */
export const swedishTemplates: readonly TemplateInput[] = [
  {
    ...{ handle: 'reminder', name: 'Påminnelse', kind: 'letter', language: 'sv' },
    subject: 'Påminnelse: ärende {{ case.journalNumber }}',
    body: letter(`Vi kan inte se att {{ creditor.name }} har fått full betalning. Har du redan betalat kan du bortse från det här brevet.

{{ vouchers | table }}

Vi ber dig betala **{{ balance.outstanding | money }}** senast den **{{ deadline | date }}**.

${howToPay()}Om du inte håller med om kravet, eller inte kan betala allt på en gång, skriv till oss före det datumet.`),
  },
  {
    ...{ handle: 'demand', name: 'Inkassokrav', kind: 'letter', language: 'sv', isDemand: true },
    subject: 'Inkassokrav: ärende {{ case.journalNumber }}',
    body: letter(`{{ collector.name }} har fått i uppdrag av {{ creditor.name }}{% if creditor.identifier != "" %} (org.nr {{ creditor.identifier }}){% endif %}{% if creditor.address != "" %}, {{ creditor.address }},{% endif %} att driva in fordran nedan. Ditt kundnummer hos fordringsägaren är {{ case.reference }}.

# Fordran

{{ vouchers | table }}

- Kapitalbelopp: {{ balance.principal | money }}
- Ränta: {{ balance.interest | money }}
- Avgifter: {{ balance.fees | money }}
- Inkassokostnader: {{ balance.costs | money }}
- Totalt att betala: **{{ balance.outstanding | money }}**

# Sista dag att betala

Betala senast den **{{ deadline | date }}**.

${howToPay()}Om du inte betalar i tid kan vi ansöka om betalningsföreläggande hos Kronofogden, och då kan det bli dyrare för dig.

# Håller du inte med?

Skriv till oss före sista betalningsdag om du har invändningar mot kravet, så utreder vi dem innan vi går vidare. Om du inte kan betala allt på en gång, kontakta oss om en avbetalningsplan.

# Dina uppgifter

Vi har fått ditt namn, din adress och uppgifterna om fordran från fordringsägaren och behandlar dem för att driva in fordran. Du har rätt att få veta vilka uppgifter vi har.`),
  },
  {
    ...{ handle: 'payment-confirmation', name: 'Betalningsbekräftelse', kind: 'letter', language: 'sv' },
    subject: 'Bekräftelse på betalning: ärende {{ case.journalNumber }}',
    body: letter(`{% if balance.paid > 0 %}Tack för din betalning till {{ creditor.name }}. Vi har sammanlagt registrerat {{ balance.paid | money }}.{% else %}Vi har ännu inte registrerat någon betalning till {{ creditor.name }}.{% endif %}

{{ vouchers | table }}

{% if balance.outstanding == 0 %}Det finns inget mer att betala i ärendet.{% else %}{{ balance.outstanding | money }} återstår att betala.{% endif %}`),
  },
  {
    ...{ handle: 'reminder', name: 'Påminnelse via e-post', kind: 'email', language: 'sv' },
    subject: 'Påminnelse: ärende {{ case.journalNumber }}',
    body: email(`{% if balance.outstanding > 0 %}<p>Vi skriver till dig på uppdrag av {{ creditor.name }} i ärende {{ case.journalNumber }}. Vi har inte registrerat full betalning och ber dig betala senast den {{ deadline | date }}.</p>
<p>Om du inte håller med eller har frågor, svara oss före det datumet.</p>{% else %}<p>Vi skriver till dig på uppdrag av {{ creditor.name }} i ärende {{ case.journalNumber }}. Det finns inget att betala i ärendet just nu.</p>{% endif %}`),
  },
  {
    ...{ handle: 'demand', name: 'Inkassokrav via e-post', kind: 'email', language: 'sv' },
    subject: 'Meddelande från {{ collector.name }}: ärende {{ case.journalNumber }}',
    body: email(
      `{% if case.demandSentAt != "" %}<p>Den {{ case.demandSentAt | date }} skickade vi ett inkassokrav till dig på uppdrag av {{ creditor.name }} i ärende {{ case.journalNumber }}. Läs det, och betala eller svara oss senast den {{ deadline | date }}.</p>{% else %}<p>{{ creditor.name }} har bett oss att driva in en fordran i ärende {{ case.journalNumber }}. Svara på det här mejlet om du har frågor om kravet.</p>{% endif %}`,
    ),
  },
  {
    ...{ handle: 'payment-confirmation', name: 'Betalningsbekräftelse via e-post', kind: 'email', language: 'sv' },
    subject: 'Om din betalning: ärende {{ case.journalNumber }}',
    body: email(
      `{% if balance.paid > 0 %}<p>Tack, vi har registrerat betalning till {{ creditor.name }} i ärende {{ case.journalNumber }}.{% if balance.outstanding == 0 %} Det finns inget mer att betala.{% endif %}</p>{% else %}<p>Vi har ännu inte registrerat någon betalning till {{ creditor.name }} i ärende {{ case.journalNumber }}.</p>{% endif %}`,
    ),
  },
]

function howToPay(): string {
  return `{% if payment.account != "" %}Betala till konto {{ payment.account }} och ange {{ payment.reference }} som meddelande.{% if payment.machineReference != "" %} Du kan också betala med OCR-nummer {{ payment.machineReference }}.{% endif %}

{% endif %}`
}

/** Greets the recipient; see the letters in Danish for who learns what. */
function letter(toDebtor: string): string {
  return `Hej {{ recipient.name }}

{% if recipient.isDebtor %}${toDebtor}{% elsif recipient.isRepresentative %}Vi skriver till dig eftersom du företräder {{ debtor.name }} i ärende {{ case.journalNumber }}, som vi handlägger för {{ creditor.name }}. Kravet är riktat mot {{ debtor.name }}.

{{ vouchers | table }}

{% if balance.outstanding > 0 %}{{ debtor.name }} ska betala **{{ balance.outstanding | money }}** senast den **{{ deadline | date }}**. Invändningar mot kravet ska skickas till oss före det datumet.{% else %}Det finns inget att betala i ärendet.{% endif %}{% else %}Vi skriver om ärende {{ case.journalNumber }}, som vi handlägger för {{ creditor.name }}. Svara på det här brevet om du har frågor.{% endif %}

Med vänlig hälsning
{{ collector.name }}`
}

function email(toDebtor: string): string {
  return `<p>Hej{% if recipient.name != "" %} {{ recipient.name }}{% endif %}</p>
{% if recipient.isDebtor %}${toDebtor}{% else %}<p>Vi skriver om ärende {{ case.journalNumber }}, som vi handlägger för {{ creditor.name }}. Svara på det här mejlet om du har frågor.</p>{% endif %}
<p>Med vänlig hälsning<br>{{ collector.name }}</p>`
}
