import { execFileSync } from 'node:child_process'

/** Builds planted modules for the rendering before React and for the islands; prints the outcomes. */
const BUILD = `
  import { rollup } from 'rollup'
  import { transpile } from './scripts/rollup/typescript.mjs'
  import { beforeReact } from './scripts/rollup/prerender.mjs'
  import { prerender } from './scripts/rollup/prerender.mjs'
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
  const prerendered = (text, others = {}) => build([prerender()], { './planted.tsx': text, ...others })
  const component = \`
    import { LeftToReact } from './left.ts'
    import { useState } from 'react'
    import { label } from './label.ts'
    export function Planted() {
      if (BEFORE_REACT) throw new LeftToReact()
      const [text] = useState(label)
      return withTitle(text)
    }
    const withTitle = (text: string) => <b title={label}>{text}</b>
  \`
  const shaken = async (value) => {
    const { code } = await transpile().transform(component, 'planted.tsx')
    return (await beforeReact(value).transform(code, process.cwd() + '/planted.tsx')).code
  }
  console.log(JSON.stringify({
    library: await prerendered("import { Chart } from 'charts'; console.log(Chart)"),
    hook: await prerendered("import { useOptimistic } from 'react'; console.log(useOptimistic)"),
    dialog: await prerendered("import { helper } from './OwnDialog.tsx'; console.log(helper)", {
      './OwnDialog.tsx': 'export const helper = 1; export const OwnDialog = () => null',
    }),
    before: await shaken(true),
    after: await shaken(false),
    section: await prerendered("export { planted } from './section.tsx'", {
      './section.tsx': \`export const planted = section({
        load: () => import('./Planted.tsx').then(({ Planted }) => Planted),
        prerender: { reads: ['/planted/'] },
      })\`,
      './Planted.tsx': "export const Planted = 'drawn'",
    }),
  }))
`

const built = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '-e', BUILD], { encoding: 'utf8' }),
) as Record<'library' | 'hook' | 'dialog' | 'before' | 'after' | 'section', string>

it('a library without a stand-in cannot be drawn before React', () => {
  expect(built.library).toContain('nothing stands for charts before React')
})

it('a hook that the engine lacks fails the build by its name', () => {
  expect(built.hook).toContain('"useOptimistic" is not exported')
})

it('a helper out of the file of a dialog fails the build by its name', () => {
  expect(built.dialog).toContain('"helper" is not exported')
})

it('before React a component keeps neither code nor imports of its other branch', () => {
  expect(built.before).toContain('throw new LeftToReact()')
  expect(built.before).not.toMatch(/useState|label|withTitle/)
})

it('in the islands it keeps nothing of the branch before React', () => {
  expect(built.after).toMatch(/useState[^]*label[^]*withTitle/)
  expect(built.after).not.toMatch(/LeftToReact|BEFORE_REACT/)
})

it('a section is drawn before React by the page that it loads', () => {
  expect(built.section).toContain("'drawn'")
  expect(built.section).toContain('.load("Planted")')
})
