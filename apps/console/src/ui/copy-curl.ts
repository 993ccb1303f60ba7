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

/** Copies the first request of this screen, which is the one for its main content. */
export function copyScreenRequest(): void {
  const [first] = screenRequests()
  if (first === undefined) notifications.show({ message: uiText.t('nothingToCopy') })
  else copyRequest(first)
}

/** The requests of this screen, one per operation, in the order of the calls. */
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
