import type { SentRequest } from '@fordring/client'
import { notifications } from '@mantine/notifications'
import { recentRequests } from '../api/client.ts'
import { curlOf } from '../api/curl.ts'
import { queryClient } from '../api/query.ts'
import { wordsText } from '../text/words.text.ts'
import { uiText } from './ui.text.ts'

/** Copies a request as a developer would send it. */
export function copyRequest(request: SentRequest): void {
  void navigator.clipboard.writeText(curlOf(request)).then(() => {
    notifications.show({
      title: wordsText.t('copied'),
      message: uiText.t('copiedCurl', { operation: request.operationId }),
    })
  })
}

/** Copies what this screen first asked the service for: what it is about. */
export function copyScreenRequest(): void {
  const [first] = screenRequests()
  if (first === undefined) notifications.show({ message: uiText.t('nothingToCopy') })
  else copyRequest(first)
}

/** What this screen shows came by these requests: one for each operation, in the order in which they were asked for. */
export function screenRequests(): readonly SentRequest[] {
  const shown = new Set(
    queryClient
      .getQueryCache()
      .findAll({ type: 'active' })
      .map(({ queryKey }) => queryKey[0]),
  )
  const ofScreen = recentRequests().filter(({ operationId }) => shown.has(operationId))
  return [...new Map(ofScreen.toReversed().map((request) => [request.operationId, request])).values()]
}
