import type { moneyProblems } from '../catalogue/money.data.ts'
import type { ProblemWords } from '../catalogue/problem-definition.ts'

export const moneyPages = {
  'payment-reference-ambiguous': {
    title: 'Betalingen nævner begge bilag eller intet',
    meaning: 'En direkte betaling betaler af på præcis ét bilag.',
    mend: 'Angiv præcis én af caseVoucherId og caseVoucherReferenceId; udelad den anden, eller sæt den til null.',
  },
  'voucher-not-found': {
    title: 'Bilaget findes ikke',
    meaning:
      'Intet bilag hos kreditoren (eller hos jer, hvis creditorId ikke er angivet) har dette id eller denne reference.',
    mend: 'Tjek referencen og creditorId.',
  },
  'voucher-not-unique': {
    title: 'Referencen passer på flere bilag',
    meaning: 'caseVoucherReferenceId skal passe på præcis ét bilag.',
    mend: 'Angiv bilaget med caseVoucherId, eller angiv også creditorId, hvis det mangler.',
  },
  'voucher-not-payable': {
    title: 'Bilaget er ikke et krav',
    meaning: 'Bilaget er et kreditbilag, for eksempel en betaling, og der kan ikke betales på det.',
    mend: 'Angiv bilaget for det krav, der er betalt.',
  },
  'amount-exceeds-outstanding': {
    title: 'Beløbet er større end det, der udestår',
    meaning: 'En betaling kan ikke være større end det, der stadig udestår på bilaget, den betaler.',
    mend: 'Problemet oplyser, hvor meget der udestår. Registrér højst det beløb.',
  },
  'currency-mismatch': {
    title: 'Valutaen er en anden end bilagets eller sagens',
    meaning: 'En angivet valuta kontrolleres og omregnes aldrig.',
    mend: 'Udelad valutaen, eller angiv sagens.',
  },
  'unique-id-taken': {
    title: 'Der findes allerede et bilag med dette uniqueId',
    meaning: 'Hvert bilag hos jer har sit eget uniqueId, så det samme bilag ikke oprettes to gange.',
    mend: 'Problemet oplyser caseVoucherId på bilaget, der er der. Angiv kun et andet uniqueId, hvis det er et andet bilag.',
  },
  'payout-contact-required': {
    title: 'Bilagstypen kræver en kontakt at udbetale til',
    meaning:
      'Bilag af en type med modtager af udbetaling nævner kontakten, der betales. Når en sag oprettes, kan ingen kontakt nævnes.',
    mend: 'Angiv payoutContactId, og tilføj sådanne bilag med create-case-voucher, når sagen er oprettet.',
  },
  'billing-model-missing': {
    title: 'Der er ingen vilkår at afregne efter',
    meaning: 'Kreditoren har ingen standardafregningsmodel, og der er ikke angivet nogen.',
    mend: 'Giv kreditoren en standardafregningsmodel, eller angiv en som billingModelId.',
  },
  'billing-draft-open': {
    title: 'Der er allerede en kladde til en afregning',
    meaning: 'En kreditor har én kladde i en valuta ad gangen, så det, der retter en afregning, kommer efter den.',
    mend: 'Godkend eller slet kladden, som billingId peger på, og afregn så.',
  },
  'nothing-to-bill': {
    title: 'Der er intet at afregne',
    meaning: 'Alt, der er bogført inden periodens slutning, er allerede afregnet, og der skal ikke opkræves gebyr.',
    mend: 'Se på de afregninger, der er, eller vælg en periode, der slutter senere.',
  },
  'payout-below-minimum': {
    title: 'Der ville blive udbetalt for lidt',
    meaning: 'Afregningen ville udbetale mindre end afregningsmodellens mindste udbetaling. Intet er afregnet.',
    mend: 'Afregn senere: Det, der er inddrevet, kommer med i den næste afregning. Eller ret vilkårene.',
  },
  'billing-too-large': {
    title: 'Afregningens summer er for store',
    meaning: 'En sum i afregningen er over 9.007.199.254.740.991 i mindste enhed og ville ikke være nøjagtig.',
    mend: 'Afregn en periode, der slutter tidligere, så der er mindre at lægge sammen.',
  },
  'billing-approved': {
    title: 'Afregningen er godkendt',
    meaning: 'En godkendt afregning kan hverken ændres eller slettes.',
    mend: 'Ret det, der var forkert, på sagen. Den næste afregning tager rettelsen med.',
  },
  'creditor-bank-account-missing': {
    title: 'Kreditoren har ingen bankkonto',
    meaning: 'Afregningen udbetaler til kreditoren, og ingen ved hvorhen.',
    mend: 'Angiv kreditorens bankAccount, og godkend igen.',
  },
  'creditor-owes-less': {
    title: 'Kreditoren skylder mindre end det',
    meaning: 'En betaling eller tilbageførsel kan ikke bringe det, kreditoren skylder, under nul.',
    mend: 'Problemet oplyser saldoen. Registrér højst det beløb, og tilbagefør betalingen før det tilgodehavende, den betalte.',
  },
  'creditor-entry-final': {
    title: 'Posten kan ikke tilbageføres',
    meaning: 'En modregning er en del af en godkendt afregning, og en tilbageførsel er endelig.',
    mend: 'Tilbagefør et tilgodehavende eller en betaling. Fejl i en afregning rettes på sagen, og den næste afregning tager rettelsen med.',
  },
  'creditor-entry-reversed': {
    title: 'Posten er allerede tilbageført',
    meaning: 'En post tilbageføres højst én gang.',
    mend: 'Problemet oplyser reversedByEntryId, som er tilbageførslen. Du behøver ikke gøre mere.',
  },
  'payout-paid': {
    title: 'Udbetalingen er betalt',
    meaning: 'En udbetaling markeres som betalt én gang. Dagen og referencen for betalingen bliver, som de er.',
    mend: 'Læs udbetalingen: Enten er den, som du vil have den, eller også har en anden markeret den før dig.',
  },
  'payout-approval-required': {
    title: 'Udbetalingen venter på endnu en person',
    meaning:
      'Modtagerens konto er ændret for nylig eller er ikke længere den, udbetalingen går til. Udbetalingen kan først eksporteres og markeres som betalt, når en anden administrator har godkendt den.',
    mend: 'Tjek kontoen med modtageren, og lad en administrator, der ikke har ændret den, godkende udbetalingen (approve-payout).',
  },
  'payout-contact-not-allowed': {
    title: 'Bilagstypen tager ikke en kontakt',
    meaning: 'Kun bilagstyper, der er sat op med modtager af udbetaling, udbetales til en kontakt.',
    mend: 'Udelad payoutContactId, eller brug en bilagstype med modtager af udbetaling.',
  },
  'contact-without-bank-account': {
    title: 'Kontakten har ingen bankkonto',
    meaning: 'Der udbetales til kontaktens bankkonto, og denne kontakt har ingen.',
    mend: 'Vælg en kontakt med en bankkonto.',
  },
  'total-too-large': {
    title: 'Summen er større, end der kan regnes nøjagtigt med',
    meaning: 'Summer er nøjagtige op til 9.007.199.254.740.991 i valutaens mindste enhed, og det ønskede er mere.',
    mend: 'Bed om mindre ad gangen: én kreditor, én valuta eller en kortere periode. Tjek, om et beløb er en fejl.',
  },
  'payment-date-in-future': {
    title: 'Betalingen er dateret efter i dag',
    meaning: 'En betaling eller dens tilbageførsel kan ikke være dateret efter i dag i jeres tidszone.',
    mend: 'Angiv den dag, pengene blev modtaget, eller udelad datoen.',
  },
  'payment-date-too-early': {
    title: 'Betalingen er dateret for langt tilbage',
    meaning: 'Jeres indstillinger begrænser, hvor mange dage tilbage en betaling eller dens tilbageførsel må dateres.',
    mend: 'Tjek datoen. Problemet oplyser, hvor mange dage der er tilladt; en administrator kan ændre indstillingen.',
  },
  'case-total-too-large': {
    title: 'Sagens bilag er større, end der kan regnes nøjagtigt med',
    meaning:
      'Kravene på én sag, og dens kreditbilag, må tilsammen være 9.007.199.254.740.991 i valutaens mindste enhed.',
    mend: 'Tjek beløbene: De er i valutaens mindste enhed.',
  },
  'voucher-already-reversed': {
    title: 'Bilaget er allerede tilbageført',
    meaning: 'Et bilag kan højst tilbageføres én gang.',
    mend: 'Problemet oplyser reversedByCaseVoucherId, som er tilbageførslen. Du behøver ikke at gøre mere.',
  },
  'reversal-not-reversible': {
    title: 'En tilbageførsel kan ikke tilbageføres',
    meaning: 'Bilaget tager et andet tilbage, og det er endeligt.',
    mend: 'Tilføj bilaget, der skal gælde, på ny med create-case-voucher.',
  },
  'payout-not-reversible': {
    title: 'Bilaget er udbetalt',
    meaning: 'Der er udbetalt til en kontakt med bilaget. En tilbageførsel ville ikke få pengene igen.',
    mend: 'Tag det, som skyldner ikke skal betale, af bilaget med en afskrivning eller en kreditnota, der er knyttet til det.',
  },
  'voucher-not-a-credit': {
    title: 'Bilaget er ikke et kreditbilag',
    meaning: 'Kun et kreditbilag, for eksempel en indbetaling, betaler krav. Det angivne bilag er selv et krav.',
    mend: 'Angiv betalingens bilag som creditVoucherId, og det, den betaler, i allocations.',
  },
  'amount-exceeds-unallocated': {
    title: 'Beløbene er større end resten af kreditbilaget',
    meaning: 'Et kreditbilag betaler ikke mere end det, der endnu ikke er brugt af det.',
    mend: 'Problemet oplyser, hvor meget der ikke er fordelt. Fordel højst det, eller ophæv først andre fordelinger af kreditbilaget.',
  },
  'allocation-undone': {
    title: 'Fordelingen er allerede ophævet',
    meaning: 'En fordeling ophæves én gang og tæller ikke siden.',
    mend: 'Du behøver ikke at gøre noget. Vil du betale kravet igen, så fordel kreditbilaget på ny.',
  },
  'allocation-of-reversal': {
    title: 'Fordelingen af en tilbageførsel kan ikke ophæves',
    meaning:
      'En tilbageførsel og bilaget, den tilbagefører, går op med hinanden for altid, så ingen af dem kan betales eller bruges.',
    mend: 'Tilføj bilaget, der skal gælde, på ny med create-case-voucher.',
  },
} as const satisfies Record<keyof typeof moneyProblems, ProblemWords>

