import { expect, it } from 'vitest'
import { acknowledgementOf } from './acknowledgement.rules.ts'

it.each(['en', 'da', 'nb', 'sv'] as const)(
  'the instalments follow the sentence that announces them: %s',
  (language) => {
    const { paragraphs } = acknowledgementOf(
      {
        ...{ amount: 20_000, amountDue: 20_000, currency: 'DKK', createdAt: '2026-03-02T09:00:00Z' },
        ...{ covers: 'ALL', unpricedDays: 30 },
        instalments: [{ number: 1, dueDate: '2026-04-01', amount: 20_000, paid: 0, state: 'OPEN' }],
      },
      { language, journalNumber: '7', creditorName: 'Havnen ApS', timeZone: 'Europe/Copenhagen' },
    )
    const list = paragraphs.findIndex((paragraph) => paragraph.startsWith('- '))
    expect(paragraphs[list - 1]).toMatch(/:$/)
    expect(paragraphs).toHaveLength(5)
  },
)
