/** The creditors of the demo tenant, and what they invoice. None is a real company. */
export const demoCreditors = [
  {
    id: 'NORDKYST',
    name: 'Nordkyst Energi A/S',
    cvr: '12345674',
    invoice: 'F-2024-',
    amount: [45_000, 640_000],
    business: 0.2,
  },
  { id: 'FJORD', name: 'Fjordbredbånd ApS', cvr: '23456780', invoice: 'FB', amount: [19_900, 240_000], business: 0.3 },
  {
    id: 'TANDHAVN',
    name: 'Tandlægerne ved Havnen I/S',
    cvr: '34567896',
    invoice: 'T-',
    amount: [30_000, 1_800_000],
    business: 0,
  },
  {
    id: 'BOLIGHUS',
    name: 'Bolighuset Udlejning A/S',
    cvr: '45678902',
    invoice: 'HL-',
    amount: [650_000, 4_200_000],
    business: 0.1,
  },
  {
    id: 'FITNESS',
    name: 'Sportshallen Fitness ApS',
    cvr: '56789018',
    invoice: 'M',
    amount: [14_900, 120_000],
    business: 0,
  },
  {
    id: 'BYGMAT',
    name: 'Bygmaterialer Syd A/S',
    cvr: '67890124',
    invoice: 'BS-',
    amount: [220_000, 1_234_567_890],
    business: 1,
  },
] as const
