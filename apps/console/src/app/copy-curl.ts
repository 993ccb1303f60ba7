import { notifications } from '@mantine/notifications'
import { recentRequests } from '../api/client.ts'
import { curlOf } from '../api/curl.ts'
import { shellText } from './shell.text.ts'

/** Copies what this screen last asked the service for, as a developer would ask it. */
export function copyLastRequest(): void {
  const [last] = recentRequests()
  if (last === undefined) {
    notifications.show({ message: shellText.t('nothingToCopy') })
    return
  }
  void navigator.clipboard.writeText(curlOf(last)).then(() => {
    notifications.show({ title: shellText.t('copied'), message: shellText.t('copiedCurl') })
  })
}
