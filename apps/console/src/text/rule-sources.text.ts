import { defineText } from './define-text.ts'

/** The sources of rules that are not only citations. The English is what the API says. Acts keep their own names. */
export const ruleSourcesText = defineText('rule-sources', {
  en: {
    houseRule: 'House rule',
    withdrawnConsent: 'GDPR art. 7(3)',
    automaticCalls: '2002/58/EC art. 13(1)',
    rateBefore2013: 'Renteloven § 5 before 1 March 2013: 7 points; forbrug.dk',
    danishDayCount: 'Danish practice; ingmar.dk, debtia.dk',
    danishReminderFee: 'Renteloven § 9 b, stk. 2; the first 10 days after the due date are a safe default (svea.com)',
    danishCosts2002: 'Bekendtgørelse 601/2002, bilag 1; the day in 2002 is not confirmed',
    danishCosts2009: 'Bekendtgørelse 601/2002 as amended in 2009, bilag 1; the day in 2009 is not confirmed',
    danishCosts2016: 'Bekendtgørelse 601/2002 as amended on 1 July 2016, bilag 1; retsinformation.dk 180226',
    danishDemand: 'Inkassoloven § 10: costs presuppose a demand with at least 10 days (valdal.com, move-marketing.dk)',
    danishVat: 'Bekendtgørelse 601/2002, bilag 1: amounts without VAT; the rest of the annex was not read',
    danishContractRate: 'Renteloven § 7: the statutory rate cannot be departed from to the detriment of a consumer',
    danishBreach:
      'Supreme Court: no new fees after the breach of an instalment agreement; elov.dk, retsplejeloven ch. 44 a',
    danishOrder: 'Common practice; no general statute was found',
    danishAnswer:
      'Good practice: objections are handled on the merits (likvido.com); the week is that of the Norwegian bill',
    danishLimitation: 'Forældelsesloven §§ 3, 5, 6 and 15–16; danskelove.dk, elov.dk',
    danishPaymentOrder:
      'Retsplejeloven ch. 44 a: claims up to 100,000 kr. without interest and costs, 14 days to object; inkassoadvokat.dk, likvido.com; the days on which the limit changed were not read',
    danishCourtFee:
      'The highest fee seen for a payment order; fees have changed often, and the days were not read; cloudcollect.dk',
    nothingFound: 'No text was found',
    latePayment: 'Directive 2011/7/EU, article 3',
    norwegianReminderFee: 'Inkassoforskriften: 1/20 of the base unit of 700 kr.; kred.no',
    norwegianCollectionFee: 'Inkassoforskriften: payment demand in own collection; kred.no',
    norwegianConsumerCosts:
      'Inkassoforskriften § 2-2, light rates at 700 kr., and heavy rates from 42 days after the payment demand; sergel.no',
    norwegianBusinessCosts:
      'Inkassoforskriften § 2-2, light rates at 700 kr. and 50 % more, and heavy rates from 42 days after the payment demand; sergel.no, orklacredit.no',
    norwegianVat: 'VAT on top if the creditor is not VAT registered; orklacredit.no, dinside.no',
    norwegianEarmarks: 'The debtor may choose what a voluntary payment covers (Lovavdelingen, 19 August 1999)',
    norwegianDemand: 'Inkassoloven (NO) §§ 9 and 10',
    norwegianOrder: 'The debtor may choose; otherwise the creditor (Lovavdelingen, 19 August 1999)',
    norwegianAnswer: 'Prop. 3 L (2025–26), not confirmed as passed; bahr.no',
    norwegianLimitation:
      'Ot.prp. 23 (2006–07), demandnorge.no; that a payment interrupts, and the period after a judgment, were not read',
    swedishRate: 'Räntelagen §§ 6 and 9; loanster.se',
    swedishReminderFee: 'Inkassokostnadslagen: only if agreed when the debt arose; imy.se',
    swedishCollectionFee: 'Inkassokostnadslagen: collection demand; imy.se',
    swedishPlanFee: 'Inkassokostnadslagen: written plan; imy.se',
    swedishCompensation: 'Inkassokostnadslagen: instead of other collection costs; imy.se',
    swedishVat: 'VAT on the fees of collectors is not charged to the debtor; hojab.se',
    swedishOrder: 'The debtor chooses first, then the creditor (handelsbalken 9:5)',
    swedishDemand: 'Good practice; imy.se',
    swedishAnswer:
      'A founded objection is looked into at once (finansinspektionen.se); the week is that of the Norwegian bill',
    swedishConsumerLimitation: 'Preskriptionslagen §§ 2, 5 and 6; lawline.se; the period after a judgment was not read',
    swedishLimitation: 'Preskriptionslagen §§ 2, 5 and 6; lawline.se',
  },
  da: {
    houseRule: 'Egen regel',
    withdrawnConsent: 'GDPR art. 7, stk. 3',
    automaticCalls: 'Direktiv 2002/58/EF art. 13, stk. 1',
    rateBefore2013: 'Renteloven § 5 før 1. marts 2013: 7 procentpoint; forbrug.dk',
    danishDayCount: 'Dansk praksis; ingmar.dk, debtia.dk',
    danishReminderFee: 'Renteloven § 9 b, stk. 2; de første 10 dage efter forfald er et forsigtigt valg (svea.com)',
    danishCosts2002: 'Bekendtgørelse 601/2002, bilag 1; dagen i 2002 er ikke bekræftet',
    danishCosts2009: 'Bekendtgørelse 601/2002 som ændret i 2009, bilag 1; dagen i 2009 er ikke bekræftet',
    danishCosts2016: 'Bekendtgørelse 601/2002 som ændret den 1. juli 2016, bilag 1; retsinformation.dk 180226',
    danishDemand:
      'Inkassoloven § 10: omkostninger forudsætter et påkrav med en frist på mindst 10 dage (valdal.com, move-marketing.dk)',
    danishVat: 'Bekendtgørelse 601/2002, bilag 1: beløb uden moms; resten af bilaget er ikke læst',
    danishContractRate: 'Renteloven § 7: morarenten kan ikke fraviges til skade for en forbruger',
    danishBreach:
      'Højesteret: ingen nye gebyrer efter misligholdelse af en afdragsordning; elov.dk, retsplejeloven kap. 44 a',
    danishOrder: 'Almindelig praksis; der er ikke fundet en generel lovregel',
    danishAnswer:
      'God inkassoskik: indsigelser behandles på deres indhold (likvido.com); ugen er fra det norske lovforslag',
    danishLimitation: 'Forældelsesloven §§ 3, 5, 6 og 15–16; danskelove.dk, elov.dk',
    danishPaymentOrder:
      'Retsplejeloven kap. 44 a: krav op til 100.000 kr. uden renter og omkostninger, 14 dage til indsigelse; inkassoadvokat.dk, likvido.com; de dage, hvor grænsen blev ændret, er ikke læst',
    danishCourtFee:
      'Den højeste afgift, der er set for et betalingspåkrav; afgifterne er ofte ændret, og dagene er ikke læst; cloudcollect.dk',
    nothingFound: 'Der er ikke fundet nogen tekst',
    latePayment: 'Direktiv 2011/7/EU, artikel 3',
    norwegianReminderFee: 'Inkassoforskriften: 1/20 af inkassosatsen på 700 kr.; kred.no',
    norwegianCollectionFee: 'Inkassoforskriften: betalingsopfordring ved egeninddrivelse; kred.no',
    norwegianConsumerCosts:
      'Inkassoforskriften § 2-2, lette satser ved 700 kr. og tunge satser fra 42 dage efter betalingsopfordringen; sergel.no',
    norwegianBusinessCosts:
      'Inkassoforskriften § 2-2, lette satser ved 700 kr. med 50 % tillæg og tunge satser fra 42 dage efter betalingsopfordringen; sergel.no, orklacredit.no',
    norwegianVat: 'Moms oveni, hvis kreditor ikke er momsregistreret; orklacredit.no, dinside.no',
    norwegianEarmarks: 'Skyldner kan vælge, hvad en frivillig betaling dækker (Lovavdelingen, 19. august 1999)',
    norwegianDemand: 'Inkassoloven (NO) §§ 9 og 10',
    norwegianOrder: 'Skyldner kan vælge, ellers kreditor (Lovavdelingen, 19. august 1999)',
    norwegianAnswer: 'Prop. 3 L (2025–26), ikke bekræftet vedtaget; bahr.no',
    norwegianLimitation:
      'Ot.prp. 23 (2006–07), demandnorge.no; at en betaling afbryder, og fristen efter en dom, er ikke læst',
    swedishRate: 'Räntelagen §§ 6 og 9; loanster.se',
    swedishReminderFee: 'Inkassokostnadslagen: kun hvis det blev aftalt, da gælden opstod; imy.se',
    swedishCollectionFee: 'Inkassokostnadslagen: inkassokrav; imy.se',
    swedishPlanFee: 'Inkassokostnadslagen: skriftlig afdragsordning; imy.se',
    swedishCompensation: 'Inkassokostnadslagen: i stedet for andre inddrivelsesomkostninger; imy.se',
    swedishVat: 'Moms af inkassators gebyrer opkræves ikke hos skyldner; hojab.se',
    swedishOrder: 'Skyldner vælger først, derefter kreditor (handelsbalken 9:5)',
    swedishDemand: 'God inkassoskik; imy.se',
    swedishAnswer:
      'En begrundet indsigelse undersøges straks (finansinspektionen.se); ugen er fra det norske lovforslag',
    swedishConsumerLimitation: 'Preskriptionslagen §§ 2, 5 og 6; lawline.se; fristen efter en dom er ikke læst',
    swedishLimitation: 'Preskriptionslagen §§ 2, 5 og 6; lawline.se',
  },
})
