/**
 * How soon a dispute is answered if the case follows no rule pack. The packs have the row `dispute-answer-days`: a week is
 * what the bill of a new Norwegian act on debt collection (Prop. 3 L, 2025–26) asks for.
 */
export const answerDaysWithoutPack = 7