export const moneyTexts = {
  'Only a receivable or a payment can be reversed.': 'Kun et tilgodehavende eller en betaling kan tilbageføres.',
  'The creditor owes {0}.': 'Kreditoren skylder {0}.',
  'The entry was reversed before.': 'Posten er allerede tilbageført.',
  'There is no such entry on the account of the creditor.': 'Posten findes ikke på kreditorens konto.',
  'Every payout that fits waits for a second person.': 'Alle udbetalinger, der passer, venter på endnu en person.',
  'The account of the recipient is no longer the one that the payout goes to.':
    'Modtagerens konto er ikke længere den, udbetalingen går til.',
  '{0} changed the account of the recipient.': '{0} har ændret modtagerens konto.',
  'Only an administrator can set or change a bank account.':
    'Kun en administrator kan angive eller ændre en bankkonto.',
  'is for administrators': 'er for administratorer',
  'must be 4 digits': 'skal være 4 cifre',
  'must be at most 10 digits, and not only zeros': 'skal være højst 10 cifre og ikke kun nuller',
  'must be an IBAN whose country, length and check digits fit':
    'skal være et IBAN, hvor land, længde og kontrolcifre passer',
  'must be a BIC (SWIFT code) of 8 or 11 characters': 'skal være en BIC (SWIFT-kode) på 8 eller 11 tegn',
  'A case voucher of another customer has this uniqueId.': 'En anden kundes bilag har dette uniqueId.',
  'A case voucher with this uniqueId exists already.': 'Der findes allerede et bilag med dette uniqueId.',
  'A payout was made with the voucher, and a reversal would not bring it back.':
    'Der er udbetalt med bilaget, og en tilbageførsel ville ikke få pengene igen.',
  'A voucher of this type is paid out to a contact, so it needs payoutContactId.':
    'Et bilag af denne type udbetales til en kontakt, så payoutContactId skal udfyldes.',
  'Give exactly one of caseVoucherId and caseVoucherReferenceId':
    'Angiv præcis én af caseVoucherId og caseVoucherReferenceId',
  'Nothing was collected that is not settled already, and no fee is to be charged.':
    'Der er ikke inddrevet noget, der ikke allerede er afregnet, og der skal ikke opkræves gebyr.',
  'Only a draft can be deleted.': 'Kun en kladde kan slettes.',
  'Only debits can be paid.': 'Der kan kun betales på krav.',
  'Only {0} is outstanding on the voucher it pays.': 'Kun {0} udestår på bilaget, der betales.',
  'Only {0} is outstanding on the voucher.': 'Kun {0} udestår på bilaget.',
  'Only {0} is unallocated on the credit.': 'Kun {0} er ikke fordelt af kreditbilaget.',
  'Only {0} would be paid out, and {1} is the least.': 'Kun {0} ville blive udbetalt, og {1} er det mindste.',
  'The allocation joins a voucher with its reversal, and a reversal is final.':
    'Fordelingen forbinder et bilag med dets tilbageførsel, og en tilbageførsel er endelig.',
  'The allocation was undone before.': 'Fordelingen er allerede ophævet.',
  'The case has no such voucher.': 'Sagen har ikke dette bilag.',
  'The case is in {0}.': 'Sagen er i {0}.',
  'The contact has no bank account that could be paid.': 'Kontakten har ingen bankkonto at betale til.',
  'The creditor has no bank account that could be paid out to.': 'Kreditoren har ingen bankkonto at udbetale til.',
  'The creditor has no default billing model, and none is named.':
    'Kreditoren har ingen standardafregningsmodel, og der er ikke angivet nogen.',
  'The debits of a case, and its credits, may add up to {0} and no more: larger numbers are not exact.':
    'Kravene på en sag, og dens kreditbilag, må højst være {0} tilsammen: Større tal er ikke nøjagtige.',
  'A payment cannot be dated after today.': 'En betaling kan ikke dateres efter i dag.',
  'A payment may be dated at most {0} days back.': 'En betaling må højst dateres {0} dage tilbage.',
  'The total is larger than can be counted exactly.': 'Summen er større, end der kan regnes nøjagtigt med.',
  'must not be after today': 'må ikke være efter i dag',
  'must be at most {0} days before today': 'må højst være {0} dage før i dag',
  'The reference matches several case vouchers of the creditor. Name the voucher by its caseVoucherId.':
    'Referencen passer på flere af kreditorens bilag. Angiv bilaget med caseVoucherId.',
  'The fixed sums of the billing model are in {0}.': 'Afregningsmodellens faste beløb er i {0}.',
  'The payout was marked as paid before, and stays so.': 'Udbetalingen er allerede markeret som betalt og bliver det.',
  'The reference matches several case vouchers. Give the creditorId, or name the voucher by its id.':
    'Referencen passer på flere bilag. Angiv creditorId, eller angiv bilaget med dets id.',
  'The settlement is approved, and stays so.': 'Afregningen er godkendt og bliver det.',
  'The settlement is in {0}.': 'Afregningen er i {0}.',
  'The sums of the settlement are larger than can be counted exactly.':
    'Afregningens summer er større, end der kan regnes nøjagtigt med.',
  'The voucher is a credit; name the voucher of the debt that was paid.':
    'Bilaget er et kreditbilag; angiv bilaget for det krav, der er betalt.',
  'The voucher is a debit: nothing can be paid with it.': 'Bilaget er et krav: Der kan ikke betales med det.',
  'The voucher is in {0}.': 'Bilaget er i {0}.',
  'The voucher is itself a reversal.': 'Bilaget er selv en tilbageførsel.',
  'The voucher was reversed before.': 'Bilaget er allerede tilbageført.',
  'There is a draft of a settlement with this creditor already.':
    'Der er allerede en kladde til en afregning med denne kreditor.',
  'There is no such allocation.': 'Fordelingen findes ikke.',
  'There is no such case voucher of the creditor.': 'Kreditoren har ikke dette bilag.',
  'There is no such direct payment.': 'Den direkte betaling findes ikke.',
  'There is no such payout.': 'Udbetalingen findes ikke.',
  'There is no such settlement.': 'Afregningen findes ikke.',
  'Vouchers of this type are not paid out, so payoutContactId is refused.':
    'Bilag af denne type udbetales ikke, så payoutContactId skal udelades.',
  'is refused by this voucher type': 'bruges ikke ved denne bilagstype',
  'is required for a creditor without a default billing model':
    'skal udfyldes for en kreditor uden standardafregningsmodel',
  'is required where the billing model has none': 'skal udfyldes, når afregningsmodellen ikke har nogen',
  'is taken by a voucher of another customer': 'er taget af en anden kundes bilag',
  'is the uniqueId of another voucher of the request': 'er uniqueId på et andet bilag i forespørgslen',
  'must be PAID where a day or a reference of payment is given':
    'skal være PAID, når en betalingsdag eller en reference er angivet',
  'must be at most {0} months before to': 'må højst ligge {0} måneder før to',
  'must be at most {0}, which is outstanding on the voucher it pays':
    'må højst være {0}, som udestår på bilaget, der betales',
  'must be {0}, the currency of the billing model': 'skal være {0}, som er afregningsmodellens valuta',
  'must be {0}, the currency of the case': 'skal være {0}, som er sagens valuta',
  'must have at most {0} vouchers, reference vouchers included': 'må højst have {0} bilag, tilknyttede bilag medregnet',
  'must not be 0 where it is paid out': 'må ikke være 0, når det udbetales',
  'must not be before from': 'må ikke ligge før from',
  'must not be before interestStartDate': 'må ikke ligge før interestStartDate',
  'names a contact without a bank account': 'peger på en kontakt uden bankkonto',
  'names a credit': 'peger på et kreditbilag',
  'names a debit': 'peger på et krav',
  'names an account in {0}': 'peger på en konto i {0}',
  'names no voucher of the case of the credit': 'peger på et bilag, som ikke er på kreditbilagets sag',
  'names no voucher of this case': 'peger på et bilag, som ikke er på sagen',
  'needs the contact that is paid out to': 'mangler den kontakt, der udbetales til',
  'or caseVoucherId must be given, and not both': 'eller caseVoucherId skal angives, og ikke begge',
  'together with those before it must be at most {0}': 'må sammen med dem før højst være {0}',
} as const
