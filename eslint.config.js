import tseslint from 'typescript-eslint'

/** Names that say nothing about the content of a file. */
const homelessNames = ['utils', 'helpers', 'common', 'shared', 'manager'].flatMap((name) => [
  `**/${name}.*`,
  `**/*-${name}.*`,
  `**/${name}/**`,
])

/** Project rules: see CONTRIBUTING.md, "Where things live". */
export default tseslint.config(
  { ignores: ['**/node_modules/**', '**/dist/**', '**/data/**', '**/generated/**'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 12],
      'max-params': ['error', 4],
      'no-warning-comments': ['error', { terms: ['fixme', 'xxx', 'hack'], location: 'anywhere' }],
      'require-atomic-updates': ['error', { allowProperties: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: homelessNames, message: 'Name a file after what it does.' }] },
      ],
    },
  },
  {
    // Which folder may import which is checked by apps/server/test/contract/structure.test.ts.
    files: ['apps/server/src/platform/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: homelessNames, message: 'Name a file after what it does.' },
            { group: ['**/features/**', '**/main/**'], message: 'platform/ imports no feature.' },
          ],
        },
      ],
    },
  },
  {
    // Markup is long without being complex; functions must still be simple.
    files: ['apps/console/src/**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 90, skipBlankLines: true, skipComments: true }] },
  },
  {
    // These add style elements to the page, which the content security policy of the console blocks.
    files: ['apps/console/src/**/*.ts', 'apps/console/src/**/*.tsx'],
    rules: {
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@mantine/core',
              importNames: ['AppShell', 'Flex', 'Grid', 'SimpleGrid', 'ColorSchemeScript'],
              message: 'It writes a style element, which the content policy refuses. Lay out with a CSS module.',
            },
          ],
          patterns: [{ group: homelessNames, message: 'Name a file after what it does.' }],
        },
      ],
    },
  },
  {
    // Tests and data tables are read from top to bottom; their length is not complexity.
    files: [
      '**/*.test.ts',
      '**/test/**/*.ts',
      '**/*.data.ts',
      '**/*.schemas.ts',
      '**/*.routes.ts',
      '**/*.text.ts',
      'bench/**',
    ],
    rules: {
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // Tests check the shape of a response by their assertions, not by types.
    files: ['**/*.test.ts', '**/test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
)
