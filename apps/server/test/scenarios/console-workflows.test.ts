import { afterAll, beforeAll, expect, it } from 'vitest'
import { standardWorkflowId } from '../../src/features/casework/workflows/index.ts'
import { runWorkflows } from '../../src/features/casework/case-workflows/run-workflows.ts'
import { runQueuedImports } from '../../src/features/integration/imports/run-imports.ts'
import { type ConsoleUnderTest, type ConsoleWindow, openWindow, screens, signInAs, startConsole } from '../console.ts'
import { givenCase, givenCreditor, standardType } from '../given.ts'

let console: ConsoleUnderTest
let window: ConsoleWindow

beforeAll(async () => {
  console = await startConsole()
  window = await openWindow(console)
  await signInAs(console, window, { role: 'admin' })
})
afterAll(() => console.close())

const work = (): Promise<void> =>
  runWorkflows(console.api.services, { error: (found: unknown) => expect.fail(JSON.stringify(found)) })

it('a caseworker starts a workflow on a case, sees what comes next, and holds it with a reason', async () => {
  const { page } = window
  const vouchers = [{ amount: 120_000, referenceId: 'F-1', date: '2026-02-01', dueDate: '2026-03-01' }]
  const { caseId, caseSeqId } = await givenCase(console.api, { status: 'VERIFIED', vouchers })
  await window.goTo(`/cases/${caseSeqId}?panel=workflow`)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('The case follows no workflow').waitFor()
  await window.expectAccessible()
  await dialog.getByRole('combobox', { name: 'Choose a workflow' }).click()
  await page.getByRole('option', { name: 'Danmark, privat' }).click()
  await dialog.getByRole('button', { name: 'Start' }).click()
  await dialog.getByText('Danmark, privat, version 1').waitFor()
  await dialog.getByText('Rykkergebyr').first().waitFor()
  await work()
  await window.expectAccessible()
  await window.shoot('case-workflow')
  await dialog.getByLabel('Reason').fill('Afventer kreditor')
  await dialog.getByRole('button', { name: 'Hold' }).click()
  await dialog.getByText('Held: Afventer kreditor').waitFor()
  await dialog.getByRole('button', { name: 'Continue workflow' }).click()
  await dialog.getByText(/^(Waiting until|The next step is due)/).waitFor()
  const { body } = await console.api.get(`/cases/${caseId}/workflow`)
  expect(body).toMatchObject({ state: 'RUNNING', workflowId: standardWorkflowId('dk-consumer'), chosenBy: 'CASE' })
  expect(window.complaints).toEqual([])
})

it('an administrator adds a step, corrects a condition, saves the draft and publishes it', async () => {
  const { page } = window
  const workflowId = standardWorkflowId('dk-business')
  await window.goTo(`/settings/workflows?open=${workflowId}`)
  await page.getByRole('link', { name: 'Edit steps' }).click()
  await page.getByRole('heading', { name: 'Danmark, erhverv' }).waitFor()
  await window.expectAccessible()
  await window.shoot('workflow')
  await page.getByRole('button', { name: 'Add step' }).click()
  await page.getByRole('menuitem', { name: 'Condition' }).click()
  const condition = page.getByRole('textbox', { name: 'Condition' })
  await condition.fill('daysOv')
  await page.getByRole('button', { name: 'daysOverdue' }).click()
  await expect.poll(() => condition.inputValue()).toBe('daysOverdue ')
  await condition.fill('daysOverdue >')
  await page.getByText(/mistake at character 14/).waitFor()
  await window.expectAccessible()
  await window.shoot('workflow-mistake')
  await condition.fill('daysOverdue > 60')
  await page.getByText(/mistake at character/).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByText(/Publish version 2\?/).waitFor()
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByText('Version 2', { exact: false }).first().waitFor()
  await page.getByRole('button', { name: 'Compare with draft' }).last().click()
  await page.getByText(/Added:/).waitFor()
  await window.expectAccessible()
  await window.shoot('workflow-versions')
  expect((await console.api.get(`/workflows/${workflowId}`)).body.publishedVersion).toBe(2)
  expect(window.complaints).toEqual([])
})

it('the editor fits a tablet, and its diagram names the branches and cuts no name', async () => {
  const { page } = window
  await window.goTo(`/settings/workflows/${standardWorkflowId('dk-business')}/steps`)
  const diagram = page.getByRole('img', { name: /^The steps in order/ })
  await diagram.getByText('Yes', { exact: true }).first().waitFor()
  await diagram.getByText('No', { exact: true }).first().waitFor()
  expect(await diagram.textContent()).not.toContain('…')
  await page.setViewportSize(screens.tablet)
  const tooWide =
    "[...document.querySelectorAll('main, main *')].filter((box) => getComputedStyle(box).overflowX === 'auto' && box.scrollWidth > box.clientWidth).length"
  expect(await page.evaluate(tooWide)).toBe(0)
  await window.shoot('workflow-tablet')
  await page.setViewportSize(screens.desktop)
})

