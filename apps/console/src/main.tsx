import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import '@mantine/spotlight/styles.css'
import './theme/generated/variables.css'
import './theme/base.css'
import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './api/query.ts'
import { keepStrayFilesOut } from './app/keep-stray-files-out.ts'
import { reloadAfterDeploy } from './app/reload-after-deploy.ts'
import { router } from './app/router.ts'
import { theme } from './theme/theme.ts'

const place = document.getElementById('console')
if (place === null) throw new Error('The page has no place for the console.')

reloadAfterDeploy()
keepStrayFilesOut()

createRoot(place).render(
  <StrictMode>
    {/* The variables and classes are files (theme/), since the content security policy blocks inline styles. */}
    <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      <QueryClientProvider client={queryClient}>
        {/* On the left, since the buttons of a panel are on the right, and a notification under the pointer stays. */}
        <Notifications position="bottom-left" />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
