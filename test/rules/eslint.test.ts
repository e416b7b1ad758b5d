/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(__dirname, '../..')

const many = (text: string, times: number) => Array.from({ length: times }, () => text).join('\n')

/** A file, a text in it that breaks a rule, and the beginning of the linter's message. */
const OFFENCES = [
  ['src/ui/Planted.tsx', 'export const a = <a href="/">x</a>', 'A link goes through'],
  ['src/ui/Planted.tsx', 'export const a = <img src="/x" alt="" />', 'A picture goes through'],
  ['src/ui/planted.ts', "location.assign('/')", 'Only src/host'],
  ['src/ui/planted.ts', "location.href = '/'", 'Only src/host'],
  [
    'src/ui/Planted.tsx',
    "export const a = <p dangerouslySetInnerHTML={{ __html: '' }} />",
    'No HTML from texts, and',
  ],
  ['src/ui/Planted.tsx', 'export const a = <form action="/" />', 'No HTML from texts, and'],
  ['src/ui/planted.ts', "document.body.innerHTML = ''", 'No HTML from texts.'],
  ...[
    'const { data = [] } = useOrdersQuery()',
    'const { data: orders = [], isLoading } = useOrdersQuery()',
    'const { currentData: orders = NONE } = query',
    'const orders = useOrdersQuery().data ?? []',
    'const orders = query.data ?? NONE',
    'const orders = query.data || NONE',
    'const orders = query?.data ?? NONE',
    'const { length } = query.data?.orders ?? []',
    'const count = useCountersQuery().data?.unread ?? 0',
    'const orders = data ?? []',
    'const orders = data?.orders ?? []',
    'const orders = valueOf(read) ?? []',
    'const orders = valueOf(read)?.orders ?? []',
  ].map((text) => ['src/features/planted.ts', text, 'A read that waits or has failed']),
  ...[
    "addEventListener('scroll', look, { passive: true })",
    "document.removeEventListener('click', look, { capture: true })",
    "void fetch('/', { cache: 'reload' })",
    'observer.observe(document, { childList: true })',
  ].map((text) => ['src/ui/planted.ts', text, 'Options of the browser inherit nothing']),
  ['src/ui/planted.ts', 'setTimeout(() => part.current?.focus())', 'No timer moves the focus'],
  [
    'src/ui/planted.ts',
    'export const dayOf = (at: string) => at.slice(0, 10)',
    'A moment may name another day',
  ],
  ['widgets/planted.ts', 'const orders = query.data ?? []', 'A read that waits or has failed'],
  ['src/ui/planted.ts', 'export const width = window.innerWidth', "Unexpected use of 'window'"],
  ['widgets/planted.ts', "localStorage.setItem('a', 'b')", "Unexpected use of 'localStorage'"],
  [
    'test/planted.test.ts',
    "expect(await screen.findAllByRole('row')).toHaveLength(2)",
    'findAllBy… is content with the first',
  ],
  ['src/ui/PlantedDialog.tsx', 'export const helper = () => 1', 'A file …Dialog.tsx exports'],
  ['src/ui/PlantedDialog.tsx', 'export function helper() {}', 'A file …Dialog.tsx exports'],
  ['src/ui/PlantedDialog.tsx', 'const helper = 1\nexport { helper }', 'A file …Dialog.tsx exports'],
  ['src/ui/PlantedDialog.tsx', "export * from './helper'", 'A file …Dialog.tsx exports'],
  ...[
    'src/planted.ts',
    'widgets/planted.ts',
    'scripts/planted.mjs',
    'examples/planted.ts',
    'check/planted.ts',
  ].flatMap((file) => [
    [file, `export function f() {\n${many('  f()', 120)}\n}`, "Function 'f' has too many lines"],
    [file, `export function f(a) {\n${many('  if (a) f(a)', 20)}\n}`, "Function 'f' has a complexity of 21"],
  ]),
] as [file: string, text: string, message: string][]

/** Similar texts that break no rule. */
const INNOCENT: [file: string, text: string][] = [
  ['src/ui/controls/Anchor.tsx', 'export const a = <a href="/">x</a>'],
  ['src/host/planted.ts', 'export const width = window.innerWidth'],
  [
    'src/ui/PlantedDialog.tsx',
    'export interface Props { a: 1 }\nexport function PlantedDialog() {\n  return null\n}',
  ],
  ['src/ui/PlantedDialog.tsx', 'export const PlantedDialog = () => null\nexport type { A } from "./a"'],
  [
    'src/features/planted.ts',
    "const one = read.state === 'known' ? read.value : 1\nconst isThere = query.data !== undefined || 1",
  ],
  ['src/planted.ts', `export function f() {\n  // a comment\n\n${many('  f()', 118)}\n}`],
]

/** Run by Node itself: the linter and its configuration are modules. */
const SCRIPT = `
  import { ESLint } from 'eslint'
  const eslint = new ESLint({ cwd: process.argv[1] })
  let input = ''
  for await (const text of process.stdin) input += text
  const all = []
  for (const [filePath, text] of JSON.parse(input)) {
    const [result] = await eslint.lintText(text, { filePath })
    all.push(result.messages.map(({ message }) => message))
  }
  console.log(JSON.stringify(all))
`

function lint(files: [file: string, text: string][]): string[][] {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', SCRIPT, ROOT], {
    cwd: ROOT,
    encoding: 'utf8',
    input: JSON.stringify(files),
  })
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout) as string[][]
}

it('reports each planted offence once, and nothing else', () => {
  const messages = lint(OFFENCES.map(([file, text]) => [file, text]))
  const begin = messages.map((found, index) =>
    found.map((text) => text.replace(/^'[^']*' /, '').slice(0, OFFENCES[index]?.[2].length)),
  )
  expect(begin).toEqual(OFFENCES.map(([, , message]) => [message]))
})

it('lets pass what may stand there', () => {
  expect(lint(INNOCENT)).toEqual(INNOCENT.map(() => []))
})
