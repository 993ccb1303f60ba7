-- The rows of the rule packs that come with this release: one rule of one pack in one period, with its source. Amounts are
-- in the minor unit of the currency of the pack, rates are yearly fractions. `valid_until` is the first day on which a row
-- no longer applies, and null if no end is known. A row with due dates applies to claims that were due in that period.
-- `reviewed` is false until a lawyer has compared the row with the primary text. A period without a row has no rule: it is
-- never guessed. Raise `shippedVersion` in rule-packs.data.ts with every change.
create function shipped_rule_rows()
returns table (pack text, rule text, valid_from date, valid_until date, due_from date, due_until date, value jsonb,
               source text, reviewed boolean)
language sql immutable parallel safe
as $$
  select p.pack, r.rule, r.valid_from, r.valid_until, r.due_from, r.due_until, r.value, r.source, r.reviewed
  from (
    values
    -- The types of the first row are those of all: nothing is converted when the rows are read.
    -- Denmark
    ('dk', 'statutory-rate', '2013-03-01'::date, '2015-07-01'::date, '2013-03-01'::date, null::date, '0.0820'::jsonb, 'Renteloven § 5, stk. 1; forbrug.dk', false),
    ('dk', 'statutory-rate', '2015-07-01', '2021-07-01', '2013-03-01', null, '0.0805', 'Renteloven § 5, stk. 1; forbrug.dk', false),
    ('dk', 'statutory-rate', '2021-07-01', '2022-01-01', '2013-03-01', null, '0.0765', 'Renteloven § 5, stk. 1; forbrug.dk', false),
    ('dk', 'statutory-rate', '2022-01-01', '2023-01-01', '2013-03-01', null, '0.0755', 'Renteloven § 5, stk. 1; forbrug.dk', false),
    ('dk', 'statutory-rate', '2023-01-01', '2023-07-01', '2013-03-01', null, '0.0990', 'Renteloven § 5, stk. 1; forbrug.dk', false),
    ('dk', 'statutory-rate', '2023-07-01', '2024-01-01', '2013-03-01', null, '0.1125', 'Renteloven § 5, stk. 1; selandiaadvokater.dk', false),
    ('dk', 'statutory-rate', '2024-01-01', '2024-07-01', '2013-03-01', null, '0.1175', 'Renteloven § 5, stk. 1; selandiaadvokater.dk', false),
    ('dk', 'statutory-rate', '2013-03-01', '2015-07-01', null, '2013-03-01', '0.0720', 'Renteloven § 5 before 1 March 2013: 7 points; forbrug.dk', false),
    ('dk', 'statutory-rate', '2015-07-01', '2021-07-01', null, '2013-03-01', '0.0705', 'Renteloven § 5 before 1 March 2013: 7 points; forbrug.dk', false),
    ('dk', 'statutory-rate', '2021-07-01', '2022-01-01', null, '2013-03-01', '0.0665', 'Renteloven § 5 before 1 March 2013: 7 points; forbrug.dk', false),
    ('dk', 'statutory-rate', '2022-01-01', '2023-01-01', null, '2013-03-01', '0.0655', 'Renteloven § 5 before 1 March 2013: 7 points; forbrug.dk', false),
    ('dk', 'statutory-rate', '2023-01-01', '2023-07-01', null, '2013-03-01', '0.0890', 'Renteloven § 5 before 1 March 2013: 7 points; forbrug.dk', false),
    ('dk', 'statutory-rate', '2023-07-01', '2024-01-01', null, '2013-03-01', '0.1025', 'Renteloven § 5 before 1 March 2013: 7 points; forbrug.dk', false),
    ('dk', 'statutory-rate', '2024-01-01', '2024-07-01', null, '2013-03-01', '0.1075', 'Renteloven § 5 before 1 March 2013: 7 points; forbrug.dk', false),
    ('dk', 'day-count', '1900-01-01', null, null, null, '"30/360"', 'Danish practice; ingmar.dk, debtia.dk', false),
    ('dk', 'interest-start-days', '1900-01-01', null, null, null, '30', 'Renteloven § 3, stk. 2', true),
    ('dk', 'reminder-fee', '2013-03-01', null, null, null,
     '{"maxAmount": 10000, "maxCount": 3, "daysBetween": 10, "daysOverdue": 10}', 'Renteloven § 9 b, stk. 2; the first 10 days after the due date are a safe default (svea.com)', false),
    ('dk', 'collection-fee', '2013-03-01', null, null, null, '{"maxAmount": 10000, "maxCount": 1}', 'Renteloven § 9 b, stk. 3; ret-raad.dk', false),
    ('dk-business', 'compensation', '2013-03-01', null, null, null, '{"maxAmount": 31000, "maxCount": 1}', 'Renteloven § 9 a, stk. 3', true),
    ('dk', 'cost-table', '2002-01-01', '2009-01-01', null, null,
     '{"steps": [{"upTo": 100000, "amount": 30000}, {"upTo": 250000, "amount": 50000}, {"upTo": 500000, "amount": 70000}, {"upTo": 1000000, "amount": 90000}, {"upTo": 2500000, "amount": 120000}, {"upTo": 5000000, "amount": 160000}, {"upTo": 10000000, "amount": 200000}, {"upTo": 25000000, "amount": 270000}, {"upTo": 50000000, "amount": 450000}], "excessRate": 0.01}',
     'Bekendtgørelse 601/2002, bilag 1; the day in 2002 is not confirmed', false),
    ('dk', 'cost-table', '2009-01-01', '2016-07-01', null, null,
     '{"steps": [{"upTo": 100000, "amount": 35000}, {"upTo": 250000, "amount": 60000}, {"upTo": 500000, "amount": 85000}, {"upTo": 1000000, "amount": 110000}, {"upTo": 2500000, "amount": 145000}, {"upTo": 5000000, "amount": 195000}, {"upTo": 10000000, "amount": 245000}, {"upTo": 25000000, "amount": 330000}, {"upTo": 50000000, "amount": 550000}], "excessRate": 0.01}',
     'Bekendtgørelse 601/2002 as amended in 2009, bilag 1; the day in 2009 is not confirmed', false),
    ('dk', 'cost-table', '2016-07-01', null, null, null,
     '{"steps": [{"upTo": 100000, "amount": 40000}, {"upTo": 250000, "amount": 70000}, {"upTo": 500000, "amount": 100000}, {"upTo": 1000000, "amount": 130000}, {"upTo": 2500000, "amount": 170000}, {"upTo": 5000000, "amount": 225000}, {"upTo": 10000000, "amount": 285000}, {"upTo": 25000000, "amount": 385000}, {"upTo": 50000000, "amount": 640000}], "excessRate": 0.01}',
     'Bekendtgørelse 601/2002 as amended on 1 July 2016, bilag 1; retsinformation.dk 180226', true),
    ('dk', 'costs-after-demand', '1900-01-01', null, null, null, 'true', 'Inkassoloven § 10: costs presuppose a demand with at least 10 days (valdal.com, move-marketing.dk)', true),
    ('dk', 'cost-vat', '1992-01-01', null, null, null, '0.25', 'Bekendtgørelse 601/2002, bilag 1: amounts without VAT; the rest of the annex was not read', false),
    ('dk-consumer', 'contract-rate-limit', '1900-01-01', null, null, null, 'true', 'Renteloven § 7: the statutory rate cannot be departed from to the detriment of a consumer', true),
    ('dk', 'demand-deadline-days', '1900-01-01', null, null, null, '10', 'Inkassoloven § 10, stk. 3', true),
    ('dk', 'fees-after-breach', '1900-01-01', null, null, null, 'false', 'Supreme Court: no new fees after the breach of an instalment agreement; elov.dk, retsplejeloven ch. 44 a', true),
    ('dk', 'allocation-order', '1900-01-01', null, null, null, '["cost", "fee", "interest", "compensation", "payout", "principal"]', 'Common practice; no general statute was found', false),
    ('dk', 'dispute-answer-days', '1900-01-01', null, null, null, '7', 'Good practice: objections are handled on the merits (likvido.com); the week is that of the Norwegian bill', false),
    ('dk', 'limitation', '1900-01-01', null, null, null, '{"years": 3, "chargeYears": 3, "recognisedYears": 10, "interruptedBy": ["acknowledgement", "payment", "legal-action"]}', 'Forældelsesloven §§ 3, 5, 6 and 15–16; danskelove.dk, elov.dk', true),
    ('dk', 'payment-order', '1900-01-01', null, null, null, '{"maxPrincipal": 10000000, "objectionDays": 14}', 'Retsplejeloven ch. 44 a: claims up to 100,000 kr. without interest and costs, 14 days to object; inkassoadvokat.dk, likvido.com; the days on which the limit changed were not read', false),
    ('dk', 'court-fee', '1900-01-01', null, null, null, '{"maxAmount": 75000, "maxCount": 1}', 'The highest fee seen for a payment order; fees have changed often, and the days were not read; cloudcollect.dk', false),
    -- Letters and digital post have no hours: they wait to be opened. Section 12 of the Danish act is about visits; calls
    -- and text messages follow it as good practice. The Norwegian hours are those of a bill whose passage is not confirmed.
    -- For Sweden no statutory hours were found. The laws ask for no undue pressure, and name no number of messages.
    ('dk', 'contact-hours', '1997-10-01', null, null, null, '{"channels": ["PHONE CALL", "AUTO CALL", "SMS"], "weekdays": ["08:00", "21:00"], "saturdays": ["08:00", "16:00"], "closedOn": ["06-05", "12-24", "12-31"]}', 'Inkassoloven § 9 (god inkassoskik); § 12', false),
    ('dk', 'contact-cap', '1997-10-01', null, null, null, '{"channels": ["EMAIL", "SMS", "PHONE CALL", "AUTO CALL"], "messagesMax": 7, "days": 7}', 'Inkassoloven § 9 (god inkassoskik)', false),
    -- Norway
    ('no', 'statutory-rate', '2020-01-01', '2022-01-01', null, null, '0.0800', 'Forsinkelsesrenteloven § 3; revisjonskompaniet.no', true),
    ('no', 'statutory-rate', '2022-07-01', '2023-01-01', null, null, '0.0925', 'Forsinkelsesrenteloven § 3; regnskapnorge.no', true),
    ('no', 'statutory-rate', '2023-01-01', '2023-07-01', null, null, '0.1075', 'Forsinkelsesrenteloven § 3; regnskapnorge.no', true),
    ('no', 'statutory-rate', '2025-01-01', '2025-07-01', null, null, '0.1250', 'Forsinkelsesrenteloven § 3; FOR-2024-12-19-3279', true),
    ('no', 'day-count', '1900-01-01', null, null, null, '"actual/365"', 'No text was found', false),
    ('no', 'interest-start-days', '1900-01-01', null, null, null, '30', 'Directive 2011/7/EU, article 3', false),
    ('no', 'reminder-fee', '2017-01-01', '2026-01-01', null, null,
     '{"maxAmount": 3500, "maxCount": 2, "daysBetween": 14, "daysOverdue": 14}', 'Inkassoforskriften: 1/20 of the base unit of 700 kr.; kred.no', false),
    ('no', 'collection-fee', '2017-01-01', '2026-01-01', null, null, '{"maxAmount": 10500, "maxCount": 1}', 'Inkassoforskriften: payment demand in own collection; kred.no', false),
    ('no-business', 'compensation', '2023-01-01', '2023-07-01', null, null, '{"maxAmount": 41000, "maxCount": 1}', 'Forsinkelsesrenteloven § 3 a; regnskapnorge.no', true),
    ('no-business', 'compensation', '2025-01-01', '2025-07-01', null, null, '{"maxAmount": 47000, "maxCount": 1}', 'Forsinkelsesrenteloven § 3 a; FOR-2024-12-19-3279', true),
    ('no-consumer', 'cost-table', '2017-01-01', '2026-01-01', null, null,
     '{"steps": [{"upTo": 50000, "amount": 17500}, {"upTo": 100000, "amount": 24500}, {"upTo": 250000, "amount": 28000}, {"upTo": 1000000, "amount": 56000}, {"upTo": 5000000, "amount": 112000}, {"upTo": 25000000, "amount": 252000}], "aboveAmount": 504000, "raised": {"afterDays": 42, "factor": 2}}',
     'Inkassoforskriften § 2-2, light rates at 700 kr., and heavy rates from 42 days after the payment demand; sergel.no', false),
    ('no-business', 'cost-table', '2017-01-01', '2026-01-01', null, null,
     '{"steps": [{"upTo": 50000, "amount": 26250}, {"upTo": 100000, "amount": 36750}, {"upTo": 250000, "amount": 42000}, {"upTo": 1000000, "amount": 84000}, {"upTo": 5000000, "amount": 168000}, {"upTo": 25000000, "amount": 378000}], "aboveAmount": 756000, "raised": {"afterDays": 42, "factor": 2}}',
     'Inkassoforskriften § 2-2, light rates at 700 kr. and 50 % more, and heavy rates from 42 days after the payment demand; sergel.no, orklacredit.no', false),
    ('no', 'cost-vat', '2005-01-01', null, null, null, '0.25', 'VAT on top if the creditor is not VAT registered; orklacredit.no, dinside.no', false),
    ('no', 'debtor-earmarks', '1900-01-01', null, null, null, 'true', 'The debtor may choose what a voluntary payment covers (Lovavdelingen, 19 August 1999)', true),
    ('no', 'demand-deadline-days', '1900-01-01', null, null, null, '14', 'Inkassoloven (NO) §§ 9 and 10', true),
    ('no', 'allocation-order', '1900-01-01', null, null, null, '["cost", "fee", "interest", "compensation", "payout", "principal"]', 'The debtor may choose; otherwise the creditor (Lovavdelingen, 19 August 1999)', true),
    ('no', 'dispute-answer-days', '1900-01-01', null, null, null, '7', 'Prop. 3 L (2025–26), not confirmed as passed; bahr.no', false),
    ('no', 'limitation', '1900-01-01', null, null, null, '{"years": 3, "chargeYears": 3, "recognisedYears": 3, "interruptedBy": ["acknowledgement", "payment", "legal-action"]}', 'Ot.prp. 23 (2006–07), demandnorge.no; that a payment interrupts, and the period after a judgment, were not read', false),
    ('no', 'contact-hours', '1989-07-01', null, null, null, '{"channels": ["PHONE CALL", "AUTO CALL", "SMS", "EMAIL"], "weekdays": ["08:00", "21:00"], "saturdays": ["09:00", "15:00"], "closedOn": []}', 'Inkassoloven § 8 (god inkassoskikk); Prop. 3 L (2025–2026)', false),
    ('no', 'contact-cap', '1989-07-01', null, null, null, '{"channels": ["EMAIL", "SMS", "PHONE CALL", "AUTO CALL"], "messagesMax": 7, "days": 7}', 'Inkassoloven § 8 (god inkassoskikk)', false),
    -- Sweden
    ('se', 'statutory-rate', '2023-01-01', '2023-07-01', null, null, '0.1050', 'Räntelagen §§ 6 and 9; loanster.se', true),
    ('se', 'statutory-rate', '2023-07-01', '2024-01-01', null, null, '0.1150', 'Räntelagen §§ 6 and 9; loanster.se', true),
    ('se', 'day-count', '1900-01-01', null, null, null, '"actual/365"', 'No text was found', false),
    ('se', 'interest-start-days', '1900-01-01', null, null, null, '30', 'Räntelagen § 4', false),
    ('se', 'reminder-fee', '1900-01-01', null, null, null,
     '{"maxAmount": 6000, "maxCount": 1, "daysBetween": 0, "daysOverdue": 0}', 'Inkassokostnadslagen: only if agreed when the debt arose; imy.se', true),
    ('se', 'collection-fee', '1900-01-01', null, null, null, '{"maxAmount": 18000, "maxCount": 1}', 'Inkassokostnadslagen: collection demand; imy.se', true),
    ('se', 'plan-fee', '1900-01-01', null, null, null, '{"maxAmount": 17000, "maxCount": 1}', 'Inkassokostnadslagen: written plan; imy.se', true),
    ('se-business', 'compensation', '2013-03-16', null, null, null, '{"maxAmount": 45000, "maxCount": 1}', 'Inkassokostnadslagen: instead of other collection costs; imy.se', true),
    ('se', 'cost-vat', '1900-01-01', null, null, null, '0', 'VAT on the fees of collectors is not charged to the debtor; hojab.se', false),
    ('se', 'debtor-earmarks', '1900-01-01', null, null, null, 'true', 'The debtor chooses first, then the creditor (handelsbalken 9:5)', false),
    ('se', 'demand-deadline-days', '1900-01-01', null, null, null, '8', 'Good practice; imy.se', true),
    ('se', 'allocation-order', '1900-01-01', null, null, null, '["cost", "fee", "interest", "compensation", "payout", "principal"]', 'The debtor chooses first, then the creditor (handelsbalken 9:5)', false),
    ('se', 'dispute-answer-days', '1900-01-01', null, null, null, '7', 'A founded objection is looked into at once (finansinspektionen.se); the week is that of the Norwegian bill', false),
    ('se', 'contact-hours', '1974-07-01', null, null, null, '{"channels": ["PHONE CALL", "AUTO CALL", "SMS"], "weekdays": ["08:00", "21:00"], "saturdays": ["09:00", "15:00"], "closedOn": []}', 'Inkassolagen § 4 (god inkassosed)', false),
    ('se', 'contact-cap', '1974-07-01', null, null, null, '{"channels": ["EMAIL", "SMS", "PHONE CALL", "AUTO CALL"], "messagesMax": 7, "days": 7}', 'Inkassolagen § 4 (god inkassosed)', false),
    ('se-consumer', 'limitation', '1900-01-01', null, null, null, '{"years": 3, "chargeYears": 3, "recognisedYears": 3, "interruptedBy": ["acknowledgement", "payment", "legal-action", "demand"]}', 'Preskriptionslagen §§ 2, 5 and 6; lawline.se; the period after a judgment was not read', false),
    ('se-business', 'limitation', '1900-01-01', null, null, null, '{"years": 10, "chargeYears": 10, "recognisedYears": 10, "interruptedBy": ["acknowledgement", "payment", "legal-action", "demand"]}', 'Preskriptionslagen §§ 2, 5 and 6; lawline.se', true)
  ) as r (packs, rule, valid_from, valid_until, due_from, due_until, value, source, reviewed)
  join (values ('dk-consumer'), ('dk-business'), ('no-consumer'), ('no-business'), ('se-consumer'), ('se-business')) as p (pack)
    on p.pack = r.packs or starts_with(p.pack, r.packs || '-')
$$;
