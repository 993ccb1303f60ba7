import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'
import { focusMenu, keepTabInMenu } from './menu-keys.ts'

/** Deep teal: the only accent, for actions and selections. Shade 8 on white and shade 3 on dark pass AA. */
const teal: MantineColorsTuple = [
  '#eaf6f5',
  '#d3eae8',
  '#a6d5d1',
  '#74bfb9',
  '#4aaaa3',
  '#2b968f',
  '#15807a',
  '#0d6b66',
  '#0b5a56',
  '#084643',
]

/** A grey with just enough of the accent not to look blue next to it. */
const gray: MantineColorsTuple = [
  '#f7f9f9',
  '#eef2f2',
  '#e2e8e8',
  '#d2dada',
  '#b4bfbf',
  '#8e9b9b',
  '#6a7777',
  '#4e5a5a',
  '#343e3e',
  '#1d2525',
]

const dark: MantineColorsTuple = [
  '#d6dede',
  '#b7c1c1',
  '#97a3a3',
  '#6b7878',
  '#445050',
  '#333d3d',
  '#252d2d',
  '#1b2222',
  '#141a1a',
  '#0d1212',
]

export const theme = createTheme({
  colors: { teal, gray, dark },
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 6 },
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '8px', xl: '12px' },
  defaultRadius: 'sm',
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.35' },
      h2: { fontSize: '1rem', lineHeight: '1.4' },
      h3: { fontSize: '0.875rem', lineHeight: '1.45' },
    },
  },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    // Locking the page's scroll adds a style element, which our content security policy blocks; the page does not
    // scroll anyway.
    Modal: { defaultProps: { lockScroll: false, transitionProps: { duration: 120 } } },
    Drawer: { defaultProps: { lockScroll: false, transitionProps: { duration: 120 } } },
    Menu: { defaultProps: { trapFocus: false, transitionProps: { duration: 0 } } },
    MenuDropdown: { defaultProps: { ref: focusMenu, onKeyDown: keepTabInMenu } },
    // They close by themselves, and the close button would have no accessible name.
    Notification: { defaultProps: { withCloseButton: false } },
    TextInput: { defaultProps: { size: 'sm' } },
    Select: { defaultProps: { size: 'sm', checkIconPosition: 'right' } },
    Textarea: { defaultProps: { size: 'sm' } },
    NumberInput: { defaultProps: { size: 'sm' } },
    Button: { defaultProps: { size: 'sm' } },
    Tooltip: { defaultProps: { openDelay: 400, withArrow: false } },
  },
})

/** The meaning of the colours in both schemes; the contrast of each with its background is tested. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--ground': '#f4f7f7',
    '--surface': '#ffffff',
    '--surface-raised': '#ffffff',
    '--line': '#e0e6e6',
    '--line-strong': '#c7d0d0',
    '--ink': '#1a2323',
    '--ink-quiet': '#566363',
    '--accent-ink': '#0b5a56',
    '--accent-ground': '#e4f2f1',
    '--danger-ink': '#b42318',
    '--danger-ground': '#fdeceb',
    '--waiting-ink': '#8a5300',
    '--waiting-ground': '#fdf3e1',
    '--good-ink': '#1d6b33',
    '--good-ground': '#e8f5ec',
    '--internal-ground': '#fbf7ea',
    '--mantine-color-text': '#1a2323',
    '--mantine-color-body': '#ffffff',
    '--mantine-color-dimmed': '#566363',
    '--mantine-color-placeholder': '#647171',
    '--mantine-color-error': '#b42318',
    '--mantine-color-anchor': '#0b5a56',
  },
  dark: {
    '--ground': '#101616',
    '--surface': '#182020',
    '--surface-raised': '#1f2828',
    '--line': '#2b3636',
    '--line-strong': '#435050',
    '--ink': '#e3eaea',
    '--ink-quiet': '#a0adad',
    '--accent-ink': '#7fcac4',
    '--accent-ground': '#173735',
    '--danger-ink': '#ff9a90',
    '--danger-ground': '#3b1f1d',
    '--waiting-ink': '#eebb62',
    '--waiting-ground': '#37290f',
    '--good-ink': '#84cf98',
    '--good-ground': '#173321',
    '--internal-ground': '#2a2617',
    '--mantine-color-text': '#e3eaea',
    '--mantine-color-body': '#182020',
    '--mantine-color-dimmed': '#a0adad',
    '--mantine-color-placeholder': '#94a1a1',
    '--mantine-color-error': '#ff9a90',
    '--mantine-color-anchor': '#7fcac4',
  },
})
