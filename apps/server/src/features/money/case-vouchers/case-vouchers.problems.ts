import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'voucher-already-reversed': {
      status: 422,
      en: {
        title: 'The case voucher has already been reversed',
        meaning: 'A case voucher can be reversed only once.',
        howToFix: 'Nothing needs to be done. The reversal is in `reversedByCaseVoucherId`.',
      },
      da: {
        title: 'Bilaget er allerede tilbageført',
        meaning: 'Et bilag kan kun tilbageføres én gang.',
        howToFix: 'Du behøver ikke gøre noget. Tilbageførslen står i `reversedByCaseVoucherId`.',
      },
    },
    'voucher-from-bank': {
      status: 422,
      en: {
        title: 'The deposit belongs to a bank line',
        meaning:
          'A deposit that was booked for a bank line is reversed by undoing the line, so that its money is not lost.',
        howToFix: 'Undo the line with undo-bank-line, or on the bank page.',
      },
      da: {
        title: 'Indbetalingen hører til en banklinje',
        meaning:
          'En indbetaling, der er bogført for en banklinje, tilbageføres ved at fortryde linjen, så pengene ikke går tabt.',
        howToFix: 'Fortryd linjen med undo-bank-line eller på banksiden.',
      },
    },
    'payout-contact-required': {
      status: 422,
      en: {
        title: 'The voucher type requires a contact to pay out to',
        meaning:
          'A voucher of a type with a payout recipient needs a contact to pay out to, which cannot be given when a case is created.',
        howToFix: 'Create the case without this voucher, then add it with create-case-voucher and payoutContactId.',
      },
      da: {
        title: 'Bilagstypen kræver en kontakt at udbetale til',
        meaning:
          'Et bilag af en type med udbetalingsmodtager kræver en kontakt at udbetale til, og den kan ikke angives, når en sag oprettes.',
        howToFix: 'Opret sagen uden dette bilag, og tilføj det derefter med create-case-voucher og payoutContactId.',
      },
    },
    'payout-contact-not-allowed': {
      status: 422,
      en: {
        title: 'The voucher type does not allow a payout contact',
        meaning: 'Only vouchers of a type with a payout recipient are paid out to a contact.',
        howToFix: 'Omit payoutContactId, or use a voucher type with a payout recipient.',
      },
      da: {
        title: 'Bilagstypen kan ikke udbetales til en kontakt',
        meaning: 'Kun bilag af en type med udbetalingsmodtager udbetales til en kontakt.',
        howToFix: 'Udelad payoutContactId, eller brug en bilagstype med udbetalingsmodtager.',
      },
    },
    'contact-without-bank-account': {
      status: 422,
      en: {
        title: 'The contact has no bank account',
        meaning: 'Payouts go to the bank account of the contact, and this contact has none.',
        howToFix: 'Add a bank account to the contact, or choose another contact.',
      },
      da: {
        title: 'Kontakten har ingen bankkonto',
        meaning: 'Der udbetales til kontaktens bankkonto, og denne kontakt har ingen.',
        howToFix: 'Tilføj en bankkonto til kontakten, eller vælg en anden kontakt.',
      },
    },
    'case-total-too-large': {
      status: 422,
      en: {
        title: 'The total of the case is too large',
        meaning:
          'The debits of a case may add up to at most 9,007,199,254,740,991 minor units, and so may its credits.',
        howToFix: 'Check the amounts: they are in the minor unit of the currency.',
      },
      da: {
        title: 'Sagens samlede beløb er for stort',
        meaning:
          'Debet på en sag må højst være 9.007.199.254.740.991 i valutaens mindste enhed i alt, og det samme gælder kredit.',
        howToFix: 'Tjek beløbene: De er i valutaens mindste enhed.',
      },
    },
    'reversal-not-reversible': {
      status: 422,
      en: {
        title: 'A reversal cannot be reversed',
        meaning: 'The voucher reverses another one, and that is final.',
        howToFix: 'Add the original voucher again with create-case-voucher.',
      },
      da: {
        title: 'En tilbageførsel kan ikke tilbageføres',
        meaning: 'Bilaget tilbagefører et andet bilag, og det er endeligt.',
        howToFix: 'Tilføj det oprindelige bilag igen med create-case-voucher.',
      },
    },
    'charge-not-allowed': {
      status: 422,
      en: {
        title: 'The rule pack does not allow the charge',
        meaning:
          'Fees, costs and compensation are limited by law: how much, how often, how soon, and for whom. The problem names the pack, the rule, its source and, if waiting helps, the earliest lawful date.',
        howToFix: 'Leave the charge out, reduce it, or add it on or after earliestDate.',
      },
      da: {
        title: 'Regelpakken tillader ikke beløbet',
        meaning:
          'Gebyrer, omkostninger og kompensation er begrænset af loven: hvor meget, hvor ofte, hvor tidligt og over for hvem. Fejlen nævner pakken, reglen, kilden og den tidligste lovlige dato, hvis det hjælper at vente.',
        howToFix: 'Udelad beløbet, sæt det ned, eller tilføj det tidligst på earliestDate.',
      },
    },
    'debit-lapsed': {
      status: 422,
      en: {
        title: 'The debit has lapsed',
        meaning:
          'The limitation period of the debit has ended, so it was written off. The write-off cannot be undone, and nothing can be added to the debit.',
        howToFix:
          'If the debit did not lapse, record what interrupted the period (create-limitation-fact). To collect it nevertheless, use override-limitation-lapse with a reason.',
      },
      da: {
        title: 'Kravet er forældet',
        meaning:
          'Forældelsesfristen for bilaget er udløbet, så det er afskrevet. Afskrivningen kan ikke ophæves, og der kan ikke lægges noget til kravet.',
        howToFix:
          'Hvis kravet ikke er forældet, så registrér det, der afbrød fristen (create-limitation-fact). Skal det inddrives alligevel, så brug override-limitation-lapse med en begrundelse.',
      },
    },
    'voucher-disputed': {
      status: 422,
      en: {
        title: 'The debit is disputed',
        meaning:
          'No fees, costs or compensation can be added to a debit with an open dispute, or to a case whose claims are all disputed.',
        howToFix:
          'Decide the dispute first. A charge on another claim of the case refers to it in referenceCaseVoucherId.',
      },
      da: {
        title: 'Der er indsigelse mod bilaget',
        meaning:
          'Der kan ikke lægges gebyrer, omkostninger eller kompensation på et bilag med en åben indsigelse, eller på en sag, hvor der er indsigelse mod alle krav.',
        howToFix: 'Afgør indsigelsen først. Et gebyr for et andet krav på sagen peger på det i referenceCaseVoucherId.',
      },
    },
    'override-not-permitted': {
      status: 403,
      en: {
        title: 'Overriding a rule is not permitted',
        meaning: 'The charge is not allowed, and the caller may not override rules.',
        howToFix: 'Ask an administrator, or use a token with the scope write:rule-packs.',
      },
      da: {
        title: 'Det er ikke tilladt at tilsidesætte en regel',
        meaning: 'Beløbet er ikke tilladt, og du må ikke tilsidesætte regler.',
        howToFix: 'Spørg en administrator, eller brug et token med adgangen write:rule-packs.',
      },
    },
    'payout-not-reversible': {
      status: 422,
      en: {
        title: 'The voucher was paid out',
        meaning: 'The voucher created a payout to a contact. A reversal would not recover the money.',
        howToFix: 'Reduce the voucher with a write-off or a credit note whose referenceCaseVoucherId refers to it.',
      },
      da: {
        title: 'Bilaget er udbetalt',
        meaning: 'Bilaget har oprettet en udbetaling til en kontakt. En tilbageførsel ville ikke få pengene tilbage.',
        howToFix: 'Nedskriv bilaget med en afskrivning eller en kreditnota, hvor referenceCaseVoucherId peger på det.',
      },
    },
  },
  texts: {
    'The payment plan was broken, and no new fees are allowed after that.':
      'Afdragsordningen er misligholdt, og derefter må der ikke lægges nye gebyrer på.',
    'The deposit was booked for a bank line. Undo the line instead.':
      'Indbetalingen er bogført for en banklinje. Fortryd linjen i stedet.',
    'is already in use': 'er allerede i brug',
    'The charge is on a debit that is disputed.': 'Beløbet ligger på et bilag, der er indsigelse mod.',
    'The debit has lapsed and cannot be collected.': 'Kravet er forældet og kan ikke inddrives.',
    'is disputed': 'har en åben indsigelse',
    'No rule of {0} allows this charge.': 'Ingen regel i {0} tillader beløbet.',
    'The amounts of the rule pack are in {0}.': 'Beløbene i regelpakken er i {0}.',
    'The costs of the claim may be at most {0} in total.': 'Omkostningerne for kravet må højst være {0} i alt.',
    'The costs of the claim may be at most {0} in total, without VAT, which the creditor can deduct.':
      'Omkostningerne for kravet må højst være {0} i alt, uden moms, som kreditor kan trække fra.',
    'The costs of the claim may be at most {0} in total: {1}, and {2} VAT that the creditor cannot deduct.':
      'Omkostningerne for kravet må højst være {0} i alt: {1} og {2} i moms, som kreditor ikke kan trække fra.',
    'Costs wait for a demand and its deadline of at least {0} days.':
      'Omkostninger afventer et påkrav og dets frist på mindst {0} dage.',
    'Costs wait for the deadline of the demand, {0}.': 'Omkostninger afventer påkravets frist, {0}.',
    'The charge may be at most {0}.': 'Beløbet må højst være {0}.',
    'The claim has {0} such charges, and no more are allowed.':
      'Kravet har allerede {0} af den slags, og flere er ikke tilladt.',
    'The charge is allowed {0} days after the due date at the earliest.':
      'Beløbet er tidligst tilladt {0} dage efter forfaldsdagen.',
    'There must be {0} days between two such charges.': 'Der skal være {0} dage mellem to af den slags.',
    'is not allowed by the rule {0}': 'er ikke tilladt efter reglen {0}',
    'Overriding a rule needs the scope {0}.': 'Det kræver adgangen {0} at tilsidesætte en regel.',
    'is required for contractual interest': 'skal udfyldes ved aftalt rente',
    'is only allowed for contractual interest': 'kan kun bruges ved aftalt rente',
    'A voucher with this uniqueId already exists.': 'Der findes allerede et bilag med dette uniqueId.',
    'The voucher was paid out, and a reversal would not recover the money.':
      'Bilaget er udbetalt, og en tilbageførsel ville ikke få pengene tilbage.',
    'A voucher of this type is paid out to a contact, so payoutContactId is required.':
      'Et bilag af denne type udbetales til en kontakt, så payoutContactId skal udfyldes.',
    'Only {0} is outstanding on the voucher it pays.': 'Restgælden på bilaget, der betales, er kun {0}.',
    'The case has no such voucher.': 'Sagen har ikke dette bilag.',
    'The case is in {0}.': 'Sagen er i {0}.',
    'The contact has no bank account to pay out to.': 'Kontakten har ingen bankkonto at udbetale til.',
    'The debits of a case may add up to at most {0}, and so may its credits. Larger totals are not exact.':
      'Debet på en sag må højst være {0} i alt, og det samme gælder kredit. Større tal er ikke nøjagtige.',
    'A payment cannot be dated after today.': 'En betaling kan ikke dateres efter i dag.',
    'A payment may be dated at most {0} days back.': 'En betaling må højst dateres {0} dage tilbage.',
    'must not be after today': 'må ikke være efter i dag',
    'must be at most {0} days before today': 'må højst være {0} dage før i dag',
    'The voucher is itself a reversal.': 'Bilaget er selv en tilbageførsel.',
    'Vouchers of this type are not paid out, so payoutContactId is not allowed.':
      'Bilag af denne type udbetales ikke, så payoutContactId skal udelades.',
    'is not allowed for this voucher type': 'kan ikke bruges ved denne bilagstype',
    'must be at most {0}, the amount outstanding on the voucher it pays':
      'må højst være {0}, som er restgælden på bilaget, der betales',
    'must be {0}, the currency of the case': 'skal være {0}, som er sagens valuta',
    'must not be 0 if it is paid out': 'må ikke være 0, når det udbetales',
    'must not be before interestStartDate': 'må ikke ligge før interestStartDate',
    'is a contact without a bank account': 'er en kontakt uden bankkonto',
    'does not match any voucher of this case': 'passer ikke til noget bilag på sagen',
    'is required: the contact to pay out to': 'skal udfyldes med den kontakt, der udbetales til',
  },
})
