import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSession } from '../api/session.ts'
import { wordsText } from '../text/words.text.ts'

/** Downloads a list or report with the current filters. */
export function CsvLink(props: {
  path: string
  query?: Readonly<Record<string, string | readonly string[] | undefined>>
  label?: string
}): ReactNode {
  const t = wordsText.useText()
  const { tenant } = useSession()
  const given = Object.entries(props.query ?? {}).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => [name, one]),
  )
  const query = new URLSearchParams(given).toString()
  return (
    <Button
      className="no-print"
      data-icon-on-phone
      variant="default"
      component="a"
      href={`/v1/${tenant.tenantId}${props.path}${query === '' ? '' : `?${query}`}`}
      download
      leftSection={<IconDownload size={16} aria-hidden />}
    >
      {props.label ?? t('downloadCsv')}
    </Button>
  )
}