it('an administrator compares what two versions would do before moving cases', async () => {
  const { page } = window
  const workflowId = standardWorkflowId('dk-business')
  await window.goTo(`/settings/workflows/${workflowId}/steps`)
  await page.getByRole('link', { name: 'Simulate' }).click()
  await page.getByRole('heading', { name: 'Simulation' }).waitFor()
  await page.getByRole('combobox', { name: 'Compare with' }).click()
  await page.getByRole('option', { name: 'Version 1' }).click()
  await window.expectAccessible()
  await page.getByRole('button', { name: 'Run simulation' }).click()
  await page.getByRole('heading', { name: '1 case from 2 Mar 2026' }).waitFor()
  const body = { version: 2, compareWith: 1, cases: 100, weeks: 26, paidPercent: 10 }
  const { results } = (await console.api.post(`/workflows/${workflowId}/simulate`, body)).body
  const letters = results.map(({ weeks }: { weeks: { letters: number }[] }) =>
    weeks.reduce((sum, week) => sum + week.letters, 0),
  )
  const row = page.getByRole('row', { name: /^Letters/ })
  await expect.poll(() => row.innerText()).toBe(['Letters', ...letters].join('\t'))
  expect(letters[0]).toBeGreaterThan(0)
  const firstWeek = page.getByTitle(/^Week from 2 Mar 2026: Version 2: \d+, Version 1: \d+$/)
  await expect.poll(() => firstWeek.count()).toBe(1)
  await window.expectAccessible()
  await window.shoot('workflow-simulation')
  expect(window.complaints).toEqual([])
})

it('an administrator replaces the steps by YAML, and plays the draft over a file before publishing it', async () => {
  const { api } = console
  const { page } = window
  const { creditorId } = await givenCreditor(api, { name: 'Filkreditor ApS' })
  const line = {
    ...{ currency: 'DKK', customer: { referenceId: 'SIM-1', users: [{ details: { name: 'Sim Holm' } }] } },
    caseVouchers: [
      {
        ...{ voucherTypeId: standardType.principal, amount: 90_000, source: 'CREDITOR', referenceId: 'SIM-F-1' },
        ...{ date: '2026-01-02', dueDate: '2026-02-01' },
      },
    ],
  }
  const content = Buffer.from(JSON.stringify(line)).toString('base64')
  const upload = await api.post(`/imports?kind=cases&creditorId=${creditorId}`, { fileName: 'nye.ndjson', content })
  expect(upload.status, upload.text).toBe(201)
  await runQueuedImports(api.services)
  const { workflowId } = (await api.post('/workflows', { name: 'Fra YAML' })).body
  await window.goTo(`/settings/workflows/${workflowId}/steps`)
  await page.getByRole('button', { name: 'Show as YAML or JSON' }).click()
  const text = page.getByRole('textbox', { name: 'Definition' })
  await text.fill('steps: [')
  await page.getByText('This is not a definition').waitFor()
  await text.fill('steps:\n  - { id: first, type: letter, template: reminder }\n  - { id: done, type: end }\n')
  await page.getByText('JSON', { exact: true }).click()
  await expect.poll(() => text.inputValue()).toContain('"template": "reminder"')
  await window.expectAccessible()
  await window.shoot('workflow-text')
  await page.getByRole('button', { name: 'Use this text' }).click()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect.poll(async () => (await api.get(`/workflows/${workflowId}/draft`)).body.definition?.steps.length).toBe(2)
  await window.goTo(`/settings/workflows/${workflowId}/simulation`)
  await page.getByRole('combobox', { name: 'Cases to play' }).click()
  await page.getByRole('option', { name: 'nye.ndjson' }).click()
  await page.getByRole('button', { name: 'Run simulation' }).click()
  await page.getByRole('heading', { name: '1 case from 2 Mar 2026' }).waitFor()
  await expect.poll(() => page.getByRole('row', { name: /^Letters/ }).innerText()).toBe('Letters\t1')
  await window.expectAccessible()
  await window.shoot('workflow-simulation-of-file')
  expect((await api.get('/customers?referenceId=SIM-1')).body.items).toEqual([])
  expect(window.complaints).toEqual([])
})
