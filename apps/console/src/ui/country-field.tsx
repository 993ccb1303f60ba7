import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLanguage } from '../text/define-text.ts'
import { locale } from '../text/format.ts'
import { wordsText } from '../text/words.text.ts'

/** ISO 3166-1 codes. */
const codes = (
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH ' +
  'CI CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FO FR GA GB GD GE GG GH GI GL GM GN ' +
  'GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB ' +
  'LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MQ MR MS MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP ' +
  'NR NU NZ OM PA PE PF PG PH PK PL PM PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST ' +
  'SV SX SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ')

/** Those of most addresses come first. */
const nearby = ['DK', 'NO', 'SE', 'FI', 'IS', 'FO', 'GL', 'DE']

interface CountryFieldProps {
  readonly value: string
  readonly onChange: (country: string) => void
  readonly error?: string | undefined
}

/** A country, chosen by its name. Text of an integrator that is no code stays as it is until another is chosen. */
export function CountryField({ value, onChange, error }: CountryFieldProps): ReactNode {
  const t = wordsText.useText()
  useLanguage()
  return (
    <Select
      label={t('country')}
      searchable
      clearable
      value={value === '' ? null : value}
      error={error}
      onChange={(country) => onChange(country ?? '')}
      data={choicesWith(value)}
    />
  )
}

function choicesWith(value: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale(), { type: 'region' })
  const choiceOf = (code: string): { value: string; label: string } => ({ value: code, label: names.of(code) ?? code })
  const others = codes.filter((code) => !nearby.includes(code)).map(choiceOf)
  return [
    ...(value === '' || codes.includes(value) ? [] : [{ value, label: value }]),
    ...nearby.map(choiceOf),
    ...others.sort((a, b) => a.label.localeCompare(b.label, locale())),
  ]
}
