import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  convertCssVariables,
  deepMerge,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core'
import { describe, expect, it } from 'vitest'
import { cssVariablesResolver, theme } from './theme.ts'

const file = join(import.meta.dirname, 'generated/variables.css')
const merged = mergeMantineTheme(DEFAULT_THEME, theme)
const meaning = cssVariablesResolver(merged)

/** The relative luminance of WCAG. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(foreground: string, background: string): number {
  const [light = 0, dark = 0] = [luminance(foreground), luminance(background)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

describe('the theme', () => {
  it('its variables are in a file, since the content security policy blocks inline styles', async () => {
    const variables = deepMerge(defaultCssVariablesResolver(merged), meaning)
    const scheme = (name: string): string =>
      `:root[data-mantine-color-scheme="${name}"] { --mantine-color-scheme: ${name}; color-scheme: ${name}; }`
    // Paper is white, whatever the colour scheme.
    const onPaper = Object.entries(meaning.light).map(([name, value]) => `${name}: ${value};`)
    const print = `@media print { :root[data-mantine-color-scheme="dark"] { color-scheme: light; ${onPaper.join(' ')} } }`
    const css = `${convertCssVariables(variables)}\n${scheme('light')}\n${scheme('dark')}\n${print}\n`.replaceAll(
      /;(?=\s*-)/g,
      ';\n',
    )
    if (process.env['GENERATE'] === 'true') await writeFile(file, css)
    expect(await readFile(file, 'utf8'), 'run "npm run generate"').toBe(css)
  })

  const grounds = ['--ground', '--surface', '--surface-raised'] as const
  const inks = ['--ink', '--ink-quiet', '--accent-ink', '--danger-ink', '--waiting-ink', '--good-ink'] as const
  it.each(['light', 'dark'] as const)('every text colour is readable on every background (%s)', (scheme) => {
    const colours = meaning[scheme]
    for (const ink of inks) {
      for (const ground of grounds) {
        const ratio = contrast(colours[ink] ?? '', colours[ground] ?? '')
        expect(ratio, `${ink} on ${ground}: ${ratio.toFixed(2)}`).toBeGreaterThanOrEqual(4.5)
      }
    }
    for (const name of ['accent', 'danger', 'waiting', 'good'] as const) {
      const ratio = contrast(colours[`--${name}-ink`] ?? '', colours[`--${name}-ground`] ?? '')
      expect(ratio, `${name}: ${ratio.toFixed(2)}`).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('white is readable on a button', () => {
    expect(contrast('#ffffff', theme.colors?.['teal']?.[7] ?? '')).toBeGreaterThanOrEqual(4.5)
    expect(contrast('#ffffff', theme.colors?.['teal']?.[6] ?? '')).toBeGreaterThanOrEqual(4.5)
  })
})
