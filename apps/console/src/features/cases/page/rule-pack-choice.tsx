import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { useMay } from '../../../api/session.ts'
import { rulePackNames } from '../../../text/rule-pack-names.ts'
import { wordsText } from '../../../text/words.text.ts'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { useCaseChange } from '../use-case-change.tsx'
import type { Case, CaseData } from '../use-case.ts'
import { casePageText } from './case-page.text.ts'

/** The rule pack of a case: chosen, or that of the creditor's country and the kind of customer. */
export function RulePackChoice({ data }: { data: CaseData }): ReactNode {
  const t = casePageText.useText()
  const tWords = wordsText.useText()
  const mayWrite = useMay()('write:cases')
  const nameOf = (pack: Case['rulePack']): string => (pack === null ? t('followsParties') : tWords(pack))
  const { change, isPending, error, dialog } = useCaseChange(data, {
    differences: (now, { rulePack = null }) =>
      now.rulePack === rulePack
        ? []
        : [{ label: tWords('rulePack'), yours: nameOf(rulePack), theirs: nameOf(now.rulePack) }],
  })
  return (
    <>
      <Select
        aria-label={tWords('rulePack')}
        size="xs"
        clearable
        placeholder={t('followsParties')}
        disabled={!mayWrite || isPending}
        value={data.record.rulePack}
        onChange={(pack) => change({ rulePack: rulePackNames.find((known) => known === pack) ?? null })}
        data={rulePackNames.map((pack) => ({ value: pack, label: tWords(pack) }))}
      />
      {error != null && <ProblemNotice error={error} />}
      {dialog}
    </>
  )
}
