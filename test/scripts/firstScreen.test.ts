import { execFileSync } from 'node:child_process'

/** Builds planted modules as what is drawn before React, and as a section of the islands; prints what comes of it. */
const BUILD = `
  import { rollup } from 'rollup'
  import { transpile } from './scripts/rollup/transpile.mjs'
  import { firstScreen, withoutFirst } from './scripts/rollup/firstScreen.mjs'
  const planted = (modules) => ({
    name: 'planted',
    resolveId: (id) => (id in modules ? id.replace('.', process.cwd()) : null),
    load: (id) => modules[id.replace(process.cwd(), '.')] ?? null,
  })
  const build = async (plugins, modules) => {
    try {
      const built = await rollup({
        input: './planted.tsx',
        plugins: [...plugins, planted(modules), transpile()],
        onwarn: () => undefined,
        external: (id) => id.startsWith('#'),
      })
      const { output } = await built.generate({ format: 'es' })
      return output.map(({ code }) => code).join('')
    } catch ({ message }) {
      return message
    }
  }
  const first = (text, others = {}) => build([firstScreen()], { './planted.tsx': text, ...others })
  const section = "import { reads } from './reads.ts'; export const planted = section({ path: '/a/', first: { reads } })"
  console.log(JSON.stringify({
    library: await first("import { Chart } from 'charts'; console.log(Chart)"),
    hook: await first("import { useOptimistic } from 'react'; console.log(useOptimistic)"),
    dialog: await first("import { helper } from './OwnDialog.tsx'; console.log(helper)", {
      './OwnDialog.tsx': 'export const helper = 1; export const OwnDialog = () => null',
    }),
    islands: await build([withoutFirst()], {
      './planted.tsx': section,
      './reads.ts': "export const reads = ['/planted/']",
    }),
  }))
`

const built = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '-e', BUILD], { encoding: 'utf8' }),
) as Record<'library' | 'hook' | 'dialog' | 'islands', string>

it('a library without a stand-in cannot be drawn before React', () => {
  expect(built.library).toContain('nothing stands for charts before React')
})

it('a hook that the engine lacks fails the build by its name', () => {
  expect(built.hook).toContain('"useOptimistic" is not exported')
})

it('a helper out of the file of a dialog fails the build by its name', () => {
  expect(built.dialog).toContain('"helper" is not exported')
})

it('the islands hold nothing of what a section draws before React', () => {
  expect(built.islands).toContain("path: '/a/'")
  expect(built.islands).not.toContain('/planted/')
})
